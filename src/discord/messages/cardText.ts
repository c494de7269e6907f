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
import type { Language, Preferences } from '../../table/index.ts';
import { type CardWords, type Deck, deckOf, textIn } from '../../text/index.ts';

/** How cards are named: in which language, as cards of which deck, and by which signs. */
export interface CardTongue {
  readonly language: Language;
  readonly deck: Deck;
  /** In four colours each suit's sign has its own; with words there are no signs, so that it can be read out. */
  readonly signs: 'usual' | 'fourColours' | 'words';
}

/** The cards of a table, named to somebody. */
export function tongueOf(rules: Pick<Rules, 'preset'>, language: Language): CardTongue {
  return { language, deck: deckOf(rules), signs: 'usual' };
}

/** The same as somebody has set it for their own eyes. */
export function ownTongue(tongue: CardTongue, { deck, colours, cards }: Preferences): CardTongue {
  const signs = colours === 'four' ? ('fourColours' as const) : ('usual' as const);
  return { ...tongue, deck: deck === 'table' ? tongue.deck : deck, signs: cards === 'words' ? 'words' : signs };
}

type Emojis = Readonly<Record<Deck, readonly [string, string, string, string]>>;

/** In the order of the notation (rules.md §0). */
const EMOJIS: Emojis = {
  swiss: ['🌹', '🌰', '🔔', '🛡️'],
  german: ['❤️', '🌰', '🔔', '🍃'],
  french: ['♥️', '♦️', '♣️', '♠️'],
};

/** French signs come in two colours only. */
const FOUR_COLOURS: Emojis = { ...EMOJIS, french: ['❤️', '🔷', '☘️', '♠️'] };

const wordsIn = ({ language, deck }: CardTongue): CardWords => textIn(language).decks[deck];

function suitEmoji(suit: Suit, { deck, signs }: CardTongue): string {
  return (signs === 'fourColours' ? FOUR_COLOURS : EMOJIS)[deck][suit];
}

/** `🔔 Schellen` */
export function suitText(suit: Suit, tongue: CardTongue): string {
  if (tongue.signs === 'words') return suitName(suit, tongue);
  return `${suitEmoji(suit, tongue)} ${suitName(suit, tongue)}`;
}

export function suitName(suit: Suit, tongue: CardTongue): string {
  return wordsIn(tongue).suits[suit];
}

/** What stands on a button. */
interface CardLabel {
  readonly label: string;
  readonly emoji?: string;
}

/** `🔔 Schellen` */
export function suitLabel(suit: Suit, tongue: CardTongue): CardLabel {
  const label = suitName(suit, tongue);
  return tongue.signs === 'words' ? { label } : { label, emoji: suitEmoji(suit, tongue) };
}

/** `🌹 U` */
export function cardLabel(card: Card, tongue: CardTongue): CardLabel {
  if (tongue.signs === 'words') return { label: cardFullName(card, tongue) };
  return { label: cardLetter(card, tongue), emoji: suitEmoji(suitOf(card), tongue) };
}

/** Cards of one suit: `🌹 6 9 U` */
export function suitLine(suit: Suit, cards: readonly Card[], tongue: CardTongue): string {
  if (tongue.signs === 'words') return cards.map((card) => cardFullName(card, tongue)).join(', ');
  return `${suitEmoji(suit, tongue)} ${cards.map((card) => cardLetter(card, tongue)).join(' ')}`;
}

/** The rank as on the corner of the card: `U`. */
export function cardLetter(card: Card, tongue: CardTongue): string {
  return wordsIn(tongue).letters[rankOf(card)];
}

/** `🌹U` */
export function cardText(card: Card, tongue: CardTongue): string {
  if (tongue.signs === 'words') return cardFullName(card, tongue);
  return `${suitEmoji(suitOf(card), tongue)}${cardLetter(card, tongue)}`;
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
  const [named, sign] = tongue.signs === 'words' ? [ranks, suitName(suit, tongue)] : [letters, suitEmoji(suit, tongue)];
  return weis.run({ cards, suit: sign, from: named[top - cards + 1] ?? '', to: named[top], points });
}

export function contractText(contract: Contract, tongue: CardTongue): string {
  const suit = trumpOfContract(contract);
  if (suit !== null) return suitText(suit, tongue);
  return textIn(tongue.language).contracts[contract as Exclude<Contract, 'R' | 'E' | 'S' | 'L'>];
}
