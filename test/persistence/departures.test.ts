import { expect, test } from 'vitest';
import { createBookkeeper, rebuild } from '../../src/boards/index.ts';
import { createStore, type Store } from '../../src/persistence/index.ts';
import { createDepartures, createInTurn, type Departed, GRACE_DAYS, type TableRef } from '../../src/table/index.ts';
import { testClock } from '../support/clock.ts';
import { testRedis } from '../support/redis.ts';
import { startedAt, startTables } from '../table/startTables.ts';
import { openWorld, type World } from './boardWorld.ts';
import { dying } from './dyingRedis.ts';
import { finishTable } from './finishedTables.ts';

testRedis(import.meta.url);

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 8, 27);
const SERVERS = ['1', '2'];
const webhook = { token: 't', target: '@original', at: NOW, channel: '7' };
const post = { channel: '7', message: '8', webhook, deal: 1, madeAt: NOW };
const ping = { channel: '7', message: '9', webhook, move: { deal: 1, count: 0 } };

async function settle(store: Store, server: string, keep: number | null = null): Promise<void> {
  const onFault = (fault: unknown) => {
    throw fault;
  };
  const ports = { books: store, clock: testClock(NOW), keepLogs: async () => keep, onSettled: () => undefined };
  await createBookkeeper({ ...ports, onFault }).settle(server);
}

async function show(store: Store, ref: TableRef): Promise<void> {
  await store.keepPost(ref, post);
  await store.keepWatch(ref, post);
  await store.keepPing(ref, ping);
}

/** Two servers on which everything was done that leaves something behind. */
async function lived(): Promise<World> {
  const world = openWorld(import.meta.url);
  const { store } = world;
  await store.joinEverywhere({ id: '11', name: 'P1' }, 0);
  for (const server of SERVERS) {
    for (const person of [1, 2, 3, 4]) await store.enrol(server, { id: `${server}${person}`, name: `P${person}` });
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const ref = { server, id: `${number}aaaaaaa` };
      await finishTable(store, ref, { number, at: NOW + number * 1000 });
      await show(store, ref);
      // The first game's log is gone, the last game waits.
      if (number === 5) await settle(store, server, -2000);
    }
    await store.forget({ server }, `${server}3`);
    await store.keepServerSetting(server, { name: 'pace', value: 'fast', by: 1, at: NOW });
    const open = { channel: '7', people: [1] };
    await store.commit({ server, id: 'openaaaa' }, { expected: 0, lines: ['a'], due: 5, open, ended: null });
    await show(store, { server, id: 'openaaaa' });
  }
  return world;
}

const namesOf = async ({ names }: World, tag: string) => (await names()).filter((name) => name.startsWith(tag));

function departuresOn(store: Store, present: ReadonlySet<string>, ours: readonly string[] = SERVERS) {
  const clock = testClock(NOW);
  const departed: Departed[] = [];
  const faults: unknown[] = [];
  /** Which server, and whether it still counted as being erased. */
  const erased: (readonly [string, boolean])[] = [];
  const departures = createDepartures({
    store,
    isPresent: (server) => present.has(server),
    isOurs: (server) => ours.includes(server),
    alone: createInTurn(),
    clock,
    onErased: (server) => erased.push([server, departures.isErasing(server)]),
    onDeparted: (each) => departed.push(each),
    onFault: (fault) => faults.push(fault),
  });
  return { departures, clock, departed, faults, erased };
}

