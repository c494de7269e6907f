import { expect, test } from 'vitest';
import { PRESET_RULES, type Rules } from '../../src/game/index.ts';
import { decide, emptyTable, evolve, type OpenSeat, type PersonCommand, type Table } from '../../src/table/index.ts';
import { seedOf } from '../game/seedOf.ts';
import { booked, openTable, startedTable } from './booked.ts';

const seed = seedOf(7);
const full = openTable([1, 2, 3, 4]);
const withComputers = openTable([1, 'computer', 'computer', 'free']);
const lobby = openTable([1, 2, 'free', 'free']);
const running = startedTable([1, 2, 'computer', 'computer']);

type Row = readonly [what: string, table: Table, command: PersonCommand, outcome: unknown];

test.each<Row>([
  ['join takes the first free seat', lobby, { type: 'join', person: 9 }, [{ type: 'seated', seat: 2, person: 9 }]],
  [
    'join takes the seat of the last computer when none is free',
    openTable([1, 'computer', 'computer', 2]),
    { type: 'join', person: 9 },
    [{ type: 'seated', seat: 2, person: 9 }],
  ],
  ['join a table full of people', full, { type: 'join', person: 9 }, 'table-full'],
  ['join twice', lobby, { type: 'join', person: 2 }, 'already-seated'],
  ['join a running game', running, { type: 'join', person: 9 }, 'only-between-deals'],

  ['a guest leaves', lobby, { type: 'leave', person: 2, at: 5 }, [{ type: 'seatFreed', seat: 1 }]],
  [
    'the host leaves: the next person takes the table over',
    lobby,
    { type: 'leave', person: 1, at: 5 },
    [
      { type: 'seatFreed', seat: 0 },
      { type: 'hostChanged', host: 2 },
    ],
  ],
  [
    'the last person leaves: the table ends, whatever computers sit there',
    withComputers,
    { type: 'leave', person: 1, at: 5 },
    [
      { type: 'seatFreed', seat: 0 },
      { type: 'ended', at: 5, why: 'closed' },
    ],
  ],
  ['leave without a seat', lobby, { type: 'leave', person: 9, at: 5 }, 'not-seated'],

  ['the host adds a computer', lobby, { type: 'addComputer', person: 1 }, [{ type: 'computerSeated', seat: 2 }]],
  ['a guest adds a computer', lobby, { type: 'addComputer', person: 2 }, 'only-host'],
  ['a stranger adds a computer', lobby, { type: 'addComputer', person: 9 }, 'only-host'],
  ['a computer where no seat is free', full, { type: 'addComputer', person: 1 }, 'table-full'],
  ['a computer in a running game', running, { type: 'addComputer', person: 1 }, 'not-in-lobby'],

  [
    'the host removes the last computer',
    withComputers,
    { type: 'removeComputer', person: 1 },
    [{ type: 'seatFreed', seat: 2 }],
  ],
  ['a guest removes a computer', lobby, { type: 'removeComputer', person: 2 }, 'only-host'],
  ['no computer to remove', lobby, { type: 'removeComputer', person: 1 }, 'no-computer-to-remove'],
  ['remove a computer from a running game', running, { type: 'removeComputer', person: 1 }, 'not-in-lobby'],

  [
    'the host changes the rules',
    lobby,
    { type: 'changeRules', person: 1, change: { field: 'slate', value: 'points' } },
    [{ type: 'ruled', rules: { ...PRESET_RULES.classic, slate: 'points', end: { limit: 1000 } } }],
  ],
  [
    'the host chooses another game',
    full,
    { type: 'changeRules', person: 1, change: { variant: 'mohren' } },
    [{ type: 'ruled', rules: PRESET_RULES.mohren }],
  ],
  [
    'what is so already changes nothing',
    lobby,
    { type: 'changeRules', person: 1, change: { field: 'slate', value: 'tens' } },
    [],
  ],
  [
    'rules that §3 refuses',
    lobby,
    { type: 'changeRules', person: 1, change: { field: 'end', value: { limit: 5 } } },
    'limit-out-of-range',
  ],
  [
    'fewer seats than people',
    full,
    { type: 'changeRules', person: 1, change: { field: 'players', value: 3 } },
    'too-many-seated',
  ],
  [
    'five people, and a game for four',
    openTable([1, 2, 3, 4, 5]),
    { type: 'changeRules', person: 1, change: { variant: 'sticks' } },
    'too-many-seated',
  ],
  ['a guest changes the rules', full, { type: 'changeRules', person: 2, change: { variant: 'rounds' } }, 'only-host'],
  [
    'the rules of a running game',
    running,
    { type: 'changeRules', person: 1, change: { variant: 'rounds' } },
    'not-in-lobby',
  ],

  ['the host starts', full, { type: 'start', person: 1, seed }, [{ type: 'started' }, { type: 'dealt', seed }]],
  ['two players are too few', lobby, { type: 'start', person: 1, seed }, 'too-few-players'],
  ['a guest starts', full, { type: 'start', person: 2, seed }, 'only-host'],
  ['the host starts twice: that is no refusal', running, { type: 'start', person: 1, seed }, []],
  ['a guest starts a running game', running, { type: 'start', person: 2, seed }, 'not-in-lobby'],

  [
    'the host closes',
    lobby,
    { type: 'close', person: 1, at: 5, as: 'person' },
    [{ type: 'ended', at: 5, why: 'closed' }],
  ],
  [
    'a moderator closes, also in the game',
    running,
    { type: 'close', person: 9, at: 5, as: 'moderator' },
    [{ type: 'ended', at: 5, why: 'closed' }],
  ],
  [
    'a guest closes, which is a vote',
    lobby,
    { type: 'close', person: 2, at: 5, as: 'person' },
    [{ type: 'voted', person: 2 }],
  ],
  ['somebody without a seat closes', lobby, { type: 'close', person: 9, at: 5, as: 'person' }, 'only-host'],
  ['a game that has not begun has no next deal', lobby, { type: 'next', person: 1, deal: 1, seed }, 'not-started'],
])('%s', (_, table, command, outcome) => {
  const { events, refusal } = decide(table, command);
  expect(refusal ?? events).toEqual(outcome);
});

