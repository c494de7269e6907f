import { expect, test } from 'vitest';
import { createBookkeeper } from '../../src/boards/index.ts';
import { createStore } from '../../src/persistence/index.ts';
import { DamagedLog, type TableRef } from '../../src/table/index.ts';
import { openWorld, type World } from '../persistence/boardWorld.ts';
import { dying } from '../persistence/dyingRedis.ts';
import { finishTable } from '../persistence/finishedTables.ts';
import { testClock } from '../support/clock.ts';
import { testRedis } from '../support/redis.ts';

testRedis(import.meta.url);

const server = '1';
const scope = { server };
const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 8, 30);

function openBooks({ store }: Pick<World, 'store'>, keep: number | null = null) {
  const faults: { readonly fault: unknown; readonly about: unknown }[] = [];
  const clock = testClock(NOW);
  const onFault = (fault: unknown, about: unknown) => faults.push({ fault, about });
  const keeper = createBookkeeper({
    books: store,
    clock,
    keepLogs: async () => keep,
    onSettled: () => undefined,
    onFault,
  });
  return { keeper, faults, clock };
}

async function worldWith(...games: readonly (readonly [id: string, at: number])[]): Promise<World> {
  const world = openWorld(import.meta.url);
  for (const person of [1, 2, 3, 4]) await world.store.enrol(server, { id: `${person}`, name: `P${person}` });
  for (const [id, at] of games) await finishTable(world.store, { server, id }, { number: 3, at });
  return world;
}

const total = async ({ store }: World) => (await store.history(scope, 'all', { from: 0, count: 9 })).total;

test('a finished game is booked and rated once, however often it is told of', async () => {
  const world = await worldWith(['aaaaaaaa', NOW]);
  const { keeper, faults } = openBooks(world);
  await Promise.all([keeper.settle(server), keeper.settle(server), keeper.settle(server)]);
  expect(await world.store.stats(scope, 1, 'classic')).toMatchObject({ games: 1, deals: 1 });
  const [game] = (await world.store.history(scope, 'all', { from: 0, count: 1 })).games;
  expect(await world.store.ratingChanges(scope, game?.key ?? '')).toHaveLength(4);
  expect(await world.store.waiting(server)).toEqual([]);
  expect(faults).toEqual([]);
});

test('what fails is tried again by itself', async () => {
  const world = await worldWith(['aaaaaaaa', NOW]);
  const mortal = world.connect();
  const store = createStore(mortal);
  const { sendCommand } = mortal;
  await dying(mortal, 4, 'before');
  const { keeper, faults, clock } = openBooks({ store });
  await keeper.settle(server);
  expect(faults).toMatchObject([{ about: { server, id: 'aaaaaaaa' }, fault: { cause: { message: 'died' } } }]);
  mortal.sendCommand = sendCommand;
  clock.advance(clock.untilNext() ?? 0);
  await keeper.idle();
  expect(await world.store.waiting(server)).toEqual([]);
  expect(await total(world)).toBe(1);
  expect(clock.untilNext()).toBeNull();
});

test('a log that cannot be read is told, kept, and stops no other game', async () => {
  const world = await worldWith(['aaaaaaaa', NOW], ['bbbbbbbb', NOW + 1]);
  await world.redis.lset('{g1}:t:aaaaaaaa', 2, 'nonsense');
  const { keeper, faults } = openBooks(world);
  await keeper.settle(server);
  expect(faults).toEqual([{ about: { server, id: 'aaaaaaaa' }, fault: expect.any(DamagedLog) }]);
  expect(await total(world)).toBe(1);
  expect(await world.store.waiting(server)).toEqual(['aaaaaaaa']);
  expect(await world.store.load({ server, id: 'aaaaaaaa' })).not.toBeNull();
});

