import { expect, test } from 'vitest';
import { boardFor, bookingOf, gameKey, MEASURES, PERIODS, type Scope } from '../../src/boards/index.ts';
import { rateAllGames } from '../../src/boards/rateGames.ts';
import { PRESETS } from '../../src/game/index.ts';
import { createStore, type Store } from '../../src/persistence/index.ts';
import { PEOPLE, randomResults } from '../boards/randomResults.ts';
import { testRedis } from '../support/redis.ts';
import { openWorld } from './boardWorld.ts';

testRedis(import.meta.url);

const GAMES = 40;
const now = Date.UTC(2027, 0, 1) - 1;
const all = { from: 0, count: 100 };

const idOf = (number: number) => `80000000000000000${number}`;

/** People 1 to PEOPLE of a server, and their games. */
async function played(store: Store, scope: Scope) {
  for (let number = 1; number <= PEOPLE; number++) {
    const person = { id: idOf(number), name: `P${number}` };
    if (scope === 'everywhere') await store.joinEverywhere(person, 0);
    else await store.enrol(scope.server, person);
  }
  const games = randomResults(4, GAMES);
  for (const { key, result } of games) await store.book(scope, bookingOf(key, result));
  await rateAllGames(store, scope);
  return games;
}

/** Everybody on any board. */
async function onBoards(store: Store, scope: Scope): Promise<ReadonlySet<number>> {
  const people = new Set<number>();
  for (const game of ['all', ...PRESETS] as const) {
    for (const period of PERIODS) {
      for (const measure of MEASURES) {
        const board = boardFor({ game, players: 'all', period, measure }, now);
        const rows = board ? (await store.boardPage(scope, board, all)).rows : [];
        for (const { person } of rows) people.add(person);
      }
    }
  }
  return people;
}

const scopes: readonly (readonly [string, Scope])[] = [
  ['of a server', { server: '1' }],
  ['of everywhere', 'everywhere'],
];

test.each(scopes)(
  'a forgotten person leaves every board %s, and takes name, id, counters and history along',
  async (_, scope) => {
    const { store, snapshot } = openWorld(import.meta.url);
    await played(store, scope);
    expect((await onBoards(store, scope)).has(3)).toBe(true);
    expect(await store.forget(scope, idOf(3))).toBe(true);

    expect([...(await onBoards(store, scope))].sort()).toEqual([1, 2, 4, 5, 6, 7]);
    expect(await store.numberOf(scope, idOf(3))).toBeNull();
    expect((await store.peopleOf(scope, [2, 3])).has(3)).toBe(false);
    expect(await store.history(scope, 3, all)).toEqual({ total: 0, games: [] });
    for (const game of PRESETS) expect(await store.stats(scope, 3, game)).toBeNull();
    expect(await store.opponents(scope, 3)).toEqual([]);
    expect(await store.dataOf(scope, idOf(3))).toBeNull();

    const text = JSON.stringify(await snapshot());
    expect(text).not.toContain('P3');
    expect(text).not.toContain(idOf(3));
    const own = Object.keys(await snapshot()).filter((key) => key.includes(':p:3:'));
    expect(own.every((key) => key.includes(':rated:'))).toBe(true);
  },
);

test.each(scopes)("the others' games stay whole %s", async (_, scope) => {
  const { store } = openWorld(import.meta.url);
  const games = await played(store, scope);
  const before = await Promise.all([1, 2].map((person) => store.dataOf(scope, idOf(person))));
  const ratings = await Promise.all(games.map(({ key }) => store.ratingChanges(scope, key)));
  await store.forget(scope, idOf(3));
  expect(await Promise.all([1, 2].map((person) => store.dataOf(scope, idOf(person))))).toEqual(before);
  expect(await Promise.all(games.map(({ key }) => store.ratingChanges(scope, key)))).toEqual(ratings);
  expect((await store.history(scope, 'all', all)).total).toBe(GAMES);
});

