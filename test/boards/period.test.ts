import { expect, test } from 'vitest';
import { gameKey, periodAt, readGameKey } from '../../src/boards/index.ts';

test.each([
  ['2026-09-27T23:59:59.999Z', '2026-W39'],
  ['2026-09-28T00:00:00.000Z', '2026-W40'],
  // Weeks belong to the year of their Thursday (ISO 8601).
  ['2024-12-29T23:59:59.999Z', '2024-W52'],
  ['2024-12-30T00:00:00.000Z', '2025-W01'],
  ['2027-01-03T12:00:00.000Z', '2026-W53'],
  ['2027-01-04T00:00:00.000Z', '2027-W01'],
  ['2023-01-01T00:00:00.000Z', '2022-W52'],
  ['1970-01-01T00:00:00.000Z', '1970-W01'],
])('%s lies in week %s', (at, week) => {
  expect(periodAt('week', Date.parse(at))).toBe(week);
});

test('year and month are those of UTC', () => {
  const before = Date.parse('2026-12-31T23:59:59.999Z');
  expect([periodAt('year', before), periodAt('month', before)]).toEqual(['2026', '2026-12']);
  expect([periodAt('year', before + 1), periodAt('month', before + 1)]).toEqual(['2027', '2027-01']);
  expect(periodAt('all', before)).toBe('all');
});

test('every day of thirty years lies in the same week as its Monday, and in no other', () => {
  const day = 24 * 60 * 60 * 1000;
  const monday = Date.parse('2019-12-30T00:00:00Z');
  const weeks = Array.from({ length: 52 * 30 }, (_, week) => periodAt('week', monday + week * 7 * day));
  expect(new Set(weeks).size).toBe(weeks.length);
  for (const [week, name] of weeks.entries()) {
    for (let weekday = 1; weekday < 7; weekday++) {
      expect(periodAt('week', monday + (week * 7 + weekday) * day + 5)).toBe(name);
    }
  }
});

test('keys of games stand in the order of their ends, then of their names, and can be read back', () => {
  const keys = [gameKey(0, 'b'), gameKey(999, 'a'), gameKey(1_790_000_000_000, 'a'), gameKey(1_790_000_000_000, 'b')];
  expect([...keys].sort()).toEqual(keys);
  expect(readGameKey(gameKey(1_790_000_000_000, '123/abcdefgh'))).toEqual({
    endedAt: 1_790_000_000_000,
    game: '123/abcdefgh',
  });
});
