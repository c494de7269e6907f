import { expect, test } from 'vitest';
import { createBookkeeper } from '../../src/boards/index.ts';
import { createStore, type Store } from '../../src/persistence/index.ts';
import { testClock } from '../support/clock.ts';
import { testRedis } from '../support/redis.ts';
import { openWorld, type World } from './boardWorld.ts';
import { dying } from './dyingRedis.ts';
import { finishTable } from './finishedTables.ts';

testRedis(import.meta.url);

const SERVERS = ['1', '2'];
const START = Date.UTC(2026, 8, 27, 23, 50);

/** Two servers with finished games that wait, some of the people being in everywhere, one too late for the first games. */
async function fill(store: Store): Promise<void> {
  for (const server of SERVERS) {
    for (const person of [1, 2, 3, 4]) await store.enrol(server, { id: `${server}${person}`, name: `P${person}` });
    for (const number of server === '1' ? [1, 2, 3] : [1]) {
      const at = START + number * 600_000 + Number(server);
      await finishTable(store, { server, id: `${number}aaaaaaa` }, { number, at });
    }
  }
  await store.joinEverywhere({ id: '11', name: 'P1' }, 0);
  await store.joinEverywhere({ id: '22', name: 'P2' }, 0);
  await store.joinEverywhere({ id: '13', name: 'P3' }, START + 900_000);
}

function bookkeeper(store: Store, faults: unknown[]) {
  const ports = { books: store, clock: testClock(), keepLogs: async () => null, onSettled: () => undefined };
  return createBookkeeper({ ...ports, onFault: (fault) => faults.push(fault) });
}

async function settleAll(store: Store): Promise<readonly unknown[]> {
  const faults: unknown[] = [];
  const keeper = bookkeeper(store, faults);
  for (const server of SERVERS) await keeper.settle(server);
  await keeper.stop();
  return faults;
}

async function settled(): Promise<World> {
  const world = openWorld(import.meta.url);
  await fill(world.store);
  expect(await settleAll(world.store)).toEqual([]);
  return world;
}

test('the outbox is empty in the end, and everybody is where they belong', async () => {
  const { store, redis } = await settled();
  for (const server of SERVERS) expect(await store.waiting(server)).toEqual([]);
  const { total } = await store.history({ server: '1' }, 'all', { from: 0, count: 9 });
  expect(total).toBe(3);
  expect((await store.history('everywhere', 'all', { from: 0, count: 9 })).total).toBe(4);
  expect(await redis.hgetall('{everywhere}:who')).toMatchObject({ '1': '{"id":"11","name":"P1"}' });
  // The third person came in too late for the first of three games.
  expect((await store.history('everywhere', 3, { from: 0, count: 9 })).total).toBe(2);
});

test.each(['before', 'after'] as const)(
  'killed %s any command, then started again: as if nothing had happened',
  async (when) => {
    const expected = await (await settled()).snapshot();
    let commands = Number.POSITIVE_INFINITY;
    for (let last = 1; last <= commands; last++) {
      const world = openWorld(import.meta.url);
      await fill(world.store);
      const mortal = world.connect();
      const seen = await dying(mortal, last, when);
      const faults = await settleAll(createStore(mortal));
      if (faults.length === 0) commands = seen();
      expect(await settleAll(world.store)).toEqual([]);
      expect(await world.snapshot()).toEqual(expected);
      world.close();
      mortal.disconnect();
    }
    expect(commands).toBeGreaterThan(30);
  },
);

test('two processes that settle at once, one of which dies in between', async () => {
  const expected = await (await settled()).snapshot();
  for (const last of [3, 9, 15, 21, 27, 33]) {
    const world = openWorld(import.meta.url);
    await fill(world.store);
    const mortal = world.connect();
    await dying(mortal, last, 'after');
    await Promise.all([settleAll(createStore(mortal)), settleAll(world.store)]);
    expect(await settleAll(world.store)).toEqual([]);
    expect(await world.snapshot()).toEqual(expected);
    mortal.disconnect();
  }
});
