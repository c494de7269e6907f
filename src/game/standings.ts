import type { View } from './view.ts';

/**
 * What stands on the slate now, by seat. With a target, accounts grow as it happens (rules.md §3, mohren); elsewhere
 * nothing is written before the end of a deal.
 */
export function standingsOf({ rules, totals, deal }: Pick<View, 'rules' | 'totals' | 'deal'>): readonly number[] {
  if (!deal || !('target' in rules.end) || rules.slate !== 'points') return totals;
  return totals.map((total, seat) => total + (deal.seats[seat]?.points ?? 0));
}
