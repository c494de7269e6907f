import { type Card, type Contract, rankOf, type Suit, suitOf, trumpOfContract, type Weis } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { type CardWords, type Deck, textIn } from '../../text/index.ts';

const DECK: Deck = 'swiss';
/** In the order of the notation (rules.md §0): roses, acorns, bells, shields. */
const EMOJIS = ['🌹', '🌰', '🔔', '🛡️'] as const;

const wordsIn = (language: Language): CardWords => textIn(language).decks[DECK];

export function suitEmoji(suit: Suit): string {
  return EMOJIS[suit];
}

/** `🔔 Schellen` */
export function suitText(suit: Suit, language: Language): string {
  return `${suitEmoji(suit)} ${suitName(suit, language)}`;
}

export function suitName(suit: Suit, language: Language): string {
  return wordsIn(language).suits[suit];
}

/** The rank as on the corner of the card: `U`. */
export function rankLetter(card: Card, language: Language): string {
  return wordsIn(language).letters[rankOf(card)];
}

/** `🌹U` */
export function cardText(card: Card, language: Language): string {
  return `${suitEmoji(suitOf(card))}${rankLetter(card, language)}`;
}

/** The whole name of a card: `Eicheln-Sieben`. */
export function cardFullName(card: Card, language: Language): string {
  const { suits, ranks } = wordsIn(language);
  return textIn(language).card({ suit: suits[suitOf(card)], rank: ranks[rankOf(card)] });
}

/** All Weise of somebody, each by its name and points. */
export function weiseText(weise: readonly Weis[], language: Language): string {
  return weise.map((weis) => weisText(weis, language)).join(', ');
}

function weisText({ suit, top, cards, points }: Weis, language: Language): string {
  const { weis } = textIn(language);
  const { letters, ranks } = wordsIn(language);
  if (suit === null) return weis.four({ rank: ranks[top], points });
  const from = letters[top - cards + 1] ?? '';
  return weis.run({ cards, suit: suitEmoji(suit), from, to: letters[top], points });
}

export function contractText(contract: Contract, language: Language): string {
  const suit = trumpOfContract(contract);
  if (suit !== null) return suitText(suit, language);
  return textIn(language).contracts[contract as Exclude<Contract, 'R' | 'E' | 'S' | 'L'>];
}
