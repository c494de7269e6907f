import { createHash } from 'node:crypto';
import type { Seed } from '../game/index.ts';

/** Chance that comes out the same for the same number, on every machine. Never for real deals. */
export interface Chance {
  /** A whole number from 0 to `bound` − 1. */
  below(bound: number): number;
  /** True once in `times`. */
  once(times: number): boolean;
  /** Throws if there is nothing to pick from. */
  pick<T>(from: readonly T[]): T;
  seed(): Seed;
}

/** The bytes of SHA-256(seed/i), i = 0, 1, …, four at a time. */
function* numbers(seed: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = createHash('sha256').update(`${seed}/${block}`).digest();
    for (let at = 0; at < bytes.length; at += 4) yield bytes.readUInt32BE(at);
  }
}

export function chanceOf(seed: number): Chance {
  const source = numbers(seed);
  const below = (bound: number) => source.next().value % bound;
  return {
    below,
    once: (times) => below(times) === 0,
    pick<T>(from: readonly T[]): T {
      if (from.length === 0) throw new RangeError('nothing to pick from');
      return from[below(from.length)] as T;
    },
    seed: () => Array.from({ length: 8 }, () => source.next().value.toString(16).padStart(8, '0')).join(''),
  };
}
