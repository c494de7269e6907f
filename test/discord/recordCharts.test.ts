import { expect, test } from 'vitest';
import type { LeaderboardShown } from '../../src/commands/index.ts';
import { rankingScene } from '../../src/discord/recordCharts.ts';

const tally = { games: 5, wins: 1, deals: 5, points: 5, matches: 0 };

function shown(values: readonly number[], page = 0): LeaderboardShown {
  const rows = values.map((value, at) => ({
    place: at + 1,
    person: at + 1,
    name: `P${at}`,
    value,
    uncertainty: null,
    tally,
  }));
  const board = { where: 'server', game: 'classic', players: 'all', period: 'all', measure: 'average' } as const;
  return { show: 'leaderboard', board, page, total: rows.length, rows, own: null, isMember: false, notes: [] };
}

const sharesOf = (values: readonly number[]) => rankingScene(shown(values), 'en')?.rows.map(({ share }) => share);

test('bars begin at zero: twice the value is twice the bar', () => {
  expect(sharesOf([10, 20, 40])).toEqual([0.25, 0.5, 1]);
  expect(sharesOf([-20, 10])).toEqual([1, 0.5]);
  expect(sharesOf([0, 0])).toEqual([1, 1]);
});

test('only the first page is drawn, and only with somebody on it', () => {
  expect(rankingScene(shown([1], 1), 'en')).toBeNull();
  expect(rankingScene(shown([]), 'en')).toBeNull();
});