test('a game that cannot be booked stops no other, and is tried again', async () => {
  const world = await worldWith(['aaaaaaaa', NOW], ['bbbbbbbb', NOW + 1]);
  const { load } = world.store;
  world.store.load = (ref) => (ref.id === 'aaaaaaaa' ? Promise.reject(new Error('no luck')) : load(ref));
  const { keeper, faults, clock } = openBooks(world);
  await keeper.settle(server);
  expect(faults).toMatchObject([{ about: { server, id: 'aaaaaaaa' }, fault: { message: 'no luck' } }]);
  expect(await total(world)).toBe(1);
  world.store.load = load;
  clock.advance(clock.untilNext() ?? 0);
  await keeper.idle();
  expect([await total(world), await world.store.waiting(server)]).toEqual([2, []]);
});

test('logs are kept for as long as the server says, their results for good', async () => {
  const world = await worldWith(['aaaaaaaa', NOW - 31 * DAY], ['bbbbbbbb', NOW - 29 * DAY]);
  await openBooks(world, null).keeper.settle(server);
  expect(await world.store.load({ server, id: 'aaaaaaaa' })).not.toBeNull();
  await openBooks(world, 30 * DAY).keeper.settle(server);
  expect(await world.store.load({ server, id: 'aaaaaaaa' })).toBeNull();
  expect(await world.store.load({ server, id: 'bbbbbbbb' })).not.toBeNull();
  expect(await total(world)).toBe(2);
});

test('with a log goes where its table was shown; of one that was not finished nothing is left', async () => {
  const world = await worldWith(['aaaaaaaa', NOW - 31 * DAY]);
  const { store } = world;
  const [finished, ended] = ['aaaaaaaa', 'bbbbbbbb'].map((id) => ({ server, id })) as [TableRef, TableRef];
  const given = { at: NOW - 31 * DAY, why: 'abandoned' } as const;
  await store.commit(ended, { expected: 0, lines: ['a'], due: null, open: null, ended: given });
  const webhook = { token: 't', target: '@original', at: NOW, channel: '7' };
  for (const ref of [finished, ended]) {
    const post = { channel: '7', message: '8', webhook, deal: 1, madeAt: NOW };
    await store.keepPost(ref, post);
    await store.keepWatch(ref, post);
    await store.keepPing(ref, { channel: '7', message: '9', webhook, move: { deal: 1, count: 0 } });
  }
  await openBooks(world, 30 * DAY).keeper.settle(server);
  expect((await world.names()).filter((name) => name.includes(':t:'))).toEqual([]);
  expect([...(await store.gone(server, ['aaaaaaaa', 'bbbbbbbb']))]).toEqual(['aaaaaaaa']);
  // A message that comes too late.
  await store.keepPost(finished, { channel: '7', message: '8', webhook, deal: 1, madeAt: NOW });
  expect(await store.post(finished)).toBeNull();
});

test('a log that waits for the boards is kept', async () => {
  const world = await worldWith(['aaaaaaaa', NOW - 31 * DAY]);
  expect(await world.store.dropLogs(server, NOW)).toBe(0);
  await openBooks(world).keeper.settle(server);
  expect(await world.store.dropLogs(server, NOW)).toBe(1);
  expect(await world.store.dropLogs(server, NOW)).toBe(0);
});

test('while the boards are rebuilt a game waits, and is tried again by itself', async () => {
  const world = await worldWith(['aaaaaaaa', NOW]);
  const { keeper, clock } = openBooks(world);
  await world.rebuilding.begin(scope);
  await keeper.settle(server);
  expect(await total(world)).toBe(0);
  await world.rebuilding.end(scope);
  clock.advance(clock.untilNext() ?? 0);
  await keeper.idle();
  expect(await total(world)).toBe(1);
});

test('stopped, it tries nothing again', async () => {
  const world = await worldWith(['aaaaaaaa', NOW]);
  const { keeper, clock } = openBooks(world);
  await world.rebuilding.begin(scope);
  await keeper.settle(server);
  await keeper.stop();
  expect(clock.untilNext()).toBeNull();
});

test('nothing waits: nothing happens', async () => {
  const world = await worldWith();
  const { keeper, faults } = openBooks(world, DAY);
  await keeper.settle(server);
  await keeper.settle('99');
  expect(faults).toEqual([]);
  expect(await world.snapshot()).toEqual({});
});
