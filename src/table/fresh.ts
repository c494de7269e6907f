import type { Clock } from './clock.ts';

/** Remembers what was learnt for a while: another process may change it meanwhile. */
export interface Fresh<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Forgets whatever fits. */
  drop(fits: (key: string, value: Value) => boolean): void;
}

/** ms. Also a person who was forgotten by another process is known here no longer than that. */
const FRESH = 60_000;

export function createFresh<Value>(clock: Clock): Fresh<Value> {
  // In the order in which they were learnt, and so of their ends.
  const known = new Map<string, { readonly value: Value; readonly until: number }>();

  function dropOld(): void {
    for (const [key, { until }] of known) {
      if (clock.now() < until) return;
      known.delete(key);
    }
  }

  return {
    get(key) {
      dropOld();
      return known.get(key)?.value;
    },
    set(key, value) {
      dropOld();
      known.delete(key);
      known.set(key, { value, until: clock.now() + FRESH });
    },
    drop(fits) {
      for (const [key, { value }] of known) if (fits(key, value)) known.delete(key);
    },
  };
}
