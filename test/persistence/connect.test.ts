import { once } from 'node:events';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import type { RedisAddress } from '../../src/persistence/address.ts';
import { type Connection, connectRedis } from '../../src/persistence/connect.ts';
import { createStore } from '../../src/persistence/store.ts';
import { testRedisOptions } from '../support/redis.ts';
import { cutProxy } from './cutProxy.ts';
import { durable, freePort, ownRedis } from './ownRedis.ts';

const ref = { server: '1', id: 'ABCDEFGH' };
const line = (expected: number, text: string) => ({ expected, lines: [text], due: null, open: null, ended: null });
const single = (url: string): RedisAddress => ({ kind: 'single', url });

interface Watched extends Connection {
  /** 'lost: …' and 'back', in turn. */
  readonly said: readonly string[];
  /** Resolves at the next `back`. */
  recovered(): Promise<void>;
}

async function connected(address: RedisAddress, keyPrefix = ''): Promise<Watched> {
  const said: string[] = [];
  const waiting: (() => void)[] = [];
  const lost = (reason: string) => said.push(`lost: ${reason}`);
  const back = () => {
    said.push('back');
    for (const go of waiting.splice(0)) go();
  };
  const connection = await connectRedis(address, { keyPrefix, lost, back });
  if ('fault' in connection) throw new Error(connection.fault);
  onTestFinished(connection.close);
  return { ...connection, said, recovered: () => new Promise((resolve) => waiting.push(resolve)) };
}

async function fault(address: RedisAddress): Promise<string> {
  const fail = (): never => {
    throw new Error('nothing was up yet');
  };
  const connection = await connectRedis(address, { lost: fail, back: fail });
  if ('redis' in connection) throw new Error('connected');
  return connection.fault;
}

/** Not `once` of node:events, which rejects at an `error`. */
const emitted = (redis: Connection['redis'], event: string) => new Promise((resolve) => redis.once(event, resolve));

/** How long a promise takes to reject, in ms. */
async function rejectsAfter(promise: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await expect(promise).rejects.toThrow('Redis did not do as asked');
  return performance.now() - start;
}

test('a unix socket, with a prefix before every key', async () => {
  const { path, keyPrefix } = testRedisOptions(import.meta.url);
  const { redis } = await connected(single(path), keyPrefix);
  await createStore(redis).commit(ref, line(0, 'a'));
  const raw = new Redis(path);
  onTestFinished(() => raw.disconnect());
  expect(await raw.lrange(`${keyPrefix}{g1}:t:ABCDEFGH`, 0, -1)).toEqual(['a']);
  await raw.del(`${keyPrefix}{g1}:t:ABCDEFGH`, `${keyPrefix}servers`);
});

test('a URL with user, password and database', async () => {
  const { port } = await ownRedis({ user: 'bot on >se:cret/# ~* +@all' });
  const { redis } = await connected(single(`redis://bot:se:cret%2F%23@127.0.0.1:${port}/3`));
  await createStore(redis).commit(ref, line(0, 'a'));
  expect(await redis.client('INFO')).toMatch(/ name=molotow .* db=3 .* user=bot /);
});

test('sentinels name the master', async () => {
  const master = await ownRedis();
  const sentinel = await ownRedis({ 'sentinel monitor here': `127.0.0.1 ${master.port} 1` }, '--sentinel');
  const sentinels = [{ host: '127.0.0.1', port: sentinel.port }];
  const { redis } = await connected({ kind: 'sentinels', sentinels, master: 'here' });
  await createStore(redis).commit(ref, line(0, 'a'));
  expect(await redis.client('INFO')).toContain(`laddr=127.0.0.1:${master.port} `);
  expect(await fault({ kind: 'sentinels', sentinels, master: 'elsewhere' })).toMatch(
    /^Redis at elsewhere, watched by 127.0.0.1:\d+ cannot be used \(.*\): start it/,
  );
});

test('nobody there: a sentence, at once', async () => {
  const port = await freePort();
  const here = [{ host: '127.0.0.1', port }];
  const rest = '(ECONNREFUSED): start it, or set the right address.';
  expect(await fault(single(`redis://bot:secret@127.0.0.1:${port}/3`))).toBe(
    `Redis at 127.0.0.1:${port} cannot be used ${rest}`,
  );
  expect(await fault(single('/nowhere/redis.sock'))).toBe(
    'Redis at /nowhere/redis.sock cannot be used (ENOENT): start it, or set the right address.',
  );
  expect(await fault({ kind: 'cluster', nodes: here })).toMatch(`Redis at 127.0.0.1:${port} cannot be used (`);
  expect(await fault({ kind: 'sentinels', sentinels: here, master: 'm' })).toContain(`watched by 127.0.0.1:${port}`);
});