test('three players may start: free seats fall away, and the game is for three', () => {
  const table = booked(openTable([1, 'free', 2, 'computer']), { type: 'start', person: 1, seed });
  expect(table.seats).toEqual([
    { kind: 'person', person: 1 },
    { kind: 'person', person: 2 },
    { kind: 'computer', sitsInFor: null },
  ]);
  expect([table.rules.players, table.game?.totals.length]).toEqual([3, 3]);
});

test.each([
  { type: 'join', person: 9 },
  { type: 'leave', person: 1, at: 9 },
  { type: 'start', person: 1, seed },
  { type: 'changeRules', person: 1, change: { variant: 'rounds' } },
  { type: 'close', person: 1, at: 9, as: 'person' },
  { type: 'next', person: 1, deal: 1, seed },
  { type: 'takeBack', person: 1 },
] as const)('nothing happens at a table that is closed: $type', (command) => {
  const closed = booked(lobby, { type: 'close', person: 1, at: 5, as: 'person' });
  expect(decide(closed, command)).toEqual({ refusal: 'table-ended' });
});

test.each<readonly [number, readonly OpenSeat[], readonly OpenSeat[]]>([
  [6, [1, 'free', 2, 'computer'], [1, 'free', 2, 'computer', 'free', 'free']],
  [3, [1, 'free', 2, 'computer'], [1, 2, 'computer']],
  [3, ['computer', 1, 'computer', 2], ['computer', 1, 2]],
  [3, [1, 'free', 'free', 'free', 'computer', 2], [1, 'computer', 2]],
  [4, [1, 'free', 'computer', 'computer', 2], [1, 'computer', 'computer', 2]],
])('with %i seats everybody keeps sitting where they sat: %j', (players, before, after) => {
  const change = { field: 'players', value: players } as const;
  const table = booked(openTable(before), { type: 'changeRules', person: 1, change });
  expect(table.seats).toEqual(openTable(after).seats);
  expect(table.rules.players).toBe(players);
});

test.each([
  ['more people than seats', openTable([1, 2, 3, 4])],
  ['a running game', running],
])('a log with house rules for %s is damaged', (_, table) => {
  expect(() => evolve(table, { type: 'ruled', rules: { ...PRESET_RULES.classic, players: 3 } })).toThrow();
});

const open = (rules: Partial<Rules>, seats: readonly OpenSeat[]) =>
  decide(emptyTable('abcdefgh'), {
    type: 'open',
    person: 1,
    at: 0,
    channel: '7',
    language: 'en',
    rules: { ...PRESET_RULES.classic, ...rules },
    seats,
  });

test.each([
  ['players-out-of-range', { players: 2 }, [1, 2]],
  ['players-out-of-range', { players: 10 }, [1, ...Array<OpenSeat>(9).fill('free')]],
  ['limit-out-of-range', { end: { limit: 5 } }, [1, 2, 3, 4]],
  ['nobody-would-play', {}, ['computer', 'computer', 'computer', 'computer']],
  ['nobody-would-play', {}, [2, 3, 4, 5]],
  ['nobody-would-play', {}, [1, 2, 3]],
] as const)('a table is refused: %s %o %o', (refusal, rules, seats) => {
  expect(open(rules, seats)).toEqual({ refusal });
});

test('a table opens with who shall sit there', () => {
  expect(open({}, [2, 1, 'computer', 'free']).events?.slice(1)).toEqual([
    { type: 'seated', seat: 0, person: 2 },
    { type: 'seated', seat: 1, person: 1 },
    { type: 'computerSeated', seat: 2 },
  ]);
});
