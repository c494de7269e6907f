import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { boardFor, bookingOf, rebuild, type Scope } from '../../src/boards/index.ts';
import { rateGames } from '../../src/boards/rateGames.ts';
import { connectRedis } from '../../src/persistence/connect.ts';
import { boardKeys, keys } from '../../src/persistence/keys.ts';
import { createRebuildingStore, createStore, type Store } from '../../src/persistence/store.ts';
import { durable, freePort, type OwnRedis, ownRedis } from './ownRedis.ts';

const ref = { server: '123456789012345678', id: 'ABCDEFGH' };
const webhook = { token: 't', target: '@original', at: 5, channel: '7' };

/** Collects what a connection reports; `recovered` resolves at the first `back`. */
function listener() {
  const said: string[] = [];
  let resolve = () => {};
  const recovered = new Promise<void>((go) => {
    resolve = go;
  });
  const lost = (reason: string) => said.push(`lost: ${reason}`);
  const back = () => {
    said.push('back');
    resolve();
  };
  return { said, recovered, lost, back };
}

async function clusterNode(): Promise<OwnRedis> {
  const bus = String(await freePort());
  const settings = { 'cluster-enabled': 'yes', 'cluster-port': bus, 'cluster-announce-ip': '127.0.0.1' };
  return await ownRedis({ ...settings, ...durable });
}

function direct({ path }: OwnRedis): Redis {
  const redis = new Redis(path);
  redis.on('error', () => {}); // a killed node
  onTestFinished(() => redis.disconnect());
  return redis;
}

function namesOf(at: ReturnType<typeof boardKeys>): readonly string[] {
  const { rated, tally, uncertainty, board, historyOf, ratedOf, slotsOf, statsOf, opponentsOf, ...plain } = at;
  const ofPerson = [historyOf(3), slotsOf(3), opponentsOf(3), ratedOf(3, 'classic'), statsOf(3, 'classic')];
  return [...Object.values(plain), rated('classic'), tally('s'), uncertainty('s'), board('s', 'games'), ...ofPerson];
}

/** Every method that books, reads, forgets and rebuilds. */
async function useBoards(store: Store, books: ReturnType<typeof createRebuildingStore>, scope: Scope): Promise<void> {
  const person = { id: '2', name: 'Beat' };
  const { number } = await store.joinEverywhere(person, 0);
  const owner = scope === 'everywhere' ? number : await store.enrol(ref.server, person);
  const played = { place: 1, stayed: true, points: [5], matches: 1, handWeis: 0, tableWeis: 0, trumpSet: 1 };
  const seats = [owner, 'unknown'].map((each) => ({ ...played, owner: each as number | 'unknown' }));
  const booking = bookingOf('0000000000005:g', { game: 'classic', endedAt: 5, seats });
  expect(await store.book(scope, booking)).toBe('booked');
  expect(await rateGames(store, { scope, game: 'classic' })).toBe('rated');
  const board = boardFor({ game: 'all', players: 'all', period: 'all', measure: 'games' }, 5);
  if (!board) throw new Error('no board');
  expect(await store.boardPage(scope, board, { from: 0, count: 9 })).toMatchObject({ total: 1 });
  expect(await store.boardStanding(scope, board, owner)).toMatchObject({ index: 0 });
  expect(await store.ratingCourse(scope, { person: owner, game: 'classic' }, { from: 0, count: 9 })).toHaveLength(1);
  expect(await store.dataOf(scope, person.id)).toMatchObject({ person, number: owner });
  expect(await store.whereKnown(person.id)).toContainEqual({ scope, number: owner });
  expect(await store.members([person])).toEqual(new Map([[person.id, { number, since: 0 }]]));
  const over = { server: ref.server, id: 'ENDED000' };
  const ended = { at: 4, why: 'closed' } as const;
  await store.commit(over, { expected: 0, lines: ['a'], due: null, open: null, ended });
  expect(await store.dropLogs(ref.server, 5)).toBe(1);
  expect(await store.gone(ref.server, [over.id, ref.id])).toEqual(new Set());
  expect(await store.waiting(ref.server)).toEqual([]);
  await store.settled(ref);
  await rebuild({ books, onDamaged: () => {} });
  expect(await store.boardPage(scope, board, { from: 0, count: 9 })).toMatchObject({ total: 1 });
  expect(await store.forget(scope, person.id)).toBe(true);
  expect(await store.boardPage(scope, board, { from: 0, count: 9 })).toMatchObject({ total: 0 });
}

