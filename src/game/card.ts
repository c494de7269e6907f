/** Suits in the order of the notation: Rosen, Eicheln, Schellen, Schilten (rules.md §0). */
export const SUITS = ['R', 'E', 'S', 'L'] as const;
/** Ranks from low to high in the plain order (rules.md §0). */
export const RANKS = ['6', '7', '8', '9', 'T', 'U', 'O', 'K', 'A'] as const;

/** Index into `SUITS`. */
export type Suit = 0 | 1 | 2 | 3;
/** Index into `RANKS`. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** 0 … 35, suit × 9 + rank: `R6` is 0, `LA` is 35. */
export type Card = number;
/** 0 … n−1 in order of play (rules.md §0). */
export type Seat = number;

export const ALL_SUITS = [0, 1, 2, 3] as const;
export const RANK = { six: 0, seven: 1, eight: 2, nine: 3, ten: 4, under: 5, ober: 6, king: 7, ace: 8 } as const;
export const DECK_SIZE = 36;

const SUIT_OF = Array.from({ length: DECK_SIZE }, (_, card) => Math.floor(card / 9) as Suit);
const RANK_OF = Array.from({ length: DECK_SIZE }, (_, card) => (card % 9) as Rank);

export function suitOf(card: Card): Suit {
  return SUIT_OF[card] as Suit;
}

export function rankOf(card: Card): Rank {
  return RANK_OF[card] as Rank;
}

export function cardOf(suit: Suit, rank: Rank): Card {
  return suit * 9 + rank;
}

/** Two letters, suit then rank: `RU`. */
export function cardName(card: Card): string {
  return `${SUITS[suitOf(card)]}${RANKS[rankOf(card)]}`;
}

export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(' ');
}

const BY_NAME: ReadonlyMap<string, Card> = new Map(
  Array.from({ length: DECK_SIZE }, (_, card) => [cardName(card), card]),
);

/** The card of a two-letter name; null for anything else. */
export function parseCard(name: string): Card | null {
  return BY_NAME.get(name) ?? null;
}
