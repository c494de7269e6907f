import { ALL_SUITS, NONE, RANKS, type Rank, rankPoints, type Suit } from '../game/index.ts';
import type { Masks, Position } from './position.ts';

/** Points by card, 0 … 35. */
export type Values = readonly number[];

/** The chance of each suit to be the trump that counts at the end, by suit. */
function chances(trump: Suit | null, open: boolean): readonly number[] {
  return ALL_SUITS.map((suit) => (trump === null ? (open ? 1 / 4 : 0) : suit === trump ? 1 : 0));
}

/**
 * What each card will be worth at the end of the deal if `trump` is set. While it is open every suit may become
 * trump, and as good as certainly one does (rules.md §1.6).
 */
export function valuesOf({ rules, deal, open }: Position, trump: Suit | null): Values {
  const valuing = { rules, contract: deal.contract, trump: trump ?? (open ? 0 : NONE) } as const;
  const points = RANKS.map((_, rank) => rankPoints(valuing, rank as Rank));
  return chances(trump, open).flatMap((chance) => points.map((p) => chance * p.trump + (1 - chance) * p.plain));
}

export function sumOf(masks: Masks, values: Values): number {
  let sum = 0;
  for (const suit of ALL_SUITS) {
    const mask = masks[suit] as number;
    for (let rank = 0; rank < 9; rank++) if (mask & (1 << rank)) sum += values[suit * 9 + rank] as number;
  }
  return sum;
}
