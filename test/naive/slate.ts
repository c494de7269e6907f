import type { Rules } from './rules.ts';

/** Written = total / 10, rounded once, halves away from zero (rules.md §3 classic). */
export function roundedTens(total: number): number {
  const magnitude = Math.floor((Math.abs(total) + 5) / 10);
  return total < 0 && magnitude > 0 ? -magnitude : magnitude;
}

/** The three seats with equal points that must draw, in ascending order; null if nobody draws (rules.md §3 sticks). */
export function drawingSeats(points: readonly number[], rules: Rules): readonly number[] | null {
  if (rules.slate !== 'sticks' || Math.max(...points) >= 100) return null;
  const groups = points.map((mine) => points.flatMap((other, seat) => (other === mine ? [seat] : [])));
  return groups.find((group) => group.length === 3) ?? null;
}

/** Sticks (+) and potatoes (−) of one deal, by seat; `drawLoser` is who drew the highest card (rules.md §3 sticks). */
export function awardsOf(points: readonly number[], drawLoser: number | null, rules: Rules): readonly number[] {
  const highest = Math.max(...points);
  const lowest = Math.min(...points);
  const others = rules.awards === 'zero-sum' ? 1 : 3;
  if (highest === 157) return points.map((mine) => (mine === highest ? 3 : -others));
  if (highest >= 100) return points.map((mine) => (mine === highest ? -3 : others));
  const tied = drawingSeats(points, rules);
  if (tied !== null) {
    return points.map((_, seat) => {
      if (!tied.includes(seat)) return 1;
      return seat === drawLoser ? -1 : 0;
    });
  }
  const holding = (value: number) => points.filter((mine) => mine === value).length;
  return points.map((mine) => {
    if (mine === highest) return holding(highest) === 2 ? 0 : 1;
    if (mine === lowest) return holding(lowest) === 2 ? 0 : 1;
    return -1;
  });
}

/** What goes on the slate for these totals, by seat. */
export function writtenOf(totals: readonly number[], drawLoser: number | null, rules: Rules): readonly number[] {
  if (rules.slate === 'sticks') return awardsOf(totals, drawLoser, rules);
  return rules.slate === 'tens' ? totals.map(roundedTens) : totals;
}