test('a wrong password: the reason, and neither the right nor the wrong one', async () => {
  const { port } = await ownRedis({ requirepass: 'opensesame' });
  const wrong = await fault(single(`redis://:abracadabra@127.0.0.1:${port}`));
  expect(wrong).toContain(`Redis at 127.0.0.1:${port} cannot be used (WRONGPASS`);
  expect(wrong).not.toMatch(/opensesame|abracadabra/);
  expect(await fault(single(`redis://127.0.0.1:${port}`))).toContain('NOAUTH');
});

test.each(['redis://:se#cret@host:6379', 'redis://:se/cret@host', 'redis://:100%cret@host'])(
  'an address that cannot be read: %s',
  async (url) => {
    const sentence = await fault(single(url));
    expect(sentence).toMatch(/^REDIS_URL cannot be read/);
    expect(sentence).not.toContain('cret');
  },
);

test('somebody who answers nothing counts as nobody', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    silent.close();
  });
  const address = silent.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  expect(await fault(single(`redis://127.0.0.1:${address.port}`))).toContain('Socket timeout');
});

test('Redis killed in mid-play: rejects at once, says so once, comes back by itself with everything that was booked', async () => {
  const server = await ownRedis(durable);
  const { redis, said, recovered } = await connected(single(server.path));
  const store = createStore(redis);
  await store.commit(ref, line(0, 'a'));

  const closed = emitted(redis, 'close');
  await server.kill();
  await closed;
  expect(await rejectsAfter(store.commit(ref, line(1, 'b')))).toBeLessThan(1500);
  expect(await rejectsAfter(store.load(ref))).toBeLessThan(1500);
  await emitted(redis, 'reconnecting'); // it has tried in vain
  expect(said).toEqual(['lost: the connection was closed']);

  const back = recovered();
  await server.start();
  await back;
  expect(said).toEqual(['lost: the connection was closed', 'back']);
  expect(await store.load(ref)).toEqual({ lines: ['a'], due: null });
  expect(await store.commit(ref, line(1, 'b'))).toBe('committed');
});

test('a frozen Redis: rejects within about a second, and serves again when it thaws', async () => {
  const server = await ownRedis();
  const { redis, said, recovered } = await connected(single(server.path));
  const store = createStore(redis);
  await store.commit(ref, line(0, 'a'));
  server.freeze();
  const closed = emitted(redis, 'close');
  expect(await rejectsAfter(store.load(ref))).toBeLessThan(1500);
  await closed; // a connection that gives no answer isn't kept
  const back = recovered();
  server.thaw();
  await back;
  expect(said).toEqual([expect.stringMatching(/^lost: Socket timeout/), 'back']);
  expect(await store.load(ref)).toEqual({ lines: ['a'], due: null });
});

test('the answer to a commit is lost: it rejects, and is booked once', async () => {
  const server = await ownRedis();
  const proxy = await cutProxy(server.path);
  const { redis, recovered } = await connected(single(proxy.path));
  const store = createStore(redis);
  await store.commit(ref, line(0, 'a'));
  proxy.cutNextAnswer();
  const back = recovered();
  await rejectsAfter(store.commit(ref, line(1, 'b')));
  await back;
  expect(await store.load(ref)).toEqual({ lines: ['a', 'b'], due: null });
});

test('even a connection that sends a lost commit again cannot book it twice', async () => {
  const server = await ownRedis();
  const proxy = await cutProxy(server.path);
  const resending = new Redis(proxy.path);
  onTestFinished(() => resending.disconnect());
  const store = createStore(resending);
  await store.commit(ref, line(0, 'a'));
  proxy.cutNextAnswer();
  expect(await store.commit(ref, line(1, 'b'))).toBe('conflict');
  expect(await store.load(ref)).toEqual({ lines: ['a', 'b'], due: null });
});

test('a master that became a replica by a failover is left for whoever is master now', async () => {
  const server = await ownRedis();
  const { redis, recovered } = await connected(single(server.path));
  const store = createStore(redis);
  await store.commit(ref, line(0, 'a'));
  await redis.replicaof('127.0.0.1', 1);
  const back = recovered();
  await rejectsAfter(store.commit(ref, line(1, 'b')));
  await back; // a new connection: behind sentinels they would now name another
  await redis.replicaof('NO', 'ONE');
  expect(await store.commit(ref, line(1, 'b'))).toBe('committed');
});

test('a Redis that forgot the scripts is taught them again', async () => {
  const server = await ownRedis();
  const { redis } = await connected(single(server.path));
  const store = createStore(redis);
  await store.commit(ref, line(0, 'a'));
  await redis.script('FLUSH');
  expect(await store.commit(ref, line(1, 'b'))).toBe('committed');
});

test('closing says nothing of an outage, also while there is one', async () => {
  const server = await ownRedis();
  const idle = await connected(single(server.path));
  await idle.close();
  expect(idle.said).toEqual([]);
  const down = await connected(single(server.path));
  const closed = emitted(down.redis, 'close');
  await server.kill();
  await closed;
  await down.close();
  expect(down.said).toEqual(['lost: the connection was closed']);
});
