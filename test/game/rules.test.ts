import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contractsAllowed,
  dealCount,
  PRESET_RULES,
  PRESETS,
  RULES_REFUSALS,
  type RulesPatch,
  type RulesRefusal,
  readRules,
  rulesPatch,
} from '../../src/game/index.ts';
import { randomRules } from '../naive/randomRules.ts';
import { rulesWith } from './rulesWith.ts';

describe('rules.md §3 "Fields of `Rules`": the four presets', () => {
  it.each([
    // A dash in the table: the field keeps its default (false, 0, three).
    ['preset', 'classic', 'rounds', 'sticks', 'mohren'],
    ['players', 4, 4, 4, 4],
    ['direction', 'counter-clockwise', 'counter-clockwise', 'counter-clockwise', 'clockwise'],
    ['trump', 'play', 'play', 'play', 'announced'],
    ['gaissBock', false, false, false, false],
    ['slalom', false, false, false, false],
    ['gaissSix', 0, 0, 0, 0],
    ['undertrump', 'when-void', 'last-resort', 'last-resort', 'last-resort'],
    ['mustFollow', false, true, false, false],
    ['eights', 0, 0, 8, 8],
    ['handWeis', 'minus', 'minus', 'off', 'plus'],
    ['compareWeis', 'none', 'none', 'none', 'best-points'],
    ['weisValues', 'swiss', 'swiss', 'swiss', 'vorarlberg'],
    ['crossWeis', true, true, true, false],
    ['tableWeis', true, true, false, false],
    ['foreignFactor', 1, 2, 1, 1],
    ['stoeck', 'minus', 'off', 'off', 'plus'],
    ['tableStoeck', true, false, false, false],
    ['match', 'minus-257', 'none', 'none', 'none'],
    ['slate', 'tens', 'points', 'sticks', 'points'],
    ['awards', 'three', 'three', 'three', 'three'],
    ['end', { limit: 100 }, { turns: 2 }, { deals: 12 }, { target: 500 }],
    ['doubleLast', false, true, false, false],
    ['firstLead', 'R7', 'random-dealer', 'random-dealer', 'S6'],
    ['viewTricks', 'last', 'last', 'last', 'first-two'],
    ['drinking', false, false, false, false],
  ] as const)('%s', (field, classic, rounds, sticks, mohren) => {
    expect(PRESETS.map((preset) => PRESET_RULES[preset][field])).toEqual([classic, rounds, sticks, mohren]);
  });

  it('has these fields and no others', () => {
    for (const preset of PRESETS) expect(Object.keys(PRESET_RULES[preset])).toHaveLength(26);
  });

  it.each(PRESETS)('%s can be played as it is', (preset) => {
    expect(readRules({ preset })).toEqual({ rules: PRESET_RULES[preset] });
  });
});

type Case = readonly [patch: RulesPatch, refusal: RulesRefusal];

/** Two sides of each border, and every combination that the paragraph "Refused" names. */
const REFUSED: readonly Case[] = [
  [{ preset: 'classic', players: 2 }, 'players-out-of-range'],
  [{ preset: 'classic', players: 10 }, 'players-out-of-range'],
  [{ preset: 'mohren', players: 0 }, 'players-out-of-range'],
  [{ preset: 'sticks', players: 3 }, 'sticks-need-four'],
  [{ preset: 'sticks', players: 5 }, 'sticks-need-four'],
  [{ preset: 'mohren', players: 3 }, 'announced-needs-four'],
  [{ preset: 'mohren', players: 6 }, 'announced-needs-four'],
  [{ preset: 'classic', players: 8, firstLead: 'S6' }, 'weli-missing-with-eight'],
  [{ preset: 'classic', doubleLast: true }, 'double-last-without-count'],
  [{ preset: 'mohren', doubleLast: true }, 'double-last-without-count'],
  [{ preset: 'sticks', doubleLast: true }, 'double-last-with-sticks'],
  [{ preset: 'sticks', doubleLast: true, end: { turns: 2 } }, 'double-last-with-sticks'],
  [{ preset: 'mohren', end: { limit: 500 } }, 'limit-with-announced'],
  [{ preset: 'classic', end: { target: 500 } }, 'target-without-announced'],
  [{ preset: 'sticks', end: { target: 500 } }, 'target-without-announced'],
  [{ preset: 'classic', gaissBock: true }, 'contracts-without-announced'],
  [{ preset: 'classic', slalom: true }, 'contracts-without-announced'],
  [{ preset: 'rounds', gaissSix: 11 }, 'contracts-without-announced'],
  [{ preset: 'sticks', handWeis: 'minus' }, 'sticks-without-extras'],
  [{ preset: 'sticks', handWeis: 'plus' }, 'sticks-without-extras'],
  [{ preset: 'sticks', tableWeis: true }, 'sticks-without-extras'],
  [{ preset: 'sticks', stoeck: 'minus' }, 'sticks-without-extras'],
  [{ preset: 'sticks', stoeck: 'plus' }, 'sticks-without-extras'],
  [{ preset: 'sticks', match: 'minus-257' }, 'sticks-without-extras'],
  [{ preset: 'mohren', tableWeis: true }, 'announced-without-table-weis'],
  [{ preset: 'mohren', match: 'minus-257' }, 'announced-without-match'],
  [{ preset: 'sticks', end: { limit: 100 } }, 'limit-with-sticks'],
  [{ preset: 'classic', end: { limit: 9 } }, 'limit-out-of-range'],
  [{ preset: 'classic', end: { limit: 1001 } }, 'limit-out-of-range'],
  [{ preset: 'classic', slate: 'points', end: { limit: 99 } }, 'limit-out-of-range'],
  [{ preset: 'classic', slate: 'points', end: { limit: 10_001 } }, 'limit-out-of-range'],
  [{ preset: 'rounds', end: { deals: 0 } }, 'deals-out-of-range'],
  [{ preset: 'sticks', end: { deals: 101 } }, 'deals-out-of-range'],
  [{ preset: 'mohren', end: { target: 49 } }, 'target-out-of-range'],
  [{ preset: 'mohren', end: { target: 10_001 } }, 'target-out-of-range'],
];

