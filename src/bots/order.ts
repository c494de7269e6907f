import { type Card, RANKS, type Rank, rankOf, type Suit, suitOf, TRUMP_STRENGTH } from '../game/index.ts';

/** How cards beat each other at a given moment. */
export interface Order {
  readonly trump: Suit | null;
  readonly sixHigh: boolean;
}

function beatersBy(strength: (rank: number) => number): readonly number[] {
  return RANKS.map((_, low) =>
    RANKS.reduce((mask, _, high) => (strength(high) > strength(low) ? mask | (1 << high) : mask), 0),
  );
}

const ACE_HIGH = beatersBy((rank) => rank);
const SIX_HIGH = beatersBy((rank) => -rank);
const TRUMP = beatersBy((rank) => TRUMP_STRENGTH[rank as Rank]);

/** The ranks of the card's own suit that beat it, as a suit mask. */
export function beatersOf(card: Card, { trump, sixHigh }: Order): number {
  const rank = rankOf(card);
  if (suitOf(card) === trump) return TRUMP[rank] as number;
  return (sixHigh ? SIX_HIGH : ACE_HIGH)[rank] as number;
}

/** Whether `card` beats `best`, the card that wins the trick so far. */
export function beats(card: Card, best: Card, order: Order): boolean {
  if (suitOf(card) !== suitOf(best)) return suitOf(card) === order.trump;
  return (beatersOf(best, order) & (1 << rankOf(card))) !== 0;
}