test('of an erased server nothing is left; other servers, and what its people brought to everywhere, stay', async () => {
  const world = await lived();
  const before = await world.names();
  const kept = await world.snapshot();
  expect((await namesOf(world, '{g1}')).length).toBeGreaterThan(100);
  await world.store.erase('1');
  expect((await world.names()).toSorted()).toEqual(before.filter((name) => !name.startsWith('{g1}')).toSorted());
  const others = Object.entries(kept).filter(([name]) => !name.startsWith('{g1}'));
  expect(await world.snapshot()).toEqual(Object.fromEntries(others));
  expect(others.some(([name]) => name.startsWith('{everywhere}:history'))).toBe(true);
  expect([await world.store.servers(), await world.store.leftServers()]).toEqual([['2'], []]);
  await rebuild({ books: world.rebuilding, onDamaged: () => undefined });
  expect(await namesOf(world, '{g1}')).toEqual([]);
  expect((await world.store.history('everywhere', 1, { from: 0, count: 9 })).total).toBe(5);
});

test('nothing is remembered of a server that was erased, also only in part', async () => {
  const world = await lived();
  await world.store.keepDeletion('1', NOW);
  const mortal = world.connect();
  await dying(mortal, 40, 'before');
  const failing = departuresOn(createStore(mortal), new Set());
  await failing.departures.check('1');
  expect([failing.erased, failing.departed, failing.faults.length]).toEqual([[['1', true]], [], 1]);
  const next = departuresOn(world.store, new Set());
  await next.departures.check('1');
  expect([next.erased, next.departures.isErasing('1')]).toEqual([[['1', true]], false]);
});

test('a server of which nothing is kept is erased as well, and twice', async () => {
  const world = openWorld(import.meta.url);
  await world.store.keepDeletion('9', NOW);
  await world.store.erase('9');
  await world.store.erase('9');
  expect(await world.names()).toEqual([]);
});

test('killed after any command, with its answer lost: the next check ends it', async () => {
  const world = await lived();
  const complete = await dying(world.redis, Number.POSITIVE_INFINITY, 'after');
  await world.store.erase('1');
  const commands = complete();
  expect(commands).toBeGreaterThan(100);
  for (let last = 1; last <= commands; last++) {
    const next = await lived();
    const others = (await next.names()).filter((name) => !name.startsWith('{g1}')).toSorted();
    await next.store.keepDeletion('1', NOW);
    const mortal = next.connect();
    await dying(mortal, last, 'after');
    await expect(createStore(mortal).erase('1')).rejects.toMatchObject({ cause: { message: 'died' } });
    // Also if it is back by now: half of it would be worse than nothing.
    const { departures, faults } = departuresOn(
      next.store,
      new Set(last % 2 === 0 && last < commands ? SERVERS : ['2']),
    );
    await departures.checkAll();
    expect(faults).toEqual([]);
    expect((await next.names()).toSorted()).toEqual(others);
    expect([await next.store.servers(), await next.store.leftServers()]).toEqual([['2'], []]);
    next.close();
    mortal.disconnect();
  }
});

test('a server that leaves is erased 30 days later, not a moment sooner', async () => {
  const world = await lived();
  const { departures, clock, departed } = departuresOn(world.store, new Set(['2']));
  await departures.check('1');
  clock.advance(GRACE_DAYS * DAY - 1);
  await departures.checkAll();
  expect(departed).toEqual([{ server: '1', did: 'noted' }]);
  expect((await namesOf(world, '{g1}')).length).toBeGreaterThan(100);
  clock.advance(1);
  await departures.checkAll();
  expect(departed).toEqual([
    { server: '1', did: 'noted' },
    { server: '1', did: 'erased' },
  ]);
  expect(await namesOf(world, '{g1}')).toEqual([]);
  await departures.checkAll();
  expect(departed).toHaveLength(2);
});

test('a server that is back in time keeps everything, and has 30 days again when it leaves once more', async () => {
  const world = await lived();
  const present = new Set(['2']);
  const { departures, clock, departed } = departuresOn(world.store, present);
  const before = await world.names();
  await departures.check('1');
  clock.advance(29 * DAY);
  present.add('1');
  await departures.check('1');
  expect(await world.names()).toEqual(expect.arrayContaining([...before]));
  present.delete('1');
  await departures.check('1');
  clock.advance(29 * DAY);
  await departures.checkAll();
  expect(departed.map(({ did }) => did)).toEqual(['noted', 'tookBack', 'noted']);
  expect(await world.store.deletion('1')).toBe(NOW + 59 * DAY);
});

