import { type Card, cardOf, DECK_SIZE, RANK } from './card.ts';

/** Cards in each hand by number of players (rules.md §3). */
const HAND_SIZES: Readonly<Record<number, number>> = { 3: 12, 4: 9, 5: 7, 6: 6, 7: 5, 8: 4, 9: 4 };
/** The batches in which people deal (rules.md §3). */
const BATCHES: Readonly<Record<number, readonly number[]>> = {
  3: [4, 4, 4],
  4: [3, 3, 3],
  5: [4, 3],
  6: [3, 3],
  7: [3, 2],
  8: [4],
  9: [4],
};

export function handSize(players: number): number {
  const size = HAND_SIZES[players];
  if (size === undefined) throw new RangeError(`no hand size for ${players} players`);
  return size;
}

/** Cards left out: `E7` with 5 and 7 players, the four sixes with 8 (rules.md §3). */
export function removedCards(players: number): readonly Card[] {
  if (players === 5 || players === 7) return [cardOf(1, RANK.seven)];
  if (players === 8) return [0, 9, 18, 27];
  return [];
}

/** The deck in play, `R E S L` × `6 … A`. */
export function deckFor(players: number): Card[] {
  const removed = removedCards(players);
  return Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !removed.includes(card));
}

/** Hands by seat from a shuffled deck, in batches, beginning with seat 0 (rules.md §3). */
export function dealOut(deck: readonly Card[], players: number): Card[][] {
  const hands: Card[][] = Array.from({ length: players }, () => []);
  let next = 0;
  for (const batch of BATCHES[players] ?? []) {
    for (const hand of hands) {
      hand.push(...deck.slice(next, next + batch));
      next += batch;
    }
  }
  return hands;
}
