import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeRules,
  differingFields,
  type End,
  hasMeaning,
  PRESET_RULES,
  PRESETS,
  type Preset,
  RULE_FIELDS,
  RULE_VALUES,
  type RuleField,
  type Rules,
  type RulesChange,
  readChange,
  refusedRules,
  VARIANT_RULES,
  VARIANTS,
  variantOf,
} from '../../src/game/index.ts';
import { randomRules } from '../naive/randomRules.ts';
import { rulesWith } from './rulesWith.ts';

const { classic, rounds, sticks, mohren } = PRESET_RULES;

function changed(rules: Rules, change: RulesChange): Rules {
  const result = changeRules(rules, change);
  if ('rules' in result) return result.rules;
  throw new Error(`${JSON.stringify(change)}: ${result.refusal}`);
}

const change = (field: RuleField, value: unknown): RulesChange => {
  const read = readChange(field, value);
  if (!read) throw new Error(`${field} is never ${JSON.stringify(value)}`);
  return read;
};

describe('rules.md §3: what changes along, so that the rules can be played', () => {
  it.each<[string, Rules, RulesChange, Partial<Rules>]>([
    ['nothing, mostly', classic, { field: 'crossWeis', value: false }, {}],
    [
      'sticks have no Weis, Stöck, match and limit',
      classic,
      { field: 'slate', value: 'sticks' },
      {
        handWeis: 'off',
        tableWeis: false,
        stoeck: 'off',
        match: 'none',
        end: { deals: 12 },
      },
    ],
    [
      'sticks are for four and never count double',
      { ...rounds, players: 7 },
      { field: 'slate', value: 'sticks' },
      {
        players: 4,
        handWeis: 'off',
        tableWeis: false,
        doubleLast: false,
      },
    ],
    ['a limit stays worth the same in points', classic, { field: 'slate', value: 'points' }, { end: { limit: 1000 } }],
    [
      'and in tens',
      rulesWith({ preset: 'classic', slate: 'points', end: { limit: 105 } }),
      {
        field: 'slate',
        value: 'tens',
      },
      { end: { limit: 11 } },
    ],
    [
      'announced trump has a target, no table Weis, no match',
      classic,
      { field: 'trump', value: 'announced' },
      {
        tableWeis: false,
        match: 'none',
        end: { target: 500 },
      },
    ],
    [
      'announced trump is for four',
      { ...rounds, players: 9 },
      { field: 'trump', value: 'announced' },
      {
        players: 4,
        tableWeis: false,
      },
    ],
    [
      'trump by the play has no target and no Bock',
      { ...mohren, gaissBock: true, gaissSix: 11 },
      {
        field: 'trump',
        value: 'play',
      },
      { gaissBock: false, gaissSix: 0, end: { limit: 1000 } },
    ],
    ['a limit has no last deal to double', rounds, { field: 'end', value: { limit: 1000 } }, { doubleLast: false }],
    [
      'the Weli is missing with eight',
      { ...classic, firstLead: 'S6' },
      { field: 'players', value: 8 },
      {
        firstLead: 'random-dealer',
      },
    ],
  ])('%s', (_, rules, asked, along) => {
    const plain = 'field' in asked ? { [asked.field]: asked.value } : {};
    expect(changed(rules, asked)).toEqual({ ...rules, ...plain, ...along });
  });
});