test('a server that is back when its time has passed is not erased, whoever noted that', async () => {
  const world = await lived();
  await world.store.keepDeletion('1', NOW - DAY);
  const { departures, departed } = departuresOn(world.store, new Set(SERVERS));
  await departures.checkAll();
  expect(departed).toEqual([{ server: '1', did: 'tookBack' }]);
  expect(await world.store.leftServers()).toEqual([]);
});

test('servers of other processes are left alone', async () => {
  const world = await lived();
  await world.store.keepDeletion('1', NOW - DAY);
  const { departures, departed } = departuresOn(world.store, new Set(), []);
  await departures.checkAll();
  expect(departed).toEqual([]);
  expect(await world.store.leftServers()).toEqual(['1']);
});

test('while Redis is down it is told, and another server is not held up', async () => {
  const world = await lived();
  for (const server of SERVERS) await world.store.keepDeletion(server, NOW - DAY);
  const mortal = world.connect();
  const { departures, faults } = departuresOn(createStore(mortal), new Set());
  await dying(mortal, 3, 'before'); // the servers and those that left are read, then no more
  await departures.checkAll();
  expect(faults).toHaveLength(2);
  await departuresOn(world.store, new Set()).departures.checkAll();
  expect(await namesOf(world, '{g')).toEqual([]);
});

test('boards that are being rebuilt meanwhile bring nothing back', async () => {
  for (let step = 0; step < 8; step++) {
    const world = await lived();
    const { redis } = world;
    const send = redis.sendCommand.bind(redis);
    const erasing = createStore(world.connect());
    let seen = 0;
    let erased: Promise<void> = Promise.resolve();
    // In between any two of its commands.
    redis.sendCommand = (command, stream) => {
      seen += 1;
      if (seen === 60 + step * 40) erased = erasing.erase('1').catch(() => undefined);
      return send(command, stream);
    };
    await rebuild({ books: world.rebuilding, onDamaged: () => undefined }).catch(() => undefined);
    await erased;
    await erasing.erase('1');
    expect(await namesOf(world, '{g1}')).toEqual([]);
    world.close();
  }
});

test('while the boards are built anew a server is not erased: that comes to its end first', async () => {
  const world = await lived();
  const before = await namesOf(world, '{g1}');
  await world.rebuilding.begin({ server: '1' });
  await expect(world.store.erase('1')).rejects.toThrow('the boards are being built anew');
  expect((await namesOf(world, '{g1}')).toSorted()).toEqual([...before, '{g1}:rebuilding'].toSorted());
  await rebuild({ books: world.rebuilding, onDamaged: () => undefined });
  await world.store.erase('1');
  expect(await namesOf(world, '{g1}')).toEqual([]);
});

test('a table that a process still has does no harm: nothing of it is written any more', async () => {
  const world = openWorld(import.meta.url);
  const clock = testClock(NOW);
  const { tables, faults } = startTables(world.store, clock);
  const ref = { server: '1', id: 'aaaaaaaa' };
  await world.store.enrol('1', { id: '11', name: 'P1' });
  await startedAt(tables, ref, [1, 'computer', 'computer']);
  await world.store.erase('1');
  // Its clock goes off: a computer's move, or the end of an abandoned game.
  clock.advance(2 * DAY);
  await tables.idle();
  expect(await tables.look(ref)).toEqual({ kind: 'missing' });
  expect(await tables.act(ref, { type: 'leave', person: 1, at: NOW })).toEqual({ kind: 'missing' });
  await tables.visit(ref);
  await world.store.keepPost(ref, post);
  await settle(world.store, '1');
  expect(faults).toEqual([]);
  expect(await world.names()).toEqual([]);
  await tables.stop();
});
