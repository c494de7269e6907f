import { rankNumber, rankOf, ranks, type Suit, suitOf, suits } from './cards.ts';
import type { Rules } from './rules.ts';

export interface Weis {
  readonly cards: readonly string[];
  readonly points: number;
}

/** Points of a run by its length, and of a four of a kind by its rank (rules.md §2, the table). */
const values = {
  swiss: {
    run: [0, 0, 0, 20, 50, 100, 150, 200, 250, 300],
    four: { A: 100, K: 100, O: 100, T: 100, '9': 150, U: 200, '8': 100, '7': 100, '6': 100 },
  },
  vorarlberg: {
    run: [0, 0, 0, 20, 50, 100, 120, 140, 160, 180],
    four: { A: 100, K: 100, O: 100, T: 100, '9': 150, U: 200, '8': 0, '7': 0, '6': 0 },
  },
} as const;

/** All maximal runs of three or more in these cards. */
function maximalRuns(cards: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [];
  for (const suit of suits) {
    let run: string[] = [];
    for (const rank of [...ranks, 'end']) {
      if (cards.includes(suit + rank)) {
        run.push(suit + rank);
      } else {
        if (run.length >= 3) found.push(run);
        run = [];
      }
    }
  }
  return found;
}

/** Every piece of three or more cards of a run, the whole run too. */
function piecesOf(run: readonly string[]): readonly (readonly string[])[] {
  return run.flatMap((_, start) => run.slice(start + 2).map((__, extra) => run.slice(start, start + 3 + extra)));
}

function foursOfAKind(cards: readonly string[], rules: Rules): readonly Weis[] {
  return ranks
    .map((rank) => ({ cards: suits.map((suit) => suit + rank), points: values[rules.weisValues].four[rank] }))
    .filter((four) => four.points > 0 && four.cards.every((card) => cards.includes(card)));
}

/**
 * The Weise these cards are credited with (rules.md §2). `led` is the suit led for a table Weis, null for a hand:
 * runs in another suit than the one led are worth `foreignFactor` times as much.
 */
export function creditedWeise(cards: readonly string[], led: string | null, rules: Rules): readonly Weis[] {
  const worth = (run: readonly string[]): Weis => {
    const foreign = led !== null && suitOf(run[0] ?? '') !== led;
    const points = values[rules.weisValues].run[run.length] ?? 0;
    return { cards: run, points: foreign ? points * rules.foreignFactor : points };
  };
  const runs = maximalRuns(cards);
  const fours = foursOfAKind(cards, rules);
  if (rules.crossWeis) return [...runs.map(worth), ...fours];
  return bestSet(disjointSets([...runs.flatMap(piecesOf).map(worth), ...fours]));
}

/** Every selection of these Weise in which no card serves twice. */
function disjointSets(weise: readonly Weis[]): readonly (readonly Weis[])[] {
  const [first, ...rest] = weise;
  if (first === undefined) return [[]];
  const apart = rest.filter((weis) => !weis.cards.some((card) => first.cards.includes(card)));
  return [...disjointSets(rest), ...disjointSets(apart).map((set) => [first, ...set])];
}

export const sumOf = (weise: readonly Weis[]): number => weise.reduce((sum, weis) => sum + weis.points, 0);

/** Positive if `a` is the higher Weis: points, then cards, then top card. */
function compareWeise(a: Weis, b: Weis): number {
  return a.points - b.points || a.cards.length - b.cards.length || topOf(a) - topOf(b);
}

const topOf = (weis: Weis): number => Math.max(...weis.cards.map(rankNumber));

/** Highest first. */
const ranked = (weise: readonly Weis[]): readonly Weis[] => [...weise].sort((a, b) => compareWeise(b, a));

/** The set with the greatest sum; at equal sums the one whose best Weis is higher, then the second best, … */
function bestSet(sets: readonly (readonly Weis[])[]): readonly Weis[] {
  return sets.map(ranked).reduce((best, set) => (compareSets(set, best) > 0 ? set : best));
}

function compareSets(a: readonly Weis[], b: readonly Weis[]): number {
  const differences = a.map((weis, place) => {
    const other = b[place];
    return other === undefined ? 1 : compareWeise(weis, other);
  });
  return sumOf(a) - sumOf(b) || (differences.find((difference) => difference !== 0) ?? 0);
}

interface Declaration {
  readonly seat: number;
  readonly weise: readonly Weis[];
}

/**
 * The seats whose hand Weise score. `inPlayOrder` are the declarations of trick 1, its leader's first; `trump` is the
 * trump at the end of trick 1 (rules.md §2, `compareWeis`).
 */
export function scoringSeats(inPlayOrder: readonly Declaration[], trump: Suit | null, rules: Rules): readonly number[] {
  const holders = inPlayOrder.flatMap(({ seat, weise }) => weise.map((weis) => ({ seat, weis })));
  if (rules.compareWeis === 'none') return [...new Set(holders.map(({ seat }) => seat))];
  const isHigher = (a: Weis, b: Weis): boolean => {
    if (rules.compareWeis === 'best-points') return a.points > b.points;
    return (compareWeise(a, b) || Number(isTrumpRun(a, trump)) - Number(isTrumpRun(b, trump))) > 0;
  };
  const [first, ...others] = holders;
  if (first === undefined) return [];
  return [others.reduce((best, holder) => (isHigher(holder.weis, best.weis) ? holder : best), first).seat];
}

function isTrumpRun(weis: Weis, trump: Suit | null): boolean {
  const oneSuit = new Set(weis.cards.map(suitOf)).size === 1;
  const oneRank = new Set(weis.cards.map(rankOf)).size === 1;
  return oneSuit && !oneRank && suitOf(weis.cards[0] ?? '') === trump;
}
