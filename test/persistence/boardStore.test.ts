import { expect, test } from 'vitest';
import {
  type Board,
  boardFor,
  bookingOf,
  type GameResult,
  gameKey,
  type Scope,
  type SeatResult,
} from '../../src/boards/index.ts';
import { rateAllGames } from '../../src/boards/rateGames.ts';
import { testRedis } from '../support/redis.ts';
import { openWorld } from './boardWorld.ts';

testRedis(import.meta.url);

const scope: Scope = { server: '1' };
const NOW = Date.UTC(2026, 8, 30);

const seat = (owner: SeatResult['owner'], given: Partial<SeatResult> = {}): SeatResult => ({
  ...{ owner, place: 1, stayed: true, points: [10], matches: 0, handWeis: 0, tableWeis: 0, trumpSet: 0 },
  ...given,
});

/** A server with people 1, 2, 3 …, and a way to end games there one after the other. */
async function openServer(people: number) {
  const { store, redis } = openWorld(import.meta.url);
  for (let person = 1; person <= people; person++) await store.enrol('1', { id: `${person}`, name: `P${person}` });
  let games = 0;
  const finish = async (seats: readonly SeatResult[], game: GameResult['game'] = 'classic') => {
    games += 1;
    const key = gameKey(NOW - 1000 + games, `t${games}`);
    await store.book(scope, bookingOf(key, { game, endedAt: NOW - 1000 + games, seats }));
    return key;
  };
  return { store, redis, finish };
}

function board(measure: Board['measure'], game: Board['game'] = 'classic'): Board {
  const found = boardFor({ game, players: 'all', period: 'all', measure }, NOW);
  if (!found) throw new Error('no such board');
  return found;
}

test('ties share a place, over the end of a page too, and the next place is left out', async () => {
  const { store, finish } = await openServer(6);
  const wins = [3, 2, 2, 2, 1, 1];
  for (const [index, count] of wins.entries()) {
    for (let win = 0; win < count; win++) await finish([seat(index + 1), seat('unknown', { place: 2 })]);
  }
  const pages = [];
  for (const from of [0, 2, 4, 6]) pages.push(await store.boardPage(scope, board('wins'), { from, count: 2 }));
  expect(pages.map(({ rows }) => rows.map(({ place }) => place))).toEqual([[1, 2], [2, 2], [5, 5], []]);
  expect(pages.map(({ total }) => total)).toEqual([6, 6, 6, 6]);
  expect(pages.flatMap(({ rows }) => rows.map(({ value }) => value))).toEqual(wins);
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ person }) => person))).size).toBe(6);
  for (const person of [1, 2, 3, 4, 5, 6]) {
    const standing = await store.boardStanding(scope, board('wins'), person);
    const { rows } = await store.boardPage(scope, board('wins'), { from: standing?.index ?? -1, count: 1 });
    expect(rows).toEqual([standing?.row]);
    expect(standing?.row.person).toBe(person);
  }
});

test('nobody has played: an empty board; whoever is not on it has no standing', async () => {
  const { store, finish } = await openServer(2);
  expect(await store.boardPage(scope, board('games'), { from: 0, count: 10 })).toEqual({ total: 0, rows: [] });
  expect(await store.boardStanding(scope, board('games'), 1)).toBeNull();
  await finish([seat(1), seat('unknown', { place: 2 })]);
  expect(await store.boardStanding(scope, board('games'), 2)).toBeNull();
  expect(await store.boardPage(scope, board('games'), { from: 10, count: 10 })).toEqual({ total: 1, rows: [] });
});

