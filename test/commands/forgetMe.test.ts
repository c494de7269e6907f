import { expect, test } from 'vitest';
import { bookingOf, gameKey, type Scope } from '../../src/boards/index.ts';
import { rateAllGames } from '../../src/boards/rateGames.ts';
import type { Caller, House } from '../../src/commands/index.ts';
import { forgetMe, myData } from '../../src/commands/ownData.ts';
import { createStore, type Store } from '../../src/persistence/index.ts';
import { createInTurn, createPeople, createTables, createTastes, DEFAULT_PREFERENCES } from '../../src/table/index.ts';
import { textIn } from '../../src/text/index.ts';
import { PEOPLE, randomResults } from '../boards/randomResults.ts';
import { openWorld, type World } from '../persistence/boardWorld.ts';
import { dying } from '../persistence/dyingRedis.ts';
import { testClock } from '../support/clock.ts';
import { testRedis } from '../support/redis.ts';

testRedis(import.meta.url);

const SERVERS = ['1', '2', '3'];
const SCOPES: readonly Scope[] = ['everywhere', ...SERVERS.map((server) => ({ server }))];
const idOf = (person: number) => `70000000000000000${person}`;
const me = { id: idOf(3), name: 'Dreifuss' };
const { data } = textIn('en').records;

const caller: Caller = {
  ...{ server: '1', channel: '9', parent: null, lacksForThread: null, person: me, role: 'person' },
  ...{ language: 'en', discords: 'en', preferences: DEFAULT_PREFERENCES },
};

/** Everybody on three servers and everywhere, with games, settings and preferences. */
async function fill(store: Store): Promise<void> {
  for (const scope of SCOPES) {
    for (let number = 1; number <= PEOPLE; number++) {
      const person = number === 3 ? me : { id: idOf(number), name: `P${number}` };
      if (scope === 'everywhere') await store.joinEverywhere(person, 0);
      else await store.enrol(scope.server, person);
    }
    for (const { key, result } of randomResults(4, 6)) await store.book(scope, bookingOf(key, result));
    await rateAllGames(store, scope);
  }
  await store.keepPreference(me.id, { name: 'play', value: 'twice' });
  await store.keepServerSetting('2', { name: 'pace', value: 'fast', by: 3, at: 5 });
}

const never = () => {
  throw new Error('not to be called');
};

/** What commands work with, on this store, without Discord. */
function houseOn(store: Store): House {
  const clock = testClock();
  const people = createPeople({ store, clock });
  const ports = { store, clock, newSeed: never, choose: never, onChange: never, onFault: never };
  return {
    ...{ tables: createTables(ports), people, tastes: createTastes({ store, people, clock }), settings: store },
    ...{ shown: store, records: store, opening: createInTurn(), openThread: never, onDeed: never },
    ...{ now: clock.now, newSeed: never, newId: never },
  };
}

/** Everything in this Redis, keys and values. */
async function dump({ redis }: World): Promise<string> {
  const raw = redis.duplicate({ keyPrefix: '' });
  const names = (await raw.keys(`${redis.options.keyPrefix}*`)).sort();
  const values = await Promise.all(
    names.map(async (name) => {
      switch (await raw.type(name)) {
        case 'hash':
          return raw.hgetall(name);
        case 'zset':
          return raw.zrange(name, 0, '-1');
        case 'set':
          return raw.smembers(name);
        case 'list':
          return raw.lrange(name, 0, '-1');
        default:
          return raw.get(name);
      }
    }),
  );
  raw.disconnect();
  return JSON.stringify(names.map((name, at) => [name, values[at]]));
}

test('no key and no value has the name or the id of a forgotten person, on any server', async () => {
  const world = openWorld(import.meta.url);
  await fill(world.store);
  const before = await dump(world);
  for (const trace of [me.id, me.name]) expect(before.split(trace).length).toBeGreaterThan(4);
  expect(await forgetMe(houseOn(world.store), caller)).toEqual({ show: 'sentence', text: data.forgotten });
  const after = await dump(world);
  for (const trace of [me.id, me.name]) expect(after).not.toContain(trace);
  expect(after).toContain(idOf(2));
  expect(await world.store.whereKnown(me.id)).toEqual([]);
  expect(await world.store.whereKnown(idOf(2))).toHaveLength(SCOPES.length);
  const again = await forgetMe(houseOn(world.store), caller);
  expect(again).toEqual({ show: 'sentence', text: data.nothing });
});

test.each(['before', 'after'] as const)(
  'killed %s any command, then said again: forgotten everywhere',
  async (when) => {
    let commands = Number.POSITIVE_INFINITY;
    for (let last = 1; last <= commands; last++) {
      const world = openWorld(import.meta.url);
      await fill(world.store);
      const mortal = world.connect();
      const seen = await dying(mortal, last, when);
      const died = await forgetMe(houseOn(createStore(mortal)), caller).then(
        () => false,
        () => true,
      );
      if (!died) commands = seen();
      // Whatever is left is still found by the id, so that it can be given and forgotten.
      if ((await dump(world)).includes(me.id))
        expect((await myData(houseOn(world.store), caller)).show).toBe('ownData');
      await forgetMe(houseOn(world.store), caller);
      expect(await dump(world)).not.toMatch(new RegExp(`${me.id}|${me.name}`));
      world.close();
      mortal.disconnect();
    }
    expect(commands).toBeGreaterThan(15);
  },
);

test('who has only set something for themselves is forgotten too', async () => {
  const { store } = openWorld(import.meta.url);
  await store.keepPreference(me.id, { name: 'size', value: 'big' });
  const answer = await myData(houseOn(store), caller);
  expect(answer).toMatchObject({
    show: 'ownData',
    data: { preferences: { size: 'big' }, everywhere: null, servers: [] },
  });
  expect(await forgetMe(houseOn(store), caller)).toEqual({ show: 'sentence', text: data.forgotten });
  expect(await myData(houseOn(store), caller)).toEqual({ show: 'sentence', text: data.nothing });
});

test('one’s own data has a part for each server, with what one has set there', async () => {
  const { store } = openWorld(import.meta.url);
  await fill(store);
  const answer = await myData(houseOn(store), caller);
  if (answer.show !== 'ownData') throw new Error(answer.show);
  const { everywhere, servers, preferences } = answer.data;
  expect(servers.map(({ server }) => server)).toEqual(SERVERS);
  expect(servers.map(({ settings }) => settings)).toEqual([[], [{ setting: 'pace', at: 5 }], []]);
  for (const { games, stats } of servers) {
    expect(games.length).toBeGreaterThan(0);
    expect(Object.keys(stats).length).toBeGreaterThan(0);
  }
  expect([everywhere?.person, preferences.play]).toEqual([me, 'twice']);
});

test('who has got another number meanwhile keeps the games of that one', async () => {
  const { store } = openWorld(import.meta.url);
  await fill(store);
  await forgetMe(houseOn(store), caller);
  await store.enrol('1', me);
  const [game] = randomResults(9, 1);
  if (!game) throw new Error('no game');
  const seats = game.result.seats.map((seat, at) => ({ ...seat, owner: at === 0 ? PEOPLE + 1 : 2 }));
  const key = gameKey(game.result.endedAt, 'newgame0');
  await store.book({ server: '1' }, bookingOf(key, { ...game.result, seats }));
  expect((await store.dataOf({ server: '1' }, me.id))?.games.map((each) => each.key)).toEqual([key]);
});
