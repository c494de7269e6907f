import { ALL_SUITS, type Card } from './card.ts';

/**
 * The cards of one suit as nine bits, the six lowest. A set of cards is four of them, `R E S L`, in a row of a
 * `Uint16Array`; whatever is asked of a suit is then one look into a table of 512 entries.
 */
export type SuitMask = number;

export const MASKS = 512;
export const FULL_SUIT: SuitMask = MASKS - 1;
const NO_CARD = 255;

/** COUNT[mask] = how many cards. */
export const COUNT = new Uint8Array(MASKS);
/** KTH[mask * 9 + k] = rank of the k-th lowest card; 255 beyond the last. */
export const KTH = new Uint8Array(MASKS * 9).fill(NO_CARD);

for (let mask = 0; mask < MASKS; mask++) {
  for (let rank = 0; rank < 9; rank++) {
    if (mask & (1 << rank)) {
      KTH[mask * 9 + (COUNT[mask] as number)] = rank;
      COUNT[mask] = (COUNT[mask] as number) + 1;
    }
  }
}

/** Four masks from `offset` on, as cards sorted by suit, then rank low to high (rules.md §5). */
export function cardsIn(masks: ArrayLike<SuitMask>, offset = 0): Card[] {
  const cards: Card[] = [];
  for (const suit of ALL_SUITS) {
    const mask = masks[offset + suit] as number;
    const count = COUNT[mask] as number;
    for (let k = 0; k < count; k++) cards.push(suit * 9 + (KTH[mask * 9 + k] as number));
  }
  return cards;
}

/** Writes the cards into the four masks from `offset` on. */
export function putCards(masks: Uint16Array, offset: number, cards: readonly Card[]): void {
  for (const card of cards) {
    const index = offset + Math.floor(card / 9);
    masks[index] = (masks[index] as number) | (1 << (card % 9));
  }
}
