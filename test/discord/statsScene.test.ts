import { expect, test } from 'vitest';
import type { Stats } from '../../src/boards/index.ts';
import type { StatsShown } from '../../src/commands/index.ts';
import { statsScene } from '../../src/discord/statsScene.ts';
import { PRESETS } from '../../src/game/index.ts';
import { LANGUAGES } from '../../src/table/index.ts';

const counters: Stats = {
  ...{ games: 2, left: 0, places: new Map([[1, 2]]), deals: 8, points: -10, highest: 3, lowest: -3 },
  ...{ matches: 0, handWeis: 0, tableWeis: 0, trumpSet: 0 },
  spread: new Map([[-3, 8]]),
};

const shown = (games: StatsShown['games']): StatsShown => ({ show: 'stats', name: 'Anna', games, opponents: [] });
const inGame = (game: StatsShown['games'][number]['game'], course: readonly number[]) =>
  ({ game, stats: counters, rating: null, course }) as const;

test('sticks are counted one by one, points in tens, each under its own words', () => {
  const scene = statsScene(shown([inGame('classic', [1500, 1512]), inGame('sticks', [])]), 'de');
  expect(scene?.games.map(({ spread, values }) => [spread.step, values])).toEqual([
    [10, 'Punkte pro Runde'],
    [1, 'Stecken weniger Kartoffeln pro Runde'],
  ]);
  expect(scene?.games[0]?.spread.mean).toBe(-1.25);
  expect(scene?.alt).toBe(
    'klassisch: Wertung 1500 1512, Punkte pro Runde: Durchschnitt −1.2. ' +
      'Stecken und Kartoffeln: Stecken weniger Kartoffeln pro Runde: Durchschnitt −1.2',
  );
});

test('there is none without a deal that counts', () => {
  expect(statsScene(shown([]), 'de')).toBeNull();
  expect(statsScene(shown([{ ...inGame('classic', []), stats: { ...counters, spread: new Map() } }]), 'de')).toBeNull();
});

test.each(LANGUAGES)('in %s the words for who doesn’t see it are no longer than Discord takes', (language) => {
  const games = PRESETS.map((game) => inGame(game, [99_999, 99_999]));
  expect(statsScene(shown(games), language)?.alt.length).toBeLessThanOrEqual(1024);
});