const PLAYABLE: readonly RulesPatch[] = [
  ...[3, 4, 5, 6, 7, 8, 9].flatMap((players): RulesPatch[] => [
    { preset: 'classic', players },
    { preset: 'rounds', players },
  ]),
  { preset: 'classic', players: 7, firstLead: 'S6' },
  { preset: 'classic', players: 8, firstLead: 'R7' },
  { preset: 'classic', doubleLast: true, end: { deals: 3 } },
  { preset: 'mohren', doubleLast: true, end: { turns: 3 } },
  { preset: 'mohren', end: { deals: 100 } },
  { preset: 'mohren', gaissBock: true, slalom: true, gaissSix: 11 },
  { preset: 'mohren', slate: 'tens' },
  { preset: 'classic', end: { limit: 10 } },
  { preset: 'classic', end: { limit: 1000 } },
  { preset: 'classic', slate: 'points', end: { limit: 100 } },
  { preset: 'classic', slate: 'points', end: { limit: 10_000 } },
  { preset: 'mohren', end: { target: 50 } },
  { preset: 'mohren', end: { target: 10_000 } },
  { preset: 'sticks', end: { deals: 1 } },
  { preset: 'sticks', end: { turns: 2 }, awards: 'zero-sum' },
  // "Ignored, not refused".
  { preset: 'classic', tableWeis: false, foreignFactor: 2, tableStoeck: true },
  { preset: 'sticks', foreignFactor: 2, tableStoeck: true },
  { preset: 'mohren', foreignFactor: 2, tableStoeck: true },
];

describe('rules.md §3 "Refused, each with a sentence that says why"', () => {
  it.each(REFUSED)('%o: %s', (patch, refusal) => {
    expect(readRules(patch)).toEqual({ refusal });
  });

  it('every reason comes up', () => {
    expect(new Set(REFUSED.map(([, refusal]) => refusal))).toEqual(new Set(RULES_REFUSALS));
  });

  it.each(PLAYABLE)('but not %o', (patch) => {
    expect(readRules(patch)).toHaveProperty('rules');
  });
});