test('boards without a forgotten person are those of games in which the person never was known', async () => {
  const scope = { server: '1' };
  const [world, other] = [openWorld(import.meta.url), openWorld(import.meta.url)];
  await played(world.store, scope);
  await world.store.forget(scope, idOf(3));
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    await other.store.enrol('1', { id: idOf(number), name: `P${number}` });
    if (number === 3) await other.store.forget(scope, idOf(3));
  }
  for (const { key, result } of randomResults(4, GAMES)) await other.store.book(scope, bookingOf(key, result));
  await rateAllGames(other.store, scope);
  expect(await world.snapshot()).toEqual(await other.snapshot());
});

test('a game booked later knows the person no more, and whoever comes back begins anew', async () => {
  const scope = { server: '1' };
  const { store, snapshot } = openWorld(import.meta.url);
  const games = await played(store, scope);
  await store.forget(scope, idOf(3));
  const [game] = games;
  const seats = game?.result.seats.map((seat, index) => ({ ...seat, owner: index === 0 ? 3 : 4 }));
  if (!game || !seats) throw new Error('no game');
  await store.book(scope, bookingOf(`${game.key}x`, { ...game.result, seats }));
  await rateAllGames(store, scope);
  expect((await onBoards(store, scope)).has(3)).toBe(false);
  expect(Object.keys(await snapshot())).not.toContain('{g1}:p:3:history');
  expect(await store.enrol('1', { id: idOf(3), name: 'P3' })).toBe(PEOPLE + 1);
});

test('a game that is booked between looking at the boards and leaving them leaves nothing behind', async () => {
  const scope = { server: '1' };
  const { store, connect } = openWorld(import.meta.url);
  const [game] = await played(store, scope);
  if (!game) throw new Error('no game');
  const later = { ...game.result, endedAt: Date.UTC(2030, 0, 1) };
  const seats = later.seats.map((seat, index) => ({ ...seat, owner: index === 0 ? 3 : 4 }));

  const redis = connect();
  await redis.ping();
  const send = redis.sendCommand.bind(redis);
  let came: Promise<string> | null = null;
  redis.sendCommand = async (command, stream) => {
    if (command.name.startsWith('eval')) {
      came ??= store.book(scope, bookingOf(gameKey(later.endedAt, 'later'), { ...later, seats }));
      await came;
    }
    return send(command, stream);
  };
  expect(await createStore(redis).forget(scope, idOf(3))).toBe(true);
  expect(await came).toBe('booked');
  const board = boardFor({ game: 'all', players: 'all', period: 'year', measure: 'games' }, later.endedAt);
  if (!board) throw new Error('no board');
  expect((await store.boardPage(scope, board, all)).rows.map(({ person }) => person)).toEqual([4]);
});

test('nobody by this id: false, and nothing changes', async () => {
  const { store, snapshot } = openWorld(import.meta.url);
  await played(store, { server: '1' });
  const before = await snapshot();
  expect(await store.forget({ server: '1' }, '99')).toBe(false);
  expect(await store.forget('everywhere', idOf(3))).toBe(false);
  expect(await snapshot()).toEqual(before);
});

test("one's own data is everything that was booked, and nothing of others but their numbers", async () => {
  const scope = { server: '1' };
  const { store } = openWorld(import.meta.url);
  const games = await played(store, scope);
  const data = await store.dataOf(scope, idOf(2));
  expect(data).toMatchObject({ person: { id: idOf(2), name: 'P2' }, number: 2, since: null });
  const mine = games.filter(({ result }) => result.seats.some(({ owner }) => owner === 2));
  expect(data?.games).toEqual(mine.toSorted((a, b) => (a.key < b.key ? 1 : -1)));
  const counted = Object.values(data?.stats ?? {}).reduce((sum, stats) => sum + stats.games, 0);
  expect(counted).toBeGreaterThan(10);
  expect(counted).toBeLessThanOrEqual(mine.length);
  expect(JSON.stringify(data)).not.toMatch(/P[13-7]/);
  expect(await store.dataOf(scope, '99')).toBeNull();
});