describe('rules.md §3: what is refused, because it would have to give way itself', () => {
  it.each<[Rules, RulesChange, string]>([
    [classic, { field: 'players', value: 2 }, 'players-out-of-range'],
    [classic, { field: 'players', value: 10 }, 'players-out-of-range'],
    [sticks, { field: 'players', value: 5 }, 'sticks-need-four'],
    [mohren, { field: 'players', value: 3 }, 'announced-needs-four'],
    [{ ...classic, players: 8 }, { field: 'firstLead', value: 'S6' }, 'weli-missing-with-eight'],
    [classic, { field: 'doubleLast', value: true }, 'double-last-without-count'],
    [sticks, { field: 'doubleLast', value: true }, 'double-last-with-sticks'],
    [mohren, { field: 'end', value: { limit: 100 } }, 'limit-with-announced'],
    [classic, { field: 'end', value: { target: 500 } }, 'target-without-announced'],
    [classic, { field: 'gaissBock', value: true }, 'contracts-without-announced'],
    [rounds, { field: 'gaissSix', value: 11 }, 'contracts-without-announced'],
    [sticks, { field: 'handWeis', value: 'plus' }, 'sticks-without-extras'],
    [sticks, { field: 'match', value: 'minus-257' }, 'sticks-without-extras'],
    [mohren, { field: 'tableWeis', value: true }, 'announced-without-table-weis'],
    [mohren, { field: 'match', value: 'minus-257' }, 'announced-without-match'],
    [sticks, { field: 'end', value: { limit: 100 } }, 'limit-with-sticks'],
    [classic, { field: 'end', value: { limit: 9 } }, 'limit-out-of-range'],
    [classic, { field: 'end', value: { deals: 101 } }, 'deals-out-of-range'],
    [mohren, { field: 'end', value: { target: 49 } }, 'target-out-of-range'],
  ])('%o with %j: %s', (rules, asked, refusal) => {
    expect(changeRules(rules, asked)).toEqual({ refusal });
  });
});

const someEnd = fc.oneof(
  fc.integer({ min: -1, max: 1100 }).map((limit): End => ({ limit })),
  fc.integer({ min: -1, max: 110 }).map((deals): End => ({ deals })),
  fc.constantFrom<End>({ turns: 2 }, { turns: 3 }),
  fc.integer({ min: 0, max: 11_000 }).map((target): End => ({ target })),
);
const someRules = fc.nat(100_000).map(randomRules);
const someChange: fc.Arbitrary<RulesChange> = fc.oneof(
  fc.constantFrom(...VARIANTS).map((variant): RulesChange => ({ variant })),
  fc
    .constantFrom(...(Object.keys(RULE_VALUES) as (keyof typeof RULE_VALUES)[]))
    .chain((field) => fc.constantFrom<unknown>(...RULE_VALUES[field]).map((value) => change(field, value))),
  fc.integer({ min: 1, max: 11 }).map((value): RulesChange => ({ field: 'players', value })),
  someEnd.map((value): RulesChange => ({ field: 'end', value })),
);

it('a change is done as asked, and makes rules that can be played; or §3 refuses it', () => {
  fc.assert(
    fc.property(someRules, someChange, (rules, asked) => {
      const result = changeRules(rules, asked);
      const plain = 'field' in asked ? { ...rules, [asked.field]: asked.value } : VARIANT_RULES[asked.variant];
      if ('refusal' in result) {
        expect(refusedRules(plain)).not.toBeNull();
        return;
      }
      expect(refusedRules(result.rules)).toBeNull();
      if ('variant' in asked) {
        expect(variantOf(result.rules)).toBe(asked.variant);
        return;
      }
      expect(result.rules[asked.field]).toEqual(asked.value);
      // Nothing changes along without need, save that a limit keeps its worth.
      const free = refusedRules(plain) === null && !(asked.field === 'slate' && 'limit' in rules.end);
      if (free) expect(result.rules).toEqual(plain);
    }),
    { numRuns: 5000, seed: 7 },
  );
});

it('a field without meaning could only be changed in vain, or not at all', () => {
  const values = (field: RuleField): readonly unknown[] =>
    field === 'players' ? [3, 5] : RULE_VALUES[field as 'trump'];
  const ignored = new Set<RuleField>([
    'awards',
    'compareWeis',
    'crossWeis',
    'eights',
    'foreignFactor',
    'gaissSix',
    'tableStoeck',
    'weisValues',
  ]);
  fc.assert(
    fc.property(someRules, fc.constantFrom(...RULE_FIELDS), (rules, field) => {
      if (hasMeaning(rules, field) || ignored.has(field)) return;
      for (const value of values(field)) {
        const result = changeRules(rules, change(field, value));
        expect('refusal' in result || differingFields(result.rules, rules).length === 0).toBe(true);
      }
    }),
    { numRuns: 5000, seed: 7 },
  );
});

