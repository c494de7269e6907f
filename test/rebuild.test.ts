import { spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { createBookkeeper } from '../src/boards/index.ts';
import { createStore } from '../src/persistence/index.ts';
import { finishTable } from './persistence/finishedTables.ts';
import { freePort, ownRedis } from './persistence/ownRedis.ts';
import { testClock } from './support/clock.ts';

/** Runs `npm run rebuild` on a Redis. */
async function rebuild(url: string) {
  const env = { PATH: process.env.PATH, REDIS_URL: url };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/rebuild.ts'], { env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, out, err };
}

test('builds the boards of a Redis anew, without a token', async () => {
  const { path } = await ownRedis();
  const redis = new Redis(path);
  onTestFinished(() => redis.disconnect());
  const store = createStore(redis);
  for (const person of [1, 2, 3, 4]) await store.enrol('1', { id: `${person}`, name: `P${person}` });
  await finishTable(store, { server: '1', id: 'aaaaaaaa' }, { number: 3, at: 5 });
  const onFault = (fault: unknown) => {
    throw fault;
  };
  await createBookkeeper({
    books: store,
    clock: testClock(),
    keepLogs: async () => null,
    onSettled: () => undefined,
    onFault,
  }).settle('1');
  await redis.zadd('{g1}:board:all.all.all:games', 7, '1');
  expect(await rebuild(path)).toEqual({ code: 0, out: '{"servers":1,"games":1}\n', err: '' });
  expect(await redis.zscore('{g1}:board:all.all.all:games', '1')).toBe('1');
});

test('no Redis there: a sentence', async () => {
  const { code, out, err } = await rebuild(`redis://127.0.0.1:${await freePort()}`);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^Redis at .* cannot be used .*\n$/);
});
