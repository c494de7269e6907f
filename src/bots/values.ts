import { ALL_SUITS, type DealView, NONE, RANKS, type Rank, type Rules, rankPoints, type Suit } from '../game/index.ts';

/** Points by card. */
export type Values = readonly number[];

/**
 * What each card will be worth at the end of the deal, if `trump` is trump now. While the play may still set one each
 * suit is as likely as the next, and as good as certainly one will be set (rules.md §1.6).
 */
export function valuesOf(deal: Pick<DealView, 'contract'>, rules: Rules, trump: Suit | null): Values {
  const open = trump === null && rules.trump === 'play';
  const valuing = { rules, contract: deal.contract, trump: trump ?? (open ? 0 : NONE) } as const;
  const points = RANKS.map((_, rank) => rankPoints(valuing, rank as Rank));
  return ALL_SUITS.flatMap((suit) => {
    const chance = open ? 1 / 4 : suit === trump ? 1 : 0;
    return points.map((p) => p.plain + chance * (p.trump - p.plain));
  });
}
