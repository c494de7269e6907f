import { describe, expect, test } from 'vitest';
import { slateScene } from '../../src/discord/slateScene.ts';
import { PRESET_RULES, PRESETS, placesOf, type Rules } from '../../src/game/index.ts';
import { LANGUAGES, type Table } from '../../src/table/index.ts';
import { chanceOf } from '../naive/chance.ts';
import { LONG_NAMES, NAMES } from './messages/names.ts';
import { lobbyOf, rulesToTry, sceneOf, statesOf } from './messages/tables.ts';

/** The table after so many deals. */
function tableAfter(rules: Rules, deals: number): Table {
  const last = [...statesOf(lobbyOf({ rules }), chanceOf(5), deals)].at(-1);
  if (!last) throw new Error('no state');
  return last;
}

const short = (rules: Rules): Rules => ({ ...rules, end: { deals: 2 } });
const ended = tableAfter(short(PRESET_RULES.rounds), 2);

test('there is none before a deal has been played', () => {
  const lobby = lobbyOf({ rules: PRESET_RULES.classic });
  expect(slateScene(sceneOf(lobby), 'de')).toBeNull();
  const [first = lobby] = statesOf(lobby, chanceOf(1), 1);
  expect(slateScene(sceneOf(first), 'de')).toBeNull();
});

test('a game that goes on has neither places nor winners, people stand as they sit', () => {
  const table = tableAfter(PRESET_RULES.classic, 1);
  const slate = slateScene(sceneOf(table), 'de');
  expect([slate?.title, slate?.subtitle]).toEqual(['So steht es', 'klassisch · 1 Runde']);
  expect(slate?.rows.map(({ name }) => name)).toEqual([...NAMES.values()].slice(0, 4));
  expect(slate?.rows.map(({ place, mark }) => [place, mark])).toEqual(Array.from({ length: 4 }, () => [null, null]));
  expect(slate?.rows.map(({ written }) => written)).toEqual(table.game?.played[0]?.written.map((value) => [value]));
});

test('at the end the best stand first, and winner and loser of the rounds are named', () => {
  const slate = slateScene(sceneOf(ended), 'de');
  const { game } = ended;
  const places = game && placesOf(game);
  expect(slate?.rows.map(({ place }) => place)).toEqual([...(places ?? [])].sort((a, b) => a - b));
  expect(slate?.rows.map(({ total }) => total)).toEqual([...(game?.totals ?? [])].sort((a, b) => a - b));
  const [won, lost] = [slate?.rows[0]?.name, slate?.rows.at(-1)?.name];
  expect(slate?.title).toBe(`${won} gewinnt!`);
  expect(slate?.subtitle).toBe(`Runden · 2 Runden · ${lost} verliert.`);
  expect([slate?.rows[0]?.mark, slate?.rows.at(-1)?.mark]).toEqual(['won', 'lost']);
  expect(slate?.doubled).toBe('zählt doppelt');
});

test('only the rounds game names its loser, and only a deal that did so counts double', () => {
  for (const preset of PRESETS.filter((each) => each !== 'rounds')) {
    const rules = preset === 'mohren' ? { ...PRESET_RULES.mohren, end: { target: 50 } } : short(PRESET_RULES[preset]);
    const slate = slateScene(sceneOf(tableAfter(rules, 20)), 'en');
    expect(slate?.rows[0]?.mark).toBe('won');
    expect([slate?.rows.some(({ mark }) => mark === 'lost'), slate?.doubled]).toEqual([false, null]);
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('sums are right, and the words for who doesn’t see it are no longer than Discord takes', () => {
    for (const rules of rulesToTry()) {
      const slate = slateScene({ ...sceneOf(tableAfter(rules, 3)), names: LONG_NAMES }, language);
      if (!slate) throw new Error('no slate');
      expect(slate.slate).toBe(rules.slate);
      expect(slate.alt.length).toBeLessThanOrEqual(1024);
      expect(slate.alt).not.toMatch(/\p{Cs}/u);
      for (const { written, total } of slate.rows) expect(written.reduce((all, each) => all + each, 0)).toBe(total);
    }
  });
});
