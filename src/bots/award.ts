import { sum } from './masks.ts';
import type { Position } from './position.ts';

/** How far, in points, a seat's end can lie from what is expected of it when all 157 are still to come. */
const SPREAD = 42;
const ALL = 157;

/** The chance that a normal value with deviation 1 lies below `z`; the logistic curve comes near enough. */
const below = (z: number) => 1 / (1 + Math.exp(-1.7 * z));

/**
 * Sticks less potatoes to be expected of a deal in which the own seat expects `points` and the others share the rest:
 * lowest and highest are good, 100 and more is bad (rules.md §3, sticks).
 */
export function awardFor({ deal, seat, rules }: Position, points: number): number {
  const now = deal.seats.map((each) => each.points);
  const left = Math.max(0, ALL - sum(now));
  const spread = 1 + SPREAD * Math.sqrt(left / ALL);
  const share = Math.max(0, left - (points - (now[seat] as number))) / (now.length - 1);
  const theirs = now.filter((_, other) => other !== seat).map((each) => each + share);
  const lowest = theirs.reduce((chance, each) => chance * below((each - points) / spread), 1);
  const highest = theirs.reduce((chance, each) => chance * below((points - each) / spread), 1);
  const tooMany = below((points - 99.5) / spread);
  const theirTooMany = Math.min(1 - tooMany, sum(theirs.map((each) => below((each - 100) / spread))));
  const most = rules.awards === 'three' ? 3 : 1;
  return most * theirTooMany - 3 * tooMany + (1 - tooMany - theirTooMany) * (2 * (lowest + highest) - 1);
}