describe('rules.md §3 "an unknown field or value"', () => {
  it.each([
    [{ preset: 'classic', colour: 'red' }, 'unknown field rules.colour'],
    [JSON.parse('{"preset":"classic","__proto__":{}}'), 'unknown field rules.__proto__'],
    [{ preset: 'jass' }, 'rules.preset: '],
    [{}, 'rules.preset: '],
    [null, 'rules: '],
    ['classic', 'rules: '],
    [['classic'], 'rules: '],
    [{ preset: 'classic', players: '4' }, 'rules.players: '],
    [{ preset: 'classic', players: 4.5 }, 'rules.players: '],
    [{ preset: 'classic', direction: 'left' }, 'rules.direction: '],
    [{ preset: 'classic', trump: 'none' }, 'rules.trump: '],
    [{ preset: 'mohren', gaissBock: 'true' }, 'rules.gaissBock: '],
    [{ preset: 'mohren', slalom: 1 }, 'rules.slalom: '],
    [{ preset: 'mohren', gaissSix: 6 }, 'rules.gaissSix: '],
    [{ preset: 'classic', undertrump: 'never' }, 'rules.undertrump: '],
    [{ preset: 'classic', mustFollow: null }, 'rules.mustFollow: '],
    [{ preset: 'classic', eights: 4 }, 'rules.eights: '],
    [{ preset: 'classic', handWeis: 'none' }, 'rules.handWeis: '],
    [{ preset: 'classic', compareWeis: 'all' }, 'rules.compareWeis: '],
    [{ preset: 'classic', weisValues: 'german' }, 'rules.weisValues: '],
    [{ preset: 'classic', crossWeis: 0 }, 'rules.crossWeis: '],
    [{ preset: 'classic', tableWeis: 'off' }, 'rules.tableWeis: '],
    [{ preset: 'classic', foreignFactor: 3 }, 'rules.foreignFactor: '],
    [{ preset: 'classic', stoeck: true }, 'rules.stoeck: '],
    [{ preset: 'classic', tableStoeck: 20 }, 'rules.tableStoeck: '],
    [{ preset: 'classic', match: '-257' }, 'rules.match: '],
    [{ preset: 'classic', slate: 'ones' }, 'rules.slate: '],
    [{ preset: 'sticks', awards: 'one' }, 'rules.awards: '],
    [{ preset: 'classic', end: 100 }, 'rules.end: '],
    [{ preset: 'classic', end: {} }, 'rules.end: '],
    [{ preset: 'classic', end: { limit: 100, deals: 3 } }, 'rules.end: '],
    [{ preset: 'classic', end: { limit: 10.5 } }, 'rules.end: '],
    [{ preset: 'rounds', end: { turns: 4 } }, 'rules.end: '],
    [{ preset: 'rounds', end: { rounds: 2 } }, 'rules.end: '],
    [{ preset: 'rounds', doubleLast: 2 }, 'rules.doubleLast: '],
    [{ preset: 'classic', firstLead: 'E7' }, 'rules.firstLead: '],
    [{ preset: 'classic', viewTricks: 'all' }, 'rules.viewTricks: '],
    [{ preset: 'classic', drinking: 'yes' }, 'rules.drinking: '],
  ])('%j: "%s…"', (input, fault) => {
    expect(readRules(input)).toEqual({ fault: expect.stringMatching(new RegExp(`^${fault.replaceAll('.', '\\.')}`)) });
  });
});

describe('rules.md §3 rounds "Number of deals = players × turns + 1"', () => {
  it.each([
    [3, 7, 10],
    [4, 9, 13],
    [5, 11, 16],
    [6, 13, 19],
    [7, 15, 22],
    [8, 17, 25],
    [9, 19, 28],
  ])('%i players: %i or %i', (players, two, three) => {
    const count = (turns: 2 | 3) => dealCount(rulesWith({ preset: 'rounds', players, end: { turns } }));
    expect([count(2), count(3)]).toEqual([two, three]);
  });

  it('as many as `deals` says, and none by limit or target', () => {
    expect(dealCount(rulesWith({ preset: 'sticks' }))).toBe(12);
    expect(dealCount(rulesWith({ preset: 'classic' }))).toBeNull();
    expect(dealCount(rulesWith({ preset: 'mohren' }))).toBeNull();
  });
});

describe('rules.md §3 mohren "Contracts"', () => {
  const suits = ['R', 'E', 'S', 'L'];

  it.each([
    [{ preset: 'mohren' }, suits],
    [{ preset: 'mohren', gaissBock: true }, [...suits, 'bock', 'gaiss']],
    [{ preset: 'mohren', slalom: true }, [...suits, 'slalom-bock', 'slalom-gaiss']],
    [{ preset: 'mohren', gaissBock: true, slalom: true }, [...suits, 'bock', 'gaiss', 'slalom-bock', 'slalom-gaiss']],
    [{ preset: 'classic' }, []],
  ] as const)('%o: %o', (patch, contracts) => {
    expect(contractsAllowed(rulesWith(patch))).toEqual(contracts);
  });
});

describe('rules.md §5 "`rules` = a preset plus any fields that differ"', () => {
  it('the shortest form reads back to the same rules', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const rules = randomRules(seed);
        const patch = rulesPatch(rules);
        expect(readRules(patch)).toEqual({ rules });
        const preset = PRESET_RULES[rules.preset];
        for (const [field, value] of Object.entries(patch)) {
          if (field !== 'preset') expect(value).not.toEqual(preset[field as keyof typeof preset]);
        }
      }),
      { numRuns: 300, seed: 20260101 },
    );
  });

  it('of a preset as it is, is its name', () => {
    for (const preset of PRESETS) expect(rulesPatch(PRESET_RULES[preset])).toEqual({ preset });
  });
});
