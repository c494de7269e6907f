import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counts } from '../../src/boards/gameResult.ts';
import { boardFor, bookingOf, type FinishedGame, type Ledger, type Scope } from '../../src/boards/index.ts';
import { rateAllGames, rateGames } from '../../src/boards/rateGames.ts';
import { createStore } from '../../src/persistence/index.ts';
import { PEOPLE, randomResults } from '../boards/randomResults.ts';
import { chanceOf } from '../naive/chance.ts';
import { testRedis } from '../support/redis.ts';
import { openWorld, type World } from './boardWorld.ts';
import { CHOICES, expectedBoard } from './expectedBoards.ts';

testRedis(import.meta.url);

const scope: Scope = { server: '1' };
const GAMES = 24;

async function everybodyIsKnown({ store }: World): Promise<void> {
  for (let person = 1; person <= PEOPLE; person++) await store.enrol('1', { id: `${person}`, name: `P${person}` });
}

/** From scratch: each game once, in the order of their ends. */
async function fromScratch(games: readonly FinishedGame[]) {
  const world = openWorld(import.meta.url);
  await everybodyIsKnown(world);
  for (const { key, result } of games.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    expect(await world.store.book(scope, bookingOf(key, result))).toBe('booked');
    await rateGames(world.store, { scope, game: result.game });
  }
  return world;
}

test('every board is what all its games say, worked out the long way', async () => {
  const games = randomResults(1, 60);
  const { store } = await fromScratch(games);
  const now = Date.UTC(2027, 0, 1) - 1;
  let rows = 0;
  for (const choice of CHOICES) {
    const board = boardFor(choice, now);
    if (!board) continue;
    const page = await store.boardPage(scope, board, { from: 0, count: 100 });
    const expected = expectedBoard(choice, games, now);
    const told = page.rows.map(({ place, person, value }) => ({ place, person, value }));
    expect({ choice, told }).toEqual({ choice, told: expected });
    expect(page.total).toBe(expected.length);
    rows += expected.length;
  }
  expect(rows).toBeGreaterThan(500);
});

test('any games in any order, repeated, rated whenever: the same as from scratch', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const games = randomResults(seed, GAMES);
      const scratch = await fromScratch(games);
      const world = openWorld(import.meta.url);
      await everybodyIsKnown(world);
      const chance = chanceOf(seed + 1);
      const twice = games.filter(() => chance.once(3));
      for (const { key, result } of chance.shuffle([...games, ...twice])) {
        await world.store.book(scope, bookingOf(key, result));
        if (chance.once(3)) await rateGames(world.store, { scope, game: result.game });
      }
      await rateAllGames(world.store, scope);
      expect(await world.snapshot()).toEqual(await scratch.snapshot());
      for (const { key, result } of games) expect(await world.store.book(scope, bookingOf(key, result))).toBe('known');
      expect(await world.snapshot()).toEqual(await scratch.snapshot());
    }),
    { numRuns: 12, seed: 2026 },
  );
});

test('several processes at once, each with all games in its own order: the same as from scratch', async () => {
  const games = randomResults(5, GAMES);
  const scratch = await fromScratch(games);
  const world = openWorld(import.meta.url);
  await everybodyIsKnown(world);
  const work = async (ledger: Ledger, number: number) => {
    for (const { key, result } of chanceOf(number).shuffle(games)) {
      await ledger.book(scope, bookingOf(key, result));
      await rateGames(ledger, { scope, game: result.game });
    }
  };
  await Promise.all([1, 2, 3].map((number) => work(createStore(world.connect()), number)));
  expect(await world.snapshot()).toEqual(await scratch.snapshot());
});

test('ratings that were computed before another game came in between are not kept', async () => {
  const games = randomResults(6, GAMES).filter(({ result }) => result.game === 'classic' && counts(result));
  const [first, second, third] = games.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  if (!first || !second || !third) throw new Error('too few games');
  const { store } = openWorld(import.meta.url);
  for (const { key, result } of [first, third]) await store.book(scope, bookingOf(key, result));
  const pending = await store.toRate(scope, 'classic', 9);
  expect(pending?.games.map(({ key }) => key)).toEqual([first.key, third.key]);
  await store.book(scope, bookingOf(second.key, second.result));
  const rated = [first, third].map((game) => ({ ...game, ratings: [] }));
  const late = { game: 'classic', version: pending?.version ?? '', rated } as const;
  expect(await store.keepRatings(scope, late)).toBe('conflict');
  const again = await store.toRate(scope, 'classic', 9);
  expect(again?.games.map(({ key }) => key)).toEqual([first.key, second.key, third.key]);
  expect(await store.keepRatings(scope, { ...late, version: again?.version ?? '' })).toBe('kept');
  expect(await store.toRate(scope, 'classic', 9)).toBeNull();
});
