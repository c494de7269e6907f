import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { testRedis, testRedisOptions } from './redis.ts';

const redis = testRedis(import.meta.url);
const other = testRedis(import.meta.url);

test('two connections of one file share their keys', async () => {
  await redis.set('{g1}:t:a', 'x');
  expect(await other.get('{g1}:t:a')).toBe('x');
});

test('keys carry the prefix of the file, in Lua too', async () => {
  await redis.eval('redis.call("set", KEYS[1], ARGV[1])', 1, '{g1}:t:b', 'y');
  const { path, keyPrefix } = testRedisOptions(import.meta.url);
  const raw = new Redis(path);
  expect(keyPrefix).toBe('support/redis.test.ts:');
  expect(await raw.get('support/redis.test.ts:{g1}:t:b')).toBe('y');
  raw.disconnect();
});
