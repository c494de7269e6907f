import { describe, expect, it, test } from 'vitest';
import { randomRecord } from '../../src/cli/randomRecord.ts';
import { CONTRACTS, PRESET_RULES, PRESETS, type Rules, scoreRecord } from '../../src/game/index.ts';
import { rulesWith } from '../game/rulesWith.ts';
import { randomRules } from '../naive/randomRules.ts';
import { scoreRecord as scoreNaively } from '../naive/score.ts';

const RECORDS = 60;
const SEEDS = Array.from({ length: RECORDS }, (_, seed) => seed);

/** Seeds whose record the engine and the naive implementation score differently, legal cards included. */
function differing(rulesFor: (seed: number) => Rules): number[] {
  return SEEDS.filter((seed) => {
    const record = randomRecord(rulesFor(seed), seed, 2);
    return JSON.stringify(scoreRecord(record)) !== JSON.stringify(scoreNaively(record));
  });
}

describe('random records score as the naive implementation scores them (rules.md §5)', () => {
  it.each(PRESETS)('%s, for every number of players it is for', (preset) => {
    const four = preset === 'sticks' || preset === 'mohren';
    expect(differing((seed) => rulesWith({ preset, players: four ? 4 : 3 + (seed % 7) }))).toEqual([]);
  });

  it('random rules', () => {
    expect(differing(randomRules)).toEqual([]);
  });
});

test('the same arguments give the same record, other seeds another', () => {
  const [one, again, other] = [7, 7, 8].map((seed) => JSON.stringify(randomRecord(PRESET_RULES.mohren, seed, 3)));
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test('Weise are kept back at times, and every contract is announced', () => {
  const rules = rulesWith({ preset: 'mohren', gaissBock: true, slalom: true, end: { deals: 100 } });
  const { deals } = randomRecord(rules, 1, 100);
  const contracts = new Set(deals.map((deal) => (deal as { contract?: string }).contract));
  expect(contracts).toEqual(new Set(CONTRACTS));
  const declare = deals.flatMap((deal) => (deal as { declare: boolean[] }).declare);
  expect(new Set(declare)).toEqual(new Set([true, false]));
});

/** Found by trying: in one deal of a few thousand three are tied. */
const SEED_OF_A_DRAW = 1697;

test('three tied in sticks draw cards', () => {
  const record = randomRecord(PRESET_RULES.sticks, SEED_OF_A_DRAW, 1);
  expect(record.deals[0]).toHaveProperty('drawn');
  expect(JSON.stringify(scoreRecord(record))).toBe(JSON.stringify(scoreNaively(record)));
});

test('a game that ends gives fewer deals than were wished', () => {
  const { deals } = randomRecord(PRESET_RULES.sticks, 1, 100);
  expect(deals).toHaveLength(12);
});
