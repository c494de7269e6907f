import { describe, expect, it } from 'vitest';
import type { Place } from '../../src/sandbox/live/protocol.ts';
import { entriesOf, fitting, openOptions, typedValue, valuesOn } from '../../src/sandbox/page/commandLine.js';

const players = { type: 4, name: 'players', description: 'How many', min_value: 3, max_value: 9 };
const game = {
  type: 3,
  name: 'game',
  description: 'Which game',
  name_localizations: { de: 'spiel' },
  choices: [{ name: 'Rounds', name_localizations: { de: 'Runden' }, value: 'rounds' }],
};
const COMMANDS = [
  {
    name: 'jass',
    description: 'Play',
    options: [
      {
        type: 1,
        name: 'open',
        description: 'Open a table',
        name_localizations: { de: 'eröffnen' },
        description_localizations: { de: 'Einen Tisch eröffnen' },
        options: [game, players],
      },
      { type: 2, name: 'admin', description: 'Admin', options: [{ type: 1, name: 'close', description: 'Close' }] },
    ],
  },
  { name: 'ping', description: 'Ping' },
];
const PLACE: Place = {
  guild: 'Stube',
  me: { id: '1', name: 'Anna', locale: 'de' },
  people: [{ id: '1', name: 'Anna', locale: 'de' }],
  application: { id: '2', name: 'Bot', online: true },
  channels: [{ id: '3', kind: 'text', name: 'jass', parentId: null }],
  commands: COMMANDS,
  emojis: [],
  offer: null,
};
const CONTEXT = { place: PLACE, locale: 'de', yes: 'Ja', no: 'Nein', completed: null };
const WORDS = { pick: 'pick', outOfRange: (range: string) => `range ${range}` };

describe('slash commands as a person types them', () => {
  const german = entriesOf(COMMANDS, 'de');

  it('are listed one by one, in the language of the person', () => {
    expect(german.map(({ line, title, description }) => [line, title, description])).toEqual([
      ['jass open', 'jass eröffnen', 'Einen Tisch eröffnen'],
      ['jass admin close', 'jass admin close', 'Close'],
      ['ping', 'ping', 'Ping'],
    ]);
    expect(entriesOf(COMMANDS, 'fr')[0]).toMatchObject({ title: 'jass open', description: 'Open a table' });
  });

  it.each([
    ['/', 3],
    ['/jass', 2],
    ['/er', 1],
    ['/open', 1],
    ['/JASS cl', 1],
    ['/x', 0],
  ])('%s leaves %i of them', (text, count) => {
    expect(fitting(german, text)).toHaveLength(count);
  });

  it('offer the options that are not given yet', () => {
    const [entry] = german;
    if (entry === undefined) throw new Error('no command');
    const given = [{ name: 'players', text: '4', value: 4 }];
    const names = (chosen: typeof given, text: string) =>
      openOptions({ entry, given: chosen, filling: null }, text, 'de').map(({ name }) => name);
    expect(names([], '')).toEqual(['game', 'players']);
    expect(names(given, '')).toEqual(['game']);
    expect(names([], 'spi')).toEqual(['game']);
    expect(names([], 'x')).toEqual([]);
  });

  it('offer the values of an option', () => {
    expect(valuesOn(game, CONTEXT)).toEqual([{ text: 'Runden', value: 'rounds' }]);
    expect(valuesOn({ type: 5, name: 'b' }, CONTEXT)).toEqual([
      { text: 'Ja', value: true },
      { text: 'Nein', value: false },
    ]);
    expect(valuesOn({ type: 6, name: 'u' }, CONTEXT)).toEqual([{ text: '@Anna', value: '1' }]);
    expect(valuesOn({ type: 7, name: 'c' }, CONTEXT)).toEqual([{ text: '#jass', value: '3' }]);
    expect(valuesOn(players, CONTEXT)).toBeNull();
    const completed = [{ name: 'One', value: 1 }];
    expect(valuesOn({ type: 3, name: 'a', autocomplete: true }, { ...CONTEXT, completed })).toEqual([
      { text: 'One', value: 1 },
    ]);
  });

  it.each([
    ['5', { value: 5 }],
    [' 9 ', { value: 9 }],
    ['', { fault: 'range 3–9' }],
    ['2', { fault: 'range 3–9' }],
    ['10', { fault: 'range 3–9' }],
    ['4.5', { fault: 'range 3–9' }],
    ['x', { fault: 'range 3–9' }],
  ])('take %j for a number of players as %o', (text, value) => {
    expect(typedValue(players, text, WORDS)).toEqual(value);
  });

  it('take decimals and texts where those are asked for', () => {
    expect(typedValue({ type: 10, name: 'n' }, '1,5', WORDS)).toEqual({ value: 1.5 });
    expect(typedValue({ type: 3, name: 's' }, ' 5 ', WORDS)).toEqual({ value: ' 5 ' });
  });
});
