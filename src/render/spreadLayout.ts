import { type Plot, tickSize } from './chartScale.ts';

/** How often deals brought how much. */
export interface Spread {
  /** How far apart the counted values are; 1 where each is a value of its own, else a stretch of so many points. */
  readonly step: number;
  /** Where a stretch begins → how many deals; at least one. */
  readonly counts: ReadonlyMap<number, number>;
  readonly mean: number;
}

export interface Bar {
  readonly left: number;
  readonly width: number;
  /** From the bottom of the plot. */
  readonly height: number;
}

interface Tick {
  readonly value: number;
  readonly at: number;
}

export interface SpreadLayout {
  readonly bars: readonly Bar[];
  /** Values, from left to right. */
  readonly across: readonly Tick[];
  /** Numbers of deals, upwards from 0. */
  readonly up: readonly Tick[];
  /** Where the average stands. */
  readonly mean: number;
}

/** Narrower ones would not be seen on a phone. */
const MOST_BARS = 40;
const MOST_ACROSS = 6;
const MOST_UP = 3;
/** A single deal would otherwise be one bar as wide as the plot. */
const LEAST_BARS = 7;

/** Counts with stretches so long that the bars can be seen. */
function coarse({ step, counts }: Spread): { step: number; counts: ReadonlyMap<number, number> } {
  const starts = [...counts.keys()];
  const span = Math.max(...starts) - Math.min(...starts) + step;
  if (span / step <= MOST_BARS) return { step, counts };
  const longer = tickSize(span / step, MOST_BARS) * step;
  const merged = new Map<number, number>();
  for (const [start, often] of counts) {
    const into = Math.floor(start / longer) * longer;
    merged.set(into, (merged.get(into) ?? 0) + often);
  }
  return { step: longer, counts: merged };
}

/** First and last edge of the bars, at least so many of them. */
function edgesOf(starts: readonly number[], step: number): readonly [number, number] {
  const [first, last] = [Math.min(...starts), Math.max(...starts) + step];
  const missing = Math.max(0, LEAST_BARS - (last - first) / step);
  return [first - Math.floor(missing / 2) * step, last + Math.ceil(missing / 2) * step];
}

const multiples = (size: number, from: number, to: number) =>
  Array.from(
    { length: Math.floor(to / size) - Math.ceil(from / size) + 1 },
    (_, at) => (Math.ceil(from / size) + at) * size,
  );

/** Where everything lies in the plot. Single values stand below the middle of their bar, stretches between their edges. */
export function spreadLayout(spread: Spread, { left, right, top, bottom }: Plot): SpreadLayout {
  const { step, counts } = coarse(spread);
  const [first, last] = edgesOf([...counts.keys()], step);
  const middle = spread.step === 1 ? 0.5 : 0;
  const x = (value: number) => left + ((right - left) * (value - first)) / (last - first);
  const highest = Math.max(...counts.values());
  const level = tickSize(highest, MOST_UP);
  const most = Math.ceil(highest / level) * level;
  const scaled = (often: number) => ((bottom - top) * often) / most;
  const width = x(first + step) - x(first);
  return {
    bars: [...counts].map(([start, often]) => ({ left: x(start), width, height: scaled(often) })),
    across: multiples(tickSize(last - first - 2 * middle, MOST_ACROSS), first, last - 2 * middle).map((value) => ({
      value,
      at: x(value + middle),
    })),
    up: multiples(level, 0, most).map((value) => ({ value, at: bottom - scaled(value) })),
    mean: x(spread.mean + middle),
  };
}
