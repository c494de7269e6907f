import { expect, test } from 'vitest';
import { createBookkeeper } from '../../src/boards/index.ts';
import type { Store } from '../../src/persistence/index.ts';
import { testClock } from '../support/clock.ts';
import { testRedis } from '../support/redis.ts';
import { openWorld } from './boardWorld.ts';
import { finishTable } from './finishedTables.ts';

testRedis(import.meta.url);

const all = { from: 0, count: 9 };
/** Person 1 of server 1 is person 2 of server 2. */
const PEOPLE: Readonly<Record<string, readonly string[]>> = { '1': ['100', '101', '102', '103'], '2': ['200', '100'] };

async function finish(store: Store, server: string, at: number): Promise<void> {
  for (const id of PEOPLE[server] ?? []) await store.enrol(server, { id, name: `N${id}` });
  await finishTable(store, { server, id: `${at}`.padStart(8, '0') }, { number: 2, at });
  const onFault = (fault: unknown) => {
    throw fault;
  };
  await createBookkeeper({
    books: store,
    clock: testClock(),
    keepLogs: async () => null,
    onSettled: () => undefined,
    onFault,
  }).settle(server);
}

const ownersOf = async (store: Store) =>
  (await store.history('everywhere', 'all', all)).games.map(({ result }) => result.seats.map(({ owner }) => owner));

test('nobody opted in: nothing is kept everywhere', async () => {
  const { store, snapshot } = openWorld(import.meta.url);
  await finish(store, '1', 5);
  expect(Object.keys(await snapshot()).filter((key) => key.startsWith('{everywhere}'))).toEqual([]);
});

test('whoever opted in is there with the games of all servers, the others are unknown', async () => {
  const { store } = openWorld(import.meta.url);
  expect(await store.joinEverywhere({ id: '100', name: 'A' }, 3)).toEqual({ number: 1, since: 3 });
  await finish(store, '1', 5);
  await finish(store, '2', 6);
  expect(await ownersOf(store)).toEqual([
    ['unknown', 1, 'unknown', 'unknown'],
    [1, 'unknown', 'unknown', 'unknown'],
  ]);
  expect(await store.stats('everywhere', 1, 'sticks')).toMatchObject({ games: 2 });
});

test('games that ended before do not count, also if they are booked later; opting in again changes nothing', async () => {
  const { store } = openWorld(import.meta.url);
  await store.joinEverywhere({ id: '100', name: 'A' }, 7);
  expect(await store.joinEverywhere({ id: '100', name: 'B' }, 9)).toEqual({ number: 1, since: 7 });
  await finish(store, '1', 7);
  expect(await ownersOf(store)).toEqual([]);
  await finish(store, '1', 8);
  expect(await ownersOf(store)).toHaveLength(1);
});

test('the newest name is shown', async () => {
  const { store } = openWorld(import.meta.url);
  await store.joinEverywhere({ id: '100', name: 'A' }, 0);
  await finish(store, '1', 5);
  expect(await store.peopleOf('everywhere', [1])).toEqual(new Map([[1, { id: '100', name: 'N100' }]]));
});

test('opting out leaves games to those who stay in; coming back is beginning anew', async () => {
  const { store } = openWorld(import.meta.url);
  await store.joinEverywhere({ id: '100', name: 'A' }, 0);
  await store.joinEverywhere({ id: '101', name: 'B' }, 0);
  await finish(store, '1', 5);
  expect(await store.forget('everywhere', '100')).toBe(true);
  expect(await ownersOf(store)).toEqual([[1, 2, 'unknown', 'unknown']]);
  expect((await store.history('everywhere', 1, all)).total).toBe(0);
  expect((await store.history('everywhere', 2, all)).total).toBe(1);
  expect(await store.history({ server: '1' }, 1, all)).toMatchObject({ total: 1 });
  expect(await store.joinEverywhere({ id: '100', name: 'A' }, 9)).toEqual({ number: 3, since: 9 });
  await finish(store, '1', 10);
  expect((await store.history('everywhere', 3, all)).total).toBe(1);
});
