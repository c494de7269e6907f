import { ALL_SUITS, type Card, cardOf, RANK, type Rank, type Suit } from './card.ts';
import type { Rules } from './rules.ts';
import { FULL_SUIT, MASKS, type SuitMask } from './suitMask.ts';

/** A meld (rules.md §2). `top` is the highest rank of a run, or the rank of a four. `suit` is null for a four. */
export interface Weis {
  readonly suit: Suit | null;
  readonly top: Rank;
  readonly cards: number;
  readonly points: number;
}

/** Which points a Weis has, and whether a card may serve in two. */
export type WeisRules = Pick<Rules, 'weisValues' | 'crossWeis'>;
/** A trick whose runs in other suits than `led` count `factor` times (rules.md §2, foreign Weis). */
export interface Foreign {
  readonly led: Suit;
  readonly factor: number;
}

type Values = Rules['weisValues'];

/** Points of a run by its length (rules.md §2). */
const RUN_POINTS: Readonly<Record<Values, readonly number[]>> = {
  swiss: [0, 0, 0, 20, 50, 100, 150, 200, 250, 300],
  vorarlberg: [0, 0, 0, 20, 50, 100, 120, 140, 160, 180],
};

function fourPoints(values: Values, rank: Rank): number {
  if (rank === RANK.nine) return 150;
  if (rank === RANK.under) return 200;
  if (rank <= RANK.eight) return values === 'swiss' ? 100 : 0;
  return 100;
}

/** Maximal runs of three and more in one suit, as [lowest rank, length]. */
function runsIn(mask: SuitMask): [number, number][] {
  const runs: [number, number][] = [];
  let length = 0;
  for (let rank = 0; rank <= 9; rank++) {
    if (mask & (1 << rank)) {
      length++;
      continue;
    }
    if (length >= 3) runs.push([rank - length, length]);
    length = 0;
  }
  return runs;
}

/** Sum of the points of all maximal runs of a suit, and of all fours, by mask. */
function table(points: (mask: SuitMask) => number): Uint16Array {
  return Uint16Array.from({ length: MASKS }, (_, mask) => points(mask));
}
const runTable = (values: Values) =>
  table((mask) => runsIn(mask).reduce((sum, [, length]) => sum + (RUN_POINTS[values][length] as number), 0));
const fourTable = (values: Values) =>
  table((mask) => ranksIn(mask).reduce<number>((sum, rank) => sum + fourPoints(values, rank), 0));
function ranksIn(mask: SuitMask): Rank[] {
  return Array.from({ length: 9 }, (_, rank) => rank as Rank).filter((rank) => mask & (1 << rank));
}

const RUNS = { swiss: runTable('swiss'), vorarlberg: runTable('vorarlberg') } as const;
const FOURS = { swiss: fourTable('swiss'), vorarlberg: fourTable('vorarlberg') } as const;

/** Points, then more cards, then higher top card (rules.md §2): negative if `a` is the higher Weis. */
export function compareWeis(a: Weis, b: Weis): number {
  return b.points - a.points || b.cards - a.cards || b.top - a.top;
}

function runsOf(masks: readonly SuitMask[], rules: WeisRules, foreign: Foreign | null): Weis[] {
  return ALL_SUITS.flatMap((suit) =>
    runsIn(masks[suit] as number).map(([low, cards]) => {
      const factor = foreign && suit !== foreign.led ? foreign.factor : 1;
      const points = (RUN_POINTS[rules.weisValues][cards] as number) * factor;
      return { suit, top: (low + cards - 1) as Rank, cards, points };
    }),
  );
}

function foursOf(masks: readonly SuitMask[], rules: WeisRules): Weis[] {
  const inAll = masks.reduce((all, mask) => all & mask, FULL_SUIT);
  return ranksIn(inAll)
    .map((rank) => ({ suit: null, top: rank, cards: 4, points: fourPoints(rules.weisValues, rank) }))
    .filter((four) => four.points > 0);
}

const sum = (weise: readonly Weis[]) => weise.reduce((points, weis) => points + weis.points, 0);

/** Negative if the sorted Weise `a` are to be preferred to `b`: greater sum, then the better best, and so on. */
function comparePicks(a: readonly Weis[], b: readonly Weis[]): number {
  if (sum(a) !== sum(b)) return sum(b) - sum(a);
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareWeis(a[i] as Weis, b[i] as Weis);
    if (order !== 0) return order;
  }
  return b.length - a.length;
}

/** The disjoint set that counts with `crossWeis` off: each choice of fours shortens the runs it takes from. */
function disjoint(masks: readonly SuitMask[], rules: WeisRules, foreign: Foreign | null): Weis[] {
  const fours = foursOf(masks, rules);
  const picks = Array.from({ length: 1 << fours.length }, (_, choice) => {
    const chosen = fours.filter((_, i) => choice & (1 << i));
    const taken = chosen.reduce((mask, four) => mask | (1 << four.top), 0);
    const rest = masks.map((mask) => mask & ~taken);
    return [...chosen, ...runsOf(rest, rules, foreign)].sort(compareWeis);
  });
  return picks.sort(comparePicks)[0] as Weis[];
}

/**
 * The Weise of four suit masks from `offset` on, highest first: of a dealt hand, or of a trick with `foreign`
 * (rules.md §2). A four worth nothing is no Weis.
 */
export function weiseIn(
  source: ArrayLike<SuitMask>,
  offset: number,
  how: { rules: WeisRules; foreign?: Foreign },
): Weis[] {
  const masks = ALL_SUITS.map((suit) => source[offset + suit] as number);
  const foreign = how.foreign ?? null;
  if (!how.rules.crossWeis) return disjoint(masks, how.rules, foreign);
  return [...runsOf(masks, how.rules, foreign), ...foursOf(masks, how.rules)].sort(compareWeis);
}

/** The sum of `weiseIn`, by tables; only overlaps with `crossWeis` off take the long way. */
export function weisPoints(masks: ArrayLike<SuitMask>, offset: number, rules: WeisRules): number {
  const a = masks[offset] as number;
  const b = masks[offset + 1] as number;
  const c = masks[offset + 2] as number;
  const d = masks[offset + 3] as number;
  const runs = RUNS[rules.weisValues];
  const inRuns = (runs[a] as number) + (runs[b] as number) + (runs[c] as number) + (runs[d] as number);
  const four = a & b & c & d;
  if (four === 0) return inRuns;
  const inFours = FOURS[rules.weisValues][four] as number;
  if (rules.crossWeis || inRuns === 0 || inFours === 0) return inRuns + inFours;
  return sum(weiseIn(masks, offset, { rules }));
}

/** Points of the table Weis in a trick's masks (rules.md §2, table Weis and foreign Weis). */
export function tableWeisPoints(masks: ArrayLike<SuitMask>, rules: Rules, led: Suit): number {
  const plain = weisPoints(masks, 0, rules);
  if (plain === 0 || rules.foreignFactor === 1) return plain;
  return sum(weiseIn(masks, 0, { rules, foreign: { led, factor: rules.foreignFactor } }));
}

/** The cards of a Weis, low to high; of a four in the order of suits. */
export function cardsOfWeis(weis: Weis): Card[] {
  const { suit, top, cards } = weis;
  if (suit === null) return ALL_SUITS.map((each) => cardOf(each, top));
  return Array.from({ length: cards }, (_, i) => cardOf(suit, (top - cards + 1 + i) as Rank));
}
