import { describe, expect, test } from 'vitest';
import { FIRST_RATING, MEASURES, type Standing, type Stats } from '../../../src/boards/index.ts';
import type { HistoryShown, LeaderboardShown, StatsShown } from '../../../src/commands/index.ts';
import {
  forgettingMessage,
  gameLabel,
  historyMessage,
  leaderboardMessage,
  privacyMessage,
  replayMessage,
  slateMessage,
  statsMessage,
} from '../../../src/discord/messages/index.ts';
import { PRESETS } from '../../../src/game/index.ts';
import { LANGUAGES, type Language, type Table } from '../../../src/table/index.ts';
import { chanceOf } from '../../naive/chance.ts';
import { LONG_NAMES } from './names.ts';
import { breachesOf, textOf } from './shown.ts';
import { lobbyOf, rulesToTry, sceneOf, statesOf } from './tables.ts';

const LONG = LONG_NAMES.get(1) ?? '';
const tally = { games: 9_999, wins: 9_999, deals: 99_999, points: 9_999_999, matches: 9_999 };
const row = { place: 99_999, person: 99_999, value: 12_345.678, uncertainty: 499, tally };
const own: Standing = { total: 100_000, index: 99_998, row };

const counters: Stats = {
  games: 9_999,
  left: 999,
  places: new Map(Array.from({ length: 9 }, (_, at) => [at + 1, 9_999])),
  deals: 99_999,
  points: -9_999_999,
  highest: 314,
  lowest: -314,
  spread: new Map(),
  matches: 999,
  handWeis: 99_999,
  tableWeis: 99_999,
  trumpSet: 9_999,
};

function boardOf(measure: LeaderboardShown['board']['measure']): LeaderboardShown {
  return {
    show: 'leaderboard',
    board: { where: 'everywhere', game: 'sticks', players: 9, period: 'month', measure },
    page: 9_998,
    total: 100_000,
    rows: Array.from({ length: 10 }, () => ({ ...row, name: LONG })),
    own,
    isMember: false,
    notes: ['Oh.'],
  };
}

const stats: StatsShown = {
  show: 'stats',
  name: LONG,
  games: PRESETS.map((game) => ({ game, stats: counters, rating: own, course: [1500, 1510] })),
  opponents: Array.from({ length: 10 }, () => ({ name: LONG, won: 9_999, lost: 9_999 })),
};

const history: HistoryShown = {
  show: 'history',
  of: 7,
  name: LONG,
  page: 0,
  total: 99_999,
  games: Array.from({ length: 10 }, (_, at) => ({
    table: `table00${at}`,
    game: 'sticks',
    endedAt: 1_760_000_000_000,
    seats: Array.from({ length: 9 }, (_, seat) => ({ place: seat + 1, owner: 'person', name: LONG })),
  })),
};

/** Two deals of every game. */
const tables = rulesToTry().flatMap((rules, at) => [...statesOf(lobbyOf({ rules }), chanceOf(at), 2)].at(-1) ?? []);

function replaysOf(table: Table, language: Language) {
  const scene = { ...sceneOf(table), names: LONG_NAMES };
  const loaded = { ref: { server: '1', id: table.id }, table, due: null };
  const { played = [] } = table.game ?? {};
  return played.flatMap(({ deal }, at) =>
    Array.from({ length: deal.size + 1 }, (_, tricks) =>
      (['all', 'asker'] as const).map((to) =>
        replayMessage(scene, { show: 'replay', loaded, step: { deal: at + 1, tricks }, to }, language),
      ),
    ).flat(),
  );
}

describe.each(LANGUAGES)('with the worst names and numbers Discord’s limits are kept in %s', (language) => {
  test('on boards, in statistics and lists, and about one’s own data', () => {
    const bodies = [
      ...MEASURES.map((measure) => leaderboardMessage(boardOf(measure), language)),
      statsMessage(stats, language),
      historyMessage(history, language),
      privacyMessage({ show: 'privacy', isMember: true, keepGames: 730, notes: ['Oh.'] }, language),
      forgettingMessage('once', language),
      forgettingMessage('twice', language),
      forgettingMessage('leave', language),
    ];
    expect(bodies.flatMap(breachesOf)).toEqual([]);
    for (const game of history.games) expect(gameLabel(game, language).length).toBeLessThanOrEqual(100);
  });

  test('in replays and slates', () => {
    expect(tables).toHaveLength(rulesToTry().length);
    for (const table of tables) {
      const ratings = [...LONG_NAMES.keys()].map((person) => ({ person, before: FIRST_RATING, after: FIRST_RATING }));
      const scene = { ...sceneOf(table), names: LONG_NAMES, ratings };
      expect([slateMessage(scene, language), ...replaysOf(table, language)].flatMap(breachesOf)).toEqual([]);
    }
  });
});

test('averages and shares are rounded, ratings have their uncertainty', () => {
  expect(textOf(leaderboardMessage(boardOf('average'), 'en'))).toContain('**12345.7**');
  expect(textOf(leaderboardMessage(boardOf('rating'), 'en'))).toContain('± 499');
  const rows = [{ ...row, value: 0.256, uncertainty: null, name: 'Anna' }];
  expect(textOf(leaderboardMessage({ ...boardOf('winRate'), rows }, 'en'))).toContain('**25.6\u202f%**');
});

test('where fewer points are better, the best deal is the lowest', () => {
  const [classic] = stats.games;
  if (!classic) throw new Error('no classic game');
  const text = textOf(statsMessage({ ...stats, games: [classic] }, 'en'));
  expect(text).toContain('best −314, worst 314');
  const mohren = textOf(statsMessage({ ...stats, games: [{ ...classic, game: 'mohren' }] }, 'en'));
  expect(mohren).toContain('best 314, worst −314');
});