test('the fewest points lead where they win, the most where those win; five games are the least', async () => {
  const { store, finish } = await openServer(3);
  const points = { 1: [-20], 2: [0], 3: [30, 31] };
  for (let game = 1; game <= 5; game++) {
    const seats = Object.entries(points).map(([person, deals]) => seat(Number(person), { points: deals }));
    await finish(seats, 'classic');
    await finish(seats, 'mohren');
    for (const kind of ['classic', 'mohren'] as const) {
      const { total } = await store.boardPage(scope, board('average', kind), { from: 0, count: 9 });
      expect(total).toBe(game < 5 ? 0 : 3);
    }
  }
  const told = async (game: 'classic' | 'mohren') =>
    (await store.boardPage(scope, board('average', game), { from: 0, count: 9 })).rows;
  expect((await told('classic')).map(({ value }) => value)).toEqual([-20, 0, 30.5]);
  expect((await told('mohren')).map(({ value }) => value)).toEqual([30.5, 0, -20]);
  expect((await told('classic')).map(({ place, person }) => [place, person])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect((await told('classic'))[2]?.tally).toEqual({ games: 5, wins: 5, deals: 10, points: 305, matches: 0 });
});

test('equal shares are equal places, whatever they are made of', async () => {
  const { store, finish } = await openServer(2);
  for (let game = 0; game < 15; game++) {
    await finish([seat(1, { place: game % 3 === 0 ? 1 : 2 }), seat('unknown')]);
    if (game < 6) await finish([seat(2, { place: game < 2 ? 1 : 2 }), seat('unknown')]);
  }
  const { rows } = await store.boardPage(scope, board('winRate'), { from: 0, count: 9 });
  expect(rows.map(({ place, value, tally }) => [place, value, tally.games])).toEqual([
    [1, 1 / 3, 6],
    [1, 1 / 3, 15],
  ]);
});

test('a rating has a number and how far it may be off; what a game did to it can be told', async () => {
  const { store, finish } = await openServer(2);
  const keys = [];
  for (let game = 0; game < 6; game++) keys.push(await finish([seat(1), seat(2, { place: 2 })]));
  expect(await store.ratingChanges(scope, keys[0] ?? '')).toBeNull();
  await rateAllGames(store, scope);
  const { rows } = await store.boardPage(scope, board('rating'), { from: 0, count: 9 });
  expect(rows.map(({ person }) => person)).toEqual([1, 2]);
  expect(rows[0]?.value).toBeGreaterThan(1600);
  expect(rows[0]?.uncertainty).toBeGreaterThan(100);
  expect(rows[0]?.uncertainty).toBeLessThan(500);

  const course = await store.ratingCourse(scope, { person: 1, game: 'classic' }, { from: 0, count: 4 });
  expect(course.map(({ key }) => key)).toEqual(keys.slice(2).reverse());
  const last = course[0]?.changes.find(({ person }) => person === 1);
  expect(rows[0]?.value).toBe(1500 + Math.round(((last?.after.mu ?? 0) - 25) * 24));
  expect(await store.ratingChanges(scope, keys[5] ?? '')).toEqual(course[0]?.changes);
  const before = course[1]?.changes.find(({ person }) => person === 1);
  expect(last?.before).toEqual(before?.after);
  expect(await store.ratingChanges(scope, 'never')).toBeNull();
});

test('statistics of a person', async () => {
  const { store, finish } = await openServer(3);
  const weise = { handWeis: 50, tableWeis: 20, trumpSet: 2, matches: 1 };
  await finish([seat(1, { points: [-5, 14, 157], place: 2, ...weise }), seat(2), seat('computer', { place: 3 })]);
  await finish([seat(1, { points: [14], place: 2, stayed: false }), seat(3)]);
  await finish([seat(1, { points: [300] }), seat(2, { place: 2 })], 'rounds');
  await finish([seat(1), seat('computer', { place: 2 })]);
  expect(await store.stats(scope, 1, 'classic')).toEqual({
    ...{ games: 2, left: 1, deals: 4, points: 180, highest: 157, lowest: -5 },
    ...{ matches: 1, handWeis: 50, tableWeis: 20, trumpSet: 2 },
    places: new Map([[2, 2]]),
    spread: new Map([
      [-10, 1],
      [10, 2],
      [150, 1],
    ]),
  });
  expect(await store.stats(scope, 1, 'sticks')).toBeNull();
  expect(await store.stats(scope, 99, 'classic')).toBeNull();
  await finish([seat(1, { points: [1, -3, 1] }), seat(2)], 'sticks');
  const { spread } = (await store.stats(scope, 1, 'sticks')) ?? {};
  expect(spread).toEqual(
    new Map([
      [-3, 1],
      [1, 2],
    ]),
  );
  expect(await store.opponents(scope, 1)).toEqual([
    { person: 2, won: 1, lost: 1 },
    { person: 3, won: 0, lost: 1 },
  ]);
});

test('a history is newest first, in parts, and has the games that do not count too', async () => {
  const { store, finish } = await openServer(2);
  const keys = [
    await finish([seat(1), seat(2)]),
    await finish([seat(2), seat('computer', { place: 2 })]),
    await finish([seat(1), seat('unknown')]),
  ];
  const read = async (of: number | 'all', from: number, count: number) => {
    const { total, games } = await store.history(scope, of, { from, count });
    return [total, games.map(({ key }) => keys.indexOf(key))];
  };
  expect(await read('all', 0, 2)).toEqual([3, [2, 1]]);
  expect(await read('all', 2, 2)).toEqual([3, [0]]);
  expect(await read('all', 4, 2)).toEqual([3, []]);
  expect(await read(1, 0, 9)).toEqual([2, [2, 0]]);
  expect(await read(2, 0, 0)).toEqual([2, []]);
  expect(await read(9, 0, 9)).toEqual([0, []]);
});

test('people by their numbers, numbers by their ids', async () => {
  const { store } = await openServer(2);
  expect(await store.numberOf(scope, '2')).toBe(2);
  expect(await store.numberOf(scope, '3')).toBeNull();
  expect(await store.numberOf('everywhere', '2')).toBeNull();
  expect(await store.peopleOf(scope, [2, 3])).toEqual(new Map([[2, { id: '2', name: 'P2' }]]));
  expect(await store.peopleOf('everywhere', [2])).toEqual(new Map());
});

test('a result that cannot be read is a fault: a board without it would be wrong without a word', async () => {
  const { store, redis, finish } = await openServer(2);
  const key = await finish([seat(1), seat(2)]);
  await redis.hset('{g1}:results', key, '["chess",[]]');
  await expect(store.history(scope, 'all', { from: 0, count: 9 })).rejects.toThrow('game');
  await expect(rateAllGames(store, scope)).rejects.toThrow('game');
});
