import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, CONTRACTS, cardName, PRESET_RULES, PRESETS } from '../../src/game/index.ts';
import {
  DamagedLog,
  decodeEvent,
  encodeEvent,
  LANGUAGES,
  PACES,
  replay,
  type TableEvent,
} from '../../src/table/index.ts';
import { seedOf } from '../game/seedOf.ts';
import { randomRules } from '../naive/randomRules.ts';

const seat = fc.nat(8);
const person = fc.integer({ min: 1, max: 2 ** 31 });
const at = fc.nat(2 ** 45);
const tableId = fc.stringMatching(/^[0-9a-z]{8}$/);
const rules = fc.oneof(
  fc.constantFrom(...PRESETS).map((preset) => PRESET_RULES[preset]),
  fc.nat(10_000).map(randomRules),
);
const type = <Type extends string>(name: Type) => fc.constant(name);

const events: { readonly [Type in TableEvent['type']]: fc.Arbitrary<Extract<TableEvent, { type: Type }>> } = {
  opened: fc.record({
    type: type('opened'),
    at,
    host: person,
    channel: fc.stringMatching(/^[1-9]\d{16,18}$/),
    language: fc.constantFrom(...LANGUAGES),
    rules,
    options: fc.record({ pace: fc.constantFrom(...PACES), takeSeats: fc.boolean() }),
    firstDealer: fc.option(seat),
  }),
  seated: fc.record({ type: type('seated'), seat, person }),
  computerSeated: fc.record({ type: type('computerSeated'), seat }),
  seatFreed: fc.record({ type: type('seatFreed'), seat }),
  hostChanged: fc.record({ type: type('hostChanged'), host: person }),
  ruled: fc.record({ type: type('ruled'), rules }),
  started: fc.record({ type: type('started') }),
  handedOver: fc.record({ type: type('handedOver'), seat }),
  takenBack: fc.record({ type: type('takenBack'), seat }),
  ended: fc.record({
    type: type('ended'),
    at,
    why: fc.constantFrom('finished', 'closed', 'voted', 'expired', 'abandoned'),
  }),
  reminded: fc.record({ type: type('reminded'), seat }),
  missed: fc.record({ type: type('missed'), seat }),
  voted: fc.record({ type: type('voted'), person }),
  carriedOn: fc.record({ type: type('carriedOn'), next: tableId }),
  dealt: fc.record({ type: type('dealt'), seed: fc.nat().map(seedOf) }),
  announced: fc.record({ type: type('announced'), contract: fc.constantFrom(...CONTRACTS) }),
  weisKept: fc.record({ type: type('weisKept'), seat }),
  played: fc.record({ type: type('played'), card: fc.nat(35).map((card) => card as Card) }),
  closed: fc.record({ type: type('closed'), totals: fc.array(fc.integer(), { minLength: 3, maxLength: 9 }) }),
};
const event = fc.oneof(...Object.values(events));

describe('a line of the log', () => {
  test.each(Object.entries(events))('is read back as it was written: %s', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary as fc.Arbitrary<TableEvent>, (each) => {
        expect(decodeEvent(encodeEvent(each))).toEqual(each);
      }),
    );
  });

  test('of a card is its two letters, and no other event looks like a card', () => {
    fc.assert(
      fc.property(event, (each) => {
        expect(each.type === 'played').toBe(encodeEvent(each).length === 2 && /^[RESL]/.test(encodeEvent(each)));
        if (each.type === 'played') expect(encodeEvent(each)).toBe(cardName(each.card));
      }),
    );
  });

  test.each([
    ['nothing', ''],
    ['an unknown sign', 'x 1'],
    ['no card', 'R5'],
    ['a seat that is no number', 'c one'],
    ['a missing number', '- '],
    ['a number in another writing', '+ 0x1 1'],
    ['a number with a zero before it', 'c 01'],
    ['a negative seat', 'k -1'],
    ['more than belongs there', 's s'],
    ['a space too many', '+ 1  2'],
    ['half a seed', 'd AAAA'],
    ['an unknown contract', 'a R6'],
    ['an unknown reason', 'e 5 bored'],
    ['no totals', '= '],
    ['house rules nobody can play', 'r {"players":2,"preset":"classic"}'],
    ['house rules in another order', 'r {"preset":"classic","players":5}'],
    ['house rules that are no JSON', 'r classic'],
    ['an unknown field', 'o {"v":1,"at":1,"host":1,"channel":"7","language":"de","rules":{"preset":"classic"},"x":1}'],
    ['an unknown rule', 'o {"v":1,"at":1,"host":1,"channel":"7","language":"de","rules":{"preset":"classic","x":1}}'],
    [
      'rules nobody can play',
      'o {"v":1,"at":1,"host":1,"channel":"7","language":"de","rules":{"preset":"classic","players":2}}',
    ],
    [
      'a language we do not speak',
      'o {"v":1,"at":1,"host":1,"channel":"7","language":"xx","rules":{"preset":"classic"}}',
    ],
  ])('that means nothing is damaged: %s', (_, line) => {
    expect(() => decodeEvent(line)).toThrow(DamagedLog);
  });

  test('one sign away from ours is another line of ours, or damaged', () => {
    fc.assert(
      fc.property(event, fc.nat(), fc.constantFrom('', ' ', '0', '1', '-', '.', 'x', 'A'), (each, place, sign) => {
        fc.pre(each.type !== 'opened');
        const line = encodeEvent(each);
        const at = place % line.length;
        const changed = line.slice(0, at) + sign + line.slice(at + 1);
        const read = attempt(() => decodeEvent(changed));
        if (read) expect(encodeEvent(read)).toBe(changed);
      }),
    );
  });
});

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch (fault) {
    if (fault instanceof DamagedLog) return null;
    throw fault;
  }
}

test('a damaged log says which line it is, and of which table', () => {
  expect(() => replay('abcdefgh', ['o {"v":1'])).toThrow('table abcdefgh, line 1 of 1');
});
