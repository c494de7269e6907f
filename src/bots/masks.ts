import { type Card, COUNT, cardsIn, rankOf, suitOf } from '../game/index.ts';

/** A set of cards: the ranks of each suit as nine bits, the six lowest, in the order `R E S L`. */
export type Masks = readonly number[];

export const count = (mask: number): number => COUNT[mask] as number;

export const maskOf = (masks: Masks, suit: number): number => masks[suit] as number;

export function countAll(masks: Masks): number {
  return masks.reduce((sum, mask) => sum + count(mask), 0);
}

export function masksOf(cards: readonly Card[]): Masks {
  const masks = [0, 0, 0, 0];
  for (const card of cards) masks[suitOf(card)] = maskOf(masks, suitOf(card)) | (1 << rankOf(card));
  return masks;
}

export function minus(masks: Masks, gone: Masks): Masks {
  return masks.map((mask, suit) => mask & ~maskOf(gone, suit));
}

/** Only the cards of one suit, or all but these. */
export const onlySuit = (masks: Masks, suit: number): Masks => masks.map((mask, each) => (each === suit ? mask : 0));
export const notSuit = (masks: Masks, suit: number): Masks => masks.map((mask, each) => (each === suit ? 0 : mask));

/** What each of the cards has in `byCard`, in the order of cards. */
export function pick(masks: Masks, byCard: readonly number[]): number[] {
  return cardsIn(masks).map((card) => byCard[card] as number);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
