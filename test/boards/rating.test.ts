import { expect, test } from 'vitest';
import type { GameResult, SeatResult } from '../../src/boards/gameResult.ts';
import { FIRST_RATING, type Rating, ratingsAfter, shownRating } from '../../src/boards/rating.ts';

const seat = (owner: SeatResult['owner'], place: number): SeatResult => ({
  ...{ owner, place, stayed: true, points: [10] },
  ...{ matches: 0, handWeis: 0, tableWeis: 0, trumpSet: 0 },
});
const result = (...seats: readonly SeatResult[]): GameResult => ({ game: 'classic', endedAt: 0, seats });
const rated = (game: GameResult, before: readonly (readonly [number, Rating])[] = []) =>
  Object.fromEntries(ratingsAfter(game, new Map(before)));

test('better places gain, worse ones lose, and everybody becomes more certain', () => {
  const after = rated(result(seat(1, 3), seat(2, 1), seat(3, 2), seat(4, 4)));
  const byPlace = [2, 3, 1, 4].map((person) => after[person]?.mu ?? 0);
  expect([...byPlace].sort((a, b) => b - a)).toEqual(byPlace);
  expect(new Set(byPlace).size).toBe(4);
  for (const rating of Object.values(after)) expect(rating.sigma).toBeLessThan(FIRST_RATING.sigma);
});

test('a shared place is a draw', () => {
  const all = rated(result(seat(1, 1), seat(2, 1), seat(3, 1), seat(4, 1)));
  expect(Object.values(all).map(({ mu }) => mu)).toEqual([25, 25, 25, 25]);
  const two = rated(result(seat(1, 1), seat(2, 2), seat(3, 2), seat(4, 4)));
  expect(two[2]).toEqual(two[3]);
  expect(two[2]?.mu).toBe(25);
});

test('who wins against the stronger gains more', () => {
  const game = result(seat(1, 1), seat(2, 2));
  const weak = rated(game, [[2, { mu: 20, sigma: 3 }]])[1];
  const strong = rated(game, [[2, { mu: 35, sigma: 3 }]])[1];
  expect(strong?.mu).toBeGreaterThan(weak?.mu ?? Number.NaN);
});

test('the order of seats makes no difference', () => {
  const before = [[1, { mu: 31.2, sigma: 4 }] as const, [2, { mu: 19, sigma: 7 }] as const];
  const seats = [seat(1, 2), seat(2, 2), seat('computer', 1), seat(3, 4)];
  expect(rated(result(...seats.toReversed()), before)).toEqual(rated(result(...seats), before));
});

test('a computer is an opponent, and gets no rating', () => {
  expect(Object.keys(rated(result(seat(1, 1), seat(2, 3), seat('computer', 2))))).toEqual(['1', '2']);
  const beaten = rated(result(seat(1, 1), seat('computer', 2)));
  expect(beaten[1]?.mu).toBeGreaterThan(25);
});

test('people of whom nothing is known change no rating', () => {
  const without = rated(result(seat(1, 1), seat(2, 2)));
  expect(rated(result(seat(1, 2), seat(2, 3), seat('unknown', 1)))).toEqual(without);
  const alone = { mu: 28, sigma: 5 };
  expect(rated(result(seat(1, 1), seat('unknown', 2)), [[1, alone]])).toEqual({ 1: alone });
});

test('a rating reads back as it was written', () => {
  for (const rating of Object.values(rated(result(seat(1, 1), seat(2, 2), seat(3, 3))))) {
    expect(JSON.parse(JSON.stringify(rating))).toEqual(rating);
    for (const value of [rating.mu, rating.sigma]) expect(String(value)).toMatch(/^\d+(\.\d{1,3})?$/);
  }
});

test('people read one number and how far it may be off', () => {
  expect(shownRating(FIRST_RATING)).toEqual({ number: 1500, uncertainty: 200 });
  expect(shownRating({ mu: 30.1234, sigma: 2 })).toEqual({ number: 1623, uncertainty: 48 });
});
