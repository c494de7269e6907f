/** Where a chart lies, in pixels. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** From steps and values to pixels. */
export interface Scale {
  /** Round values, lowest first, that span all there is to show. */
  readonly ticks: readonly number[];
  /** Round numbers of steps, from 0 on. */
  readonly steps: readonly number[];
  readonly x: (step: number) => number;
  readonly y: (value: number) => number;
}

const MOST_TICKS = 6;
const MOST_STEPS = 8;

/** 1, 2 or 5 times a power of ten: the smallest of which no more than so many make up the span. */
export function tickSize(span: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const size of [power, 2 * power, 5 * power]) if (span / size <= most) return size;
  }
}

/** A scale on which all these values find room; what never changes lies in the middle. */
export function chartScale(lines: readonly (readonly number[])[], { left, right, top, bottom }: Plot): Scale {
  const values = lines.flat();
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const size = tickSize(Math.max(high - low, 2), MOST_TICKS);
  const first = Math.floor(low / size) - (low === high ? 1 : 0);
  const last = Math.max(Math.ceil(high / size), first + 2);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * size);
  const steps = Math.max(...lines.map(({ length }) => length)) - 1;
  const stride = tickSize(Math.max(steps, 1), MOST_STEPS);
  return {
    ticks,
    steps: Array.from({ length: Math.floor(steps / stride) + 1 }, (_, at) => at * stride),
    x: (step) => left + ((right - left) * step) / Math.max(steps, 1),
    y: (value) => bottom - ((bottom - top) * (value - first * size)) / ((last - first) * size),
  };
}

interface Strip {
  readonly from: number;
  readonly to: number;
  /** The least between two labels. */
  readonly gap: number;
}

/** Places for labels near these heights, in the same order, none nearer to another than the gap and all within the strip if there is room. */
export function labelPlaces(wanted: readonly number[], { from, to, gap }: Strip): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places: number[] = [];
  let next = from;
  for (const at of order) {
    const place = Math.max(wanted[at] ?? 0, next);
    places[at] = place;
    next = place + gap;
  }
  let most = to;
  for (const at of order.toReversed()) {
    places[at] = Math.min(places[at] ?? to, most);
    most = (places[at] ?? to) - gap;
  }
  return places;
}