test('on Redis Cluster every method of the store is legal, an outage is told at once, and ends by itself', async () => {
  // A cluster of one node refuses what isn't legal on a cluster just as one of many does.
  const node = await clusterNode();
  const only = direct(node);
  await only.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383');
  await expect.poll(() => only.cluster('INFO'), { timeout: 10_000 }).toContain('cluster_state:ok');

  const address = { kind: 'cluster', nodes: [{ host: '127.0.0.1', port: node.port }] } as const;
  const { lost, back, said, recovered } = listener();
  const connection = await connectRedis(address, { keyPrefix: 'bot:', lost, back });
  if ('fault' in connection) throw new Error(connection.fault);
  onTestFinished(connection.close);
  const { redis } = connection;
  await expect(redis.eval('return 1', 2, '{g1}:due', '{g2}:due')).rejects.toThrow('CROSSSLOT');

  const store = createStore(redis);
  const open = { channel: '7', people: [1] };
  const lines = ['a', 'b'];
  expect(await store.commit(ref, { expected: 0, lines, due: 5, open, ended: null })).toBe('committed');
  expect(await store.commit(ref, { expected: 0, lines, due: null, open: null, ended: null })).toBe('conflict');
  expect(await store.load(ref)).toEqual({ lines, due: 5 });
  expect(await store.openTables(ref.server)).toEqual(new Map([[ref.id, open]]));
  expect(await store.dues(ref.server)).toEqual([{ ref, at: 5 }]);
  expect(await store.servers()).toEqual([ref.server]);

  const person = { id: '1', name: 'Anna' };
  expect(await store.enrol(ref.server, person)).toBe(1);
  expect(await store.people(ref.server, [1, 2])).toEqual(new Map([[1, person]]));

  const post = { channel: '7', message: '8', webhook, deal: 1, madeAt: 6 };
  await store.keepPost(ref, post);
  expect(await store.post(ref)).toEqual(post);
  await store.dropPost(ref);
  expect(await store.post(ref)).toBeNull();
  const hand = { webhook, deal: 1, weis: 'keep', language: 'de' } as const;
  await store.keepHand(ref, 1, hand);
  expect(await store.hand(ref, 1)).toEqual(hand);

  for (const scope of ['everywhere', { server: ref.server }] as const)
    await useBoards(store, createRebuildingStore(redis), scope);

  await store.keepPost(ref, post);
  await store.keepDeletion(ref.server, 5);
  expect([await store.leftServers(), await store.deletion(ref.server)]).toEqual([[ref.server], 5]);
  await store.dropDeletion(ref.server);
  await store.erase(ref.server);
  const left = (await only.keys('*')).filter((name) => !name.includes(':hand:') && !name.includes('{everywhere}'));
  expect(left).toEqual([]);
  expect(await store.commit(ref, { expected: 0, lines, due: 5, open, ended: null })).toBe('committed');

  await node.kill();
  const start = performance.now();
  await expect(store.load(ref)).rejects.toThrow('Redis did not do as asked');
  expect(performance.now() - start).toBeLessThan(1500);
  await node.start();
  await recovered;
  expect(said).toEqual([expect.stringMatching(/^lost: /), 'back']);
  expect(await store.load(ref)).toEqual({ lines, due: 5 });
});

test('all keys of a server lie in one slot, whatever the prefix; another server has another', async () => {
  const redis = direct(await clusterNode());
  const slotsOf = async (server: string, prefix: string) => {
    const table = { server, id: 'ABCDEFGH' };
    const all = [
      keys.log(table),
      ...keys.post(table),
      ...keys.ping(table),
      ...keys.watch(table),
      ...[keys.due, keys.open, keys.ended, keys.done, keys.gone, keys.settings].map((key) => key(server)),
      ...[keys.numbers, keys.who, keys.lastNumber].map((key) => key(server)),
      ...namesOf(boardKeys({ server })),
      keys.hand(table, 3),
    ];
    return new Set(await Promise.all(all.map((key) => redis.cluster('KEYSLOT', prefix + key))));
  };
  const here = await slotsOf('1', '');
  expect(here.size).toBe(1);
  expect(await slotsOf('1', 'bot:')).toEqual(here);
  expect(await slotsOf('2', '')).not.toEqual(here);
});
