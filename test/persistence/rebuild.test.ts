import { expect, test } from 'vitest';
import { createBookkeeper, rebuild } from '../../src/boards/index.ts';
import { createRebuildingStore, type Store } from '../../src/persistence/index.ts';
import type { TableRef } from '../../src/table/index.ts';
import { testClock } from '../support/clock.ts';
import { testRedis } from '../support/redis.ts';
import { openWorld, type World } from './boardWorld.ts';
import { dying } from './dyingRedis.ts';
import { finishTable } from './finishedTables.ts';

testRedis(import.meta.url);

const SERVERS = ['1', '2', '3'];
const START = Date.UTC(2026, 8, 27, 23, 50);

async function settle(store: Store, server: string, keep: number | null = null): Promise<readonly unknown[]> {
  const faults: unknown[] = [];
  const clock = testClock(START + 100_000_000);
  const onFault = (fault: unknown) => faults.push(fault);
  await createBookkeeper({
    books: store,
    clock,
    keepLogs: async () => keep,
    onSettled: () => undefined,
    onFault,
  }).settle(server);
  return faults;
}

/** Games of three servers, with people who joined everywhere, who left it, and who were forgotten. */
async function lived(): Promise<World> {
  const world = openWorld(import.meta.url);
  const { store } = world;
  await store.joinEverywhere({ id: '11', name: 'P' }, 0);
  await store.joinEverywhere({ id: '32', name: 'P' }, 0);
  for (const server of SERVERS) {
    for (const person of [1, 2, 3, 4]) await store.enrol(server, { id: `${server}${person}`, name: 'P' });
    for (let number = 1; number <= 7; number++) {
      const at = START + number * 600_000 + Number(server);
      await finishTable(store, { server, id: `${number}aaaaaaa` }, { number, at });
      expect(await settle(store, server)).toEqual([]);
      if (server === '2' && number === 4) await store.joinEverywhere({ id: '21', name: 'P' }, at);
    }
  }
  await store.forget({ server: '1' }, '13');
  await store.forget('everywhere', '32');
  return world;
}

const noDamage = (fault: Error, ref: TableRef) => {
  throw new Error(`${ref.id}`, { cause: fault });
};

const build = (world: World) => rebuild({ books: world.rebuilding, onDamaged: noDamage });

test('boards built anew are the same, once and again', async () => {
  const world = await lived();
  const before = await world.snapshot();
  expect(Object.keys(before).length).toBeGreaterThan(500);
  expect(await build(world)).toEqual({ servers: 3, games: 21 });
  expect(await world.snapshot()).toEqual(before);
  await build(world);
  expect(await world.snapshot()).toEqual(before);
});

test('whatever was wrong on the boards is right again', async () => {
  const world = await lived();
  const before = await world.snapshot();
  const { redis } = world;
  await redis.zincrby('{g1}:board:all.all.all:games', 5, '1');
  await redis.hset('{g2}:tally:all.all.all', '2', '900 900 900 900 900');
  await redis.del('{g2}:ratings', '{g3}:p:1:stats:classic', '{everywhere}:history');
  expect(await world.snapshot()).not.toEqual(before);
  await build(world);
  expect(await world.snapshot()).toEqual(before);
});

test('games whose logs are gone count by their results', async () => {
  const world = await lived();
  const before = await world.snapshot();
  expect(await world.store.dropLogs('2', START + 4 * 600_000)).toBe(3);
  expect(await world.store.load({ server: '2', id: '1aaaaaaa' })).toBeNull();
  const tables = ['1aaaaaaa', '3aaaaaaa', '4aaaaaaa', 'unknown1'];
  expect([...(await world.store.gone('2', tables))]).toEqual(['1aaaaaaa', '3aaaaaaa']);
  expect(await build(world)).toEqual({ servers: 3, games: 21 });
  expect(await world.snapshot()).toEqual(before);
  expect([...(await world.store.gone('2', tables))]).toEqual(['1aaaaaaa', '3aaaaaaa']);
});

test('a game whose log cannot be read is told, and counts by its result', async () => {
  const world = await lived();
  const before = await world.snapshot();
  await world.redis.lset('{g1}:t:2aaaaaaa', 0, 'z99 nonsense');
  const damaged: TableRef[] = [];
  await rebuild({ books: world.rebuilding, onDamaged: (_, ref) => damaged.push(ref) });
  expect(damaged).toEqual([{ server: '1', id: '2aaaaaaa' }]);
  expect(await world.snapshot()).toEqual(before);
});

test('what ends meanwhile waits, and is booked afterwards', async () => {
  const world = await lived();
  const { store, rebuilding } = world;
  await rebuilding.begin({ server: '1' });
  await finishTable(store, { server: '1', id: '9aaaaaaa' }, { number: 8, at: START + 9_000_000 });
  expect(await settle(store, '1')).toEqual([]);
  expect(await store.waiting('1')).toEqual(['9aaaaaaa']);
  await build(world);
  await settle(store, '1');
  expect(await store.waiting('1')).toEqual([]);
  expect((await store.history({ server: '1' }, 'all', { from: 0, count: 1 })).total).toBe(8);
});

test('killed at any command, then begun again: the same', async () => {
  const world = await lived();
  const before = await world.snapshot();
  const rebuildUntil = async (last: number) => {
    const redis = world.connect();
    const seen = await dying(redis, last, last % 2 === 0 ? 'before' : 'after');
    const books = createRebuildingStore(redis);
    const fault: unknown = await rebuild({ books, onDamaged: noDamage }).then(
      () => null,
      (error) => error,
    );
    return { commands: seen(), fault };
  };
  const { commands } = await rebuildUntil(Number.POSITIVE_INFINITY);
  expect(commands).toBeGreaterThan(500);
  for (let kill = 0; kill < 12; kill++) {
    const { fault } = await rebuildUntil(1 + Math.floor((commands * kill) / 12) + kill);
    expect(fault).toMatchObject({ cause: { message: 'died' } });
    if (kill % 3 === 0) continue; // and killed again
    await build(world);
    expect(await world.snapshot()).toEqual(before);
  }
});

test('of two that rebuild, the one that began later ends it', async () => {
  const world = await lived();
  const before = await world.snapshot();
  const { store, rebuilding } = world;
  await rebuilding.begin({ server: '1' });
  const other = world.rebuilder();
  await other.begin({ server: '1' });
  await expect(rebuilding.clear({ server: '1' })).rejects.toThrow('somebody else');
  await expect(rebuilding.end({ server: '1' })).rejects.toThrow('somebody else');
  await rebuild({ books: other, onDamaged: noDamage });
  expect(await world.snapshot()).toEqual(before);
  expect(await store.toRate({ server: '1' }, 'classic', 1)).toBeNull();
});