describe('every game that can be played is reached from every preset', () => {
  /** Changes one field after the other as somebody would who sees only what has a meaning. */
  function reach(from: Preset, wanted: Rules): Rules {
    let rules = PRESET_RULES[from];
    const go = (asked: RulesChange) => {
      if ('field' in asked) expect(hasMeaning(rules, asked.field) || isSo(rules, asked)).toBe(true);
      rules = changed(rules, asked);
    };
    const set = (...fields: readonly RuleField[]) => {
      for (const field of fields) if (!isSo(rules, change(field, wanted[field]))) go(change(field, wanted[field]));
    };
    go({ variant: wanted.preset });
    // First what may mean nothing in the end, while it still means something.
    go({ field: 'slate', value: 'sticks' });
    set('awards');
    go({ field: 'slate', value: 'points' });
    go({ field: 'trump', value: 'play' });
    go({ field: 'tableWeis', value: true });
    set('foreignFactor', 'tableStoeck', 'weisValues', 'crossWeis', 'eights');
    go({ field: 'handWeis', value: 'minus' });
    set('compareWeis', 'trump');
    if (wanted.trump === 'announced') {
      go({ field: 'gaissBock', value: true });
      set('gaissSix', 'gaissBock');
    }
    set('slate', 'players', 'end', 'handWeis', 'tableWeis', 'stoeck', 'match');
    set(...RULE_FIELDS);
    return rules;
  }

  const isSo = (rules: Rules, asked: RulesChange) =>
    'field' in asked && JSON.stringify(rules[asked.field]) === JSON.stringify(asked.value);

  it.each(PRESETS)('from %s', (from) => {
    fc.assert(
      fc.property(someRules, (wanted) => {
        expect(reach(from, wanted)).toEqual(wanted);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('a variant', () => {
  it('the jass book plays eight deals of classic in points, without a limit', () => {
    expect(VARIANT_RULES['jass-book']).toEqual(rulesWith({ preset: 'classic', slate: 'points', end: { deals: 8 } }));
  });

  it.each(VARIANTS)('%s goes by its name, also with more players and other house rules', (variant) => {
    const rules = VARIANT_RULES[variant];
    expect(refusedRules(rules)).toBeNull();
    expect(variantOf(rules)).toBe(variant);
    expect(variantOf({ ...rules, players: 5, mustFollow: true, drinking: true })).toBe(variant);
  });

  it('loses its name with what makes it one', () => {
    const book = VARIANT_RULES['jass-book'];
    expect(variantOf({ ...book, end: { deals: 9 } })).toBe('classic');
    expect(variantOf({ ...book, slate: 'tens' })).toBe('classic');
    expect(variantOf({ ...rounds, slate: 'points', end: { deals: 8 } })).toBe('rounds');
  });

  it('begins from the book, for as many players as before if it can', () => {
    const house: Rules = { ...classic, players: 6, crossWeis: false };
    expect(changed(house, { variant: 'rounds' })).toEqual({ ...rounds, players: 6 });
    expect(changed(house, { variant: 'classic' })).toEqual({ ...classic, players: 6 });
    expect(changed(house, { variant: 'mohren' })).toEqual(mohren);
  });
});

it.each<[RuleField, unknown]>([
  ['players', 4.5],
  ['players', '4'],
  ['trump', 'none'],
  ['end', { limit: 100, deals: 3 }],
  ['end', {}],
  ['drinking', 'true'],
  ['eights', 4],
])('a field takes its own values alone: %s is never %j', (field, value) => {
  expect(readChange(field, value)).toBeNull();
});
