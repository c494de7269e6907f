import { createHash } from 'node:crypto';
import type { Seed } from '../../src/game/index.ts';

/** The seed of test deal `number`: another one for each number, always the same. */
export function seedOf(number: number): Seed {
  return createHash('sha256').update(`test deal ${number}`).digest('hex');
}
