import { expect, test } from 'vitest';
import { openTablesMessage, serverPanelMessage } from '../../../src/discord/messages/index.ts';
import {
  DEFAULT_SETTINGS,
  LANGUAGES,
  SETTING_LIMITS,
  type ServerSetting,
  type ServerSettings,
} from '../../../src/table/index.ts';
import { textIn } from '../../../src/text/index.ts';
import { breachesOf, menusOf, textOf } from './shown.ts';

const LONG_NAME = '*'.repeat(32);
const ID = '9'.repeat(20);
const idAt = (at: number) => String(10n ** 19n + BigInt(at));

const FULL: ServerSettings = {
  ...DEFAULT_SETTINGS,
  language: 'en',
  deck: 'french',
  pace: 'none',
  mostTables: SETTING_LIMITS.tables,
  keepGames: 730,
  openingRole: ID,
  channels: Array.from({ length: SETTING_LIMITS.channels }, (_, at) => idAt(at)),
};
const ALL = Object.keys(DEFAULT_SETTINGS) as ServerSetting[];
const setByAll = new Map(ALL.map((setting) => [setting, { name: LONG_NAME, at: 1_800_000_000_000 }] as const));

const panel = (settings = DEFAULT_SETTINGS, notes: readonly string[] = []) =>
  ({ show: 'serverPanel', settings, setBy: settings === FULL ? setByAll : new Map(), notes }) as const;

const table = (at: number, people: number) => ({
  id: `abcdefg${at % 10}`.slice(0, 8),
  names: Array.from({ length: people }, () => LONG_NAME),
  channel: ID,
  message: ID,
  openedAt: 1_800_000_000_000,
});

test.each(LANGUAGES)('the panels keep Discord’s limits: %s', (language) => {
  const { server } = textIn(language);
  for (const settings of [DEFAULT_SETTINGS, FULL]) {
    expect(breachesOf(serverPanelMessage(panel(settings, [server.bad]), language))).toEqual([]);
  }
  const tables = Array.from({ length: 10 }, (_, at) => ({ ...table(at, 9), openedAt: at % 2 === 0 ? null : 1e12 }));
  const shown = { show: 'openTables', server: ID, tables, more: 9, notes: [server.saved] } as const;
  expect(breachesOf(openTablesMessage(shown, language))).toEqual([]);
});

test('each menu shows what is set, and nothing else', () => {
  for (const settings of [DEFAULT_SETTINGS, FULL]) {
    for (const { options } of menusOf(serverPanelMessage(panel(settings), 'de'))) {
      expect(options.filter((option) => option.default)).toHaveLength(1);
    }
  }
});

test('somebody who is not known any more is somebody', () => {
  const setBy = new Map([['pace', { name: null, at: 0 }]] as const);
  const text = textOf(serverPanelMessage({ ...panel(), setBy }, 'en'));
  expect(text).toContain(textIn('en').server.setBy({ name: textIn('en').people.someone, when: '<t:0:R>' }));
});

test('a table without a message leads to its channel, one that can’t be read says so', () => {
  const listed = { ...table(1, 1), message: null, openedAt: null };
  const shown = { show: 'openTables', server: ID, tables: [listed], more: 0, notes: [] } as const;
  const text = textOf(openTablesMessage(shown, 'de'));
  expect(text).toContain(`<#${ID}>`);
  expect(text).toContain(textIn('de').server.list.unreadable);
});
