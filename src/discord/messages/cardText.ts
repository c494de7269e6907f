import {
  type Card,
  type Contract,
  type Rules,
  rankOf,
  type Suit,
  suitOf,
  trumpOfContract,
  type Weis,
} from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { type CardWords, type Deck, deckOf, textIn } from '../../text/index.ts';

/** How cards are named: in which language, and as cards of which deck. */
export interface CardTongue {
  readonly language: Language;
  readonly deck: Deck;
}

/** The cards of a table, named to somebody. */
export function tongueOf(rules: Pick<Rules, 'preset'>, language: Language): CardTongue {
  return { language, deck: deckOf(rules) };
}

/** In the order of the notation (rules.md §0). */
const EMOJIS: Readonly<Record<Deck, readonly [string, string, string, string]>> = {
  swiss: ['🌹', '🌰', '🔔', '🛡️'],
  german: ['❤️', '🌰', '🔔', '🍃'],
  french: ['♥️', '♦️', '♣️', '♠️'],
};

const wordsIn = ({ language, deck }: CardTongue): CardWords => textIn(language).decks[deck];

export function suitEmoji(suit: Suit, { deck }: CardTongue): string {
  return EMOJIS[deck][suit];
}

/** `🔔 Schellen` */
export function suitText(suit: Suit, tongue: CardTongue): string {
  return `${suitEmoji(suit, tongue)} ${suitName(suit, tongue)}`;
}

export function suitName(suit: Suit, tongue: CardTongue): string {
  return wordsIn(tongue).suits[suit];
}

/** The rank as on the corner of the card: `U`. */
export function rankLetter(card: Card, tongue: CardTongue): string {
  return wordsIn(tongue).letters[rankOf(card)];
}

/** `🌹U` */
export function cardText(card: Card, tongue: CardTongue): string {
  return `${suitEmoji(suitOf(card), tongue)}${rankLetter(card, tongue)}`;
}

/** The whole name of a card: `Eicheln-Sieben`. */
export function cardFullName(card: Card, tongue: CardTongue): string {
  const { suits, ranks } = wordsIn(tongue);
  return textIn(tongue.language).card({ suit: suits[suitOf(card)], rank: ranks[rankOf(card)] });
}

/** All Weise of somebody, each by its name and points. */
export function weiseText(weise: readonly Weis[], tongue: CardTongue): string {
  return weise.map((weis) => weisText(weis, tongue)).join(', ');
}

function weisText({ suit, top, cards, points }: Weis, tongue: CardTongue): string {
  const { weis } = textIn(tongue.language);
  const { letters, ranks } = wordsIn(tongue);
  if (suit === null) return weis.four({ rank: ranks[top], points });
  const from = letters[top - cards + 1] ?? '';
  return weis.run({ cards, suit: suitEmoji(suit, tongue), from, to: letters[top], points });
}

export function contractText(contract: Contract, tongue: CardTongue): string {
  const suit = trumpOfContract(contract);
  if (suit !== null) return suitText(suit, tongue);
  return textIn(tongue.language).contracts[contract as Exclude<Contract, 'R' | 'E' | 'S' | 'L'>];
}
