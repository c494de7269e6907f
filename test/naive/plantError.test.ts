import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from './examples.ts';
import { faults, plantError } from './plantError.ts';
import { positionOf } from './position.ts';
import { scoreRecord } from './score.ts';

describe('planted faults (rules.md §5)', () => {
  const planted = examples.flatMap(({ name, seed, record }) =>
    [0, 1, 2].map((more) => ({ name, ...plantError(1000 * more + seed, record) })),
  );

  it('are all planted', () => {
    expect(faults.filter((fault) => !planted.some((one) => one.fault === fault))).toEqual([]);
  });

  it('are found where they are', () => {
    for (const { name, fault, record, position } of planted) {
      const scored = scoreRecord(record);
      expect('error' in scored ? positionOf(scored.error) : 'no error', `${name}, ${fault}`).toBe(position);
    }
  });
});

it('anything else that is no record is an error, never a throw', () => {
  const nearly = fc.record({
    molotow: fc.constant(1),
    rules: fc.constant({ preset: 'classic' }),
    deals: fc.jsonValue(),
  });
  const attempt = (json: unknown) => {
    const scored = scoreRecord(json);
    return 'error' in scored || scored.deals.length === 0;
  };
  fc.assert(fc.property(fc.oneof(fc.jsonValue(), nearly), attempt), { seed: 1, numRuns: 500 });
});
