import { describe, expect, test } from 'vitest';
import { choiceMessage, rulesMessage, scoresMessage, tricksMessage } from '../../../src/discord/messages/index.ts';
import { PRESET_RULES, type Rules } from '../../../src/game/index.ts';
import type { Table } from '../../../src/table/index.ts';
import { RULES_PAGES, type RulesPage } from '../../../src/text/index.ts';
import { chanceOf } from '../../naive/chance.ts';
import { LONG_NAMES } from './names.ts';
import { breachesOf, buttonsOf, textOf } from './shown.ts';
import { lobbyOf, sceneOf, started, statesOf, stateWhere } from './tables.ts';

const { classic, rounds, sticks, mohren } = PRESET_RULES;
const minus = (value: number) => String(value).replace('-', '−');
const SEED = '5'.repeat(64);
const tricks = (table: Table) => textOf(tricksMessage(sceneOf(table), 'de'));

describe('tricks to look back at', () => {
  const afterTricks = (rules: Rules, count: number) =>
    stateWhere(lobbyOf({ rules }), ({ game }) => game?.current?.deal.tricks === count);
  const numbers = (table: Table) =>
    [...tricks(table).matchAll(/Stich (\d+) geht an/g)].map(([, number]) => Number(number));

  test('the last one', () => {
    expect(numbers(afterTricks(classic, 4))).toEqual([4]);
    expect(tricks(afterTricks(classic, 4))).toMatch(/^\*\*Stich 4 geht an ⁨\p{L}+⁩\*\* · \d+ Punkte?(\n\S+ ⁨\p{L}+⁩){4}$/u);
  });

  test('or the first two of a deal, whatever came later', () => {
    expect([1, 2, 5].map((count) => numbers(afterTricks(mohren, count)))).toEqual([[1], [1, 2], [1, 2]]);
  });

  test('none before the first; of a finished deal its last, with the 5 points', () => {
    expect(tricks(started(lobbyOf({ rules: classic }), SEED))).toContain('noch kein Stich');
    expect(tricks(lobbyOf({ rules: classic }))).toContain('noch kein Stich');
    const between = stateWhere(lobbyOf({ rules: classic }), ({ game }) => game?.current === null);
    expect(numbers(between)).toEqual([9]);
    expect(Number(tricks(between).match(/· (\d+) /)?.[1])).toBeGreaterThanOrEqual(5);
  });
});

describe('scores', () => {
  test('totals and every deal', () => {
    const table = stateWhere(lobbyOf({ rules: classic }), ({ game }) => game?.played.length === 2 && !game.current);
    const text = textOf(scoresMessage(sceneOf(table), 'de'));
    const { played = [], totals = [] } = table.game ?? {};
    const withoutWeis = text.replaceAll(/ \([+−]\d+\)/g, '');
    for (const [at, { written }] of played.entries())
      expect(withoutWeis).toContain(`Runde ${at + 1}: ${written.map(minus).join(' · ')}`);
    expect(text).toContain(`⁨Anna⁩: **${minus(totals[0] ?? 0)}**`);
  });

  test('with the points of Weis and Stöck in brackets, where there are any', () => {
    const table = stateWhere(lobbyOf({ rules: rounds }), ({ game }) => game?.played.length === 3);
    const text = textOf(scoresMessage(sceneOf(table), 'de'));
    expect(text).toContain('In Klammern');
    for (const [at, { scores, written }] of (table.game?.played ?? []).entries()) {
      const shown = scores.map(({ total, tricks }, seat) => {
        const weis = total - tricks;
        return `${minus(written[seat] ?? 0)}${weis === 0 ? '' : ` (${weis > 0 ? '+' : ''}${minus(weis)})`}`;
      });
      expect(text).toContain(`Runde ${at + 1}: ${shown.join(' · ')}`);
    }
    const sticksOnly = stateWhere(lobbyOf({ rules: sticks }), ({ game }) => game?.played.length === 2);
    expect(textOf(scoresMessage(sceneOf(sticksOnly), 'de'))).not.toContain('In Klammern');
  });

  test('a very long game shows its newest deals and counts the rest', () => {
    const rules: Rules = { ...classic, players: 9, slate: 'points', end: { limit: 10_000 } };
    let last = lobbyOf({ rules });
    for (const table of statesOf(last, chanceOf(1), 120)) last = table;
    const text = textOf(scoresMessage(sceneOf(last), 'de'));
    const shown = [...text.matchAll(/^Runde (\d+):/gm)].map(([, number]) => Number(number));
    expect(shown.at(-1)).toBe(120);
    expect(text).toContain(`${120 - shown.length} frühere Runden`);
    expect(shown[0]).toBe(120 - shown.length + 1);
  });

  test('none before the first deal is finished', () => {
    expect(textOf(scoresMessage(sceneOf(started(lobbyOf({ rules: classic }), SEED)), 'de'))).toContain(
      'Noch ist keine Runde',
    );
  });
});

describe('the rules', () => {
  const shown = (page: RulesPage, rules = classic) =>
    ({ show: 'rules', rules, of: { table: 'abcd2345' }, page }) as const;

  test('are those of the table', () => {
    const seven = { ...classic, players: 7 };
    expect(textOf(rulesMessage(shown('details', seven), 'de'))).toContain('Nicht im Spiel: Eicheln-Sieben.');
    expect(textOf(rulesMessage(shown('short'), 'en'))).toContain('4 players with 9 cards each');
  });

  test('have a button for each page; the one that is shown needs none', () => {
    const buttons = buttonsOf(rulesMessage(shown('tips'), 'de'));
    expect(buttons.map(({ asks }) => asks)).toEqual(RULES_PAGES.map((page) => `rulesPage:${page}`));
    expect(buttons.filter(({ disabled }) => disabled).map(({ label }) => label)).toEqual(['Tipps']);
  });

  test('of a game without a table are turned by its name', () => {
    const body = rulesMessage({ ...shown('short', mohren), of: { variant: 'mohren' } }, 'de');
    expect(JSON.stringify(body)).toContain('"1:gamePage:mohren:details"');
  });
});

describe('a menu of tables', () => {
  const choice = (tables: readonly { id: string; names: readonly string[] }[]) =>
    choiceMessage({ show: 'choice', goal: 'hand', tables }, 'de');

  test('tells them apart by who sits there; no name breaks it', () => {
    const long = { id: 'abcd2345', names: [...LONG_NAMES.values()] };
    const body = choice([long, { id: 'efgh2345', names: ['Anna', '@everyone\u202E'] }, { id: 'ijkl2345', names: [] }]);
    expect(breachesOf(body)).toEqual([]);
    const options = JSON.stringify(body.components);
    expect(options).toContain('"label":"Anna, ＠everyone","value":"efgh2345"');
    expect(options).toContain('"label":"ijkl2345","value":"ijkl2345"');
    expect(options).toContain('"custom_id":"1:choose:hand"');
  });

  test('25 of them fit', () => {
    const tables = Array.from({ length: 25 }, (_, at) => ({ id: `abcd23${at + 10}`, names: ['x'.repeat(200), 'y'] }));
    expect(breachesOf(choice(tables))).toEqual([]);
  });
});
