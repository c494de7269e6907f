import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEASURES, PERIODS } from '../../src/boards/index.ts';
import { CHOSEN_VERBS, decodePress, encodePress, PANEL_SETTINGS, type Press } from '../../src/commands/index.ts';
import { type Card, CONTRACTS, PRESETS, RULE_FIELDS, RULE_GROUPS, VARIANTS } from '../../src/game/index.ts';
import { PREFERENCE_VALUES, PREFERENCES, readPreference } from '../../src/table/index.ts';
import { BOARD_PLACES, NUMBERED_ENDS, RULES_PAGES } from '../../src/text/index.ts';

const table = fc.stringMatching(/^[0-9a-z]{8}$/);
const card = fc.nat(35).map((each) => each as Card);
const move = fc.record({ deal: fc.nat(9999), count: fc.nat(99) });
const step = fc.record({ deal: fc.integer({ min: 1, max: 9999 }), tricks: fc.nat(99) });
const verb = <Verb extends string>(...verbs: readonly Verb[]) => fc.constantFrom(...verbs);

const CHANGES = PREFERENCES.flatMap((name) =>
  PREFERENCE_VALUES[name].flatMap((value) => readPreference(name, value) ?? []),
);

const press: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ verb: verb('join', 'leave', 'start', 'hand', 'again', 'keepWeis', 'takeBack'), table }),
  fc.record({ verb: verb('next'), table, deal: fc.nat(9999) }),
  fc.record({ verb: verb('play', 'keep', 'pick', 'wait'), table, move, card }),
  fc.record({ verb: verb('announce'), table, move, contract: fc.constantFrom(...CONTRACTS) }),
  fc.record({ verb: verb('rulesPage'), table, page: fc.constantFrom(...RULES_PAGES) }),
  fc.record({ verb: verb('gamePage'), variant: fc.constantFrom(...VARIANTS), page: fc.constantFrom(...RULES_PAGES) }),
  fc.record({ verb: verb('settings', 'resetRules'), table, page: fc.constantFrom(...RULE_GROUPS) }),
  fc.record({ verb: verb('setRule'), table, field: fc.constantFrom('game' as const, ...RULE_FIELDS) }),
  fc.record({ verb: verb('enterEnd'), table, end: fc.constantFrom(...NUMBERED_ENDS) }),
  fc.record({ verb: verb('admin'), act: verb('allowDrinking', 'defaultSteps', 'showSettings', 'showTables') }),
  fc.record({ verb: verb('setServer'), setting: fc.constantFrom(...PANEL_SETTINGS) }),
  fc.record({ verb: verb('chooseStep', 'endTable') }),
  fc.record({ verb: verb('editStep'), step: fc.option(fc.integer({ min: 1, max: 9999 })) }),
  fc.record({
    verb: verb('board'),
    where: fc.constantFrom(...BOARD_PLACES),
    game: fc.constantFrom('all' as const, ...PRESETS),
    players: fc.constantFrom('all' as const, 3, 9),
    period: fc.constantFrom(...PERIODS),
    measure: fc.constantFrom(...MEASURES),
    page: fc.oneof(fc.constant('me' as const), fc.nat(999_999_999)),
  }),
  fc.record({ verb: verb('joinEverywhere', 'askLeave', 'leaveEverywhere', 'askForget', 'forgetMe', 'pickGame') }),
  fc.record({
    verb: verb('history'),
    of: fc.oneof(fc.constant('all' as const), fc.nat(999_999_999)),
    page: fc.nat(999_999_999),
  }),
  fc.record({ verb: verb('replay'), table, from: step, way: verb('dealBack', 'back', 'on', 'dealOn', 'here') }),
  fc.record({ verb: verb('shareReplay'), table, from: step }),
  fc.record({ verb: verb('exportGame'), table }),
  fc.record({ verb: verb('prefer'), change: fc.constantFrom(...CHANGES) }),
  fc.record({ verb: verb('choosePreference'), name: fc.constantFrom(...PREFERENCES) }),
  fc.record({ verb: verb('choose'), goal: fc.constantFrom(...CHOSEN_VERBS) }),
);

test('a custom id is read back as it was written, and fits into Discord’s 100 characters', () => {
  fc.assert(
    fc.property(press, (pressed) => {
      const id = encodePress(pressed);
      expect(decodePress(id)).toEqual(pressed);
      expect(id.length).toBeLessThanOrEqual(100);
    }),
  );
});

test('one sign away it means something else, or nothing', () => {
  const signs = fc.constantFrom('', ':', '.', '0', '1', 'z', '-', ' ', '٣', 'A');
  fc.assert(
    fc.property(press, fc.nat(), signs, (pressed, place, sign) => {
      const id = encodePress(pressed);
      const changed = id.slice(0, place % id.length) + sign + id.slice((place % id.length) + 1);
      const read = decodePress(changed);
      if (read) expect(encodePress(read)).toBe(changed);
    }),
  );
});

test('anything else means nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (id) => {
      const read = decodePress(id);
      if (read) expect(encodePress(read)).toBe(id);
    }),
  );
});
