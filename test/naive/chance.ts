/** Deterministic chance from a seed (mulberry32). */
export interface Chance {
  /** an integer from 0 to `below` − 1 */
  readonly below: (below: number) => number;
  /** true once in `times` */
  readonly once: (times: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly shuffle: <T>(from: readonly T[]) => readonly T[];
}

export function chanceOf(seed: number): Chance {
  let state = seed | 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    below,
    once: (times) => below(times) === 0,
    pick: <T>(from: readonly T[]): T => {
      const place = below(from.length);
      for (const one of from.slice(place)) return one;
      throw new Error('nothing to pick from');
    },
    shuffle: (from) =>
      from
        .map((one) => ({ one, at: fraction() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one),
  };
}
