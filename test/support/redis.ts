import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { afterAll, inject } from 'vitest';

/** Socket and key prefix that belong to one test file: `testRedisOptions(import.meta.url)`. For code that opens its own connections. */
export function testRedisOptions(fileUrl: string): { readonly path: string; readonly keyPrefix: string } {
  const file = relative('test', fileURLToPath(fileUrl)).replaceAll(/[^\w./-]/g, '_'); // no braces: hash tags stay ours
  return { path: inject('redisPath'), keyPrefix: `${file}:` };
}

/**
 * A fresh connection to the run's Redis: `testRedis(import.meta.url)`. Every key of a file gets the file's prefix, so files run side by side.
 * After the file the connection is closed and the file's keys are gone. Call it twice for two processes that share their data.
 * KEYS, SCAN and PUBLISH see no prefix (an ioredis rule).
 */
export function testRedis(fileUrl: string): Redis {
  const options = testRedisOptions(fileUrl);
  const redis = new Redis(options);
  afterAll(async () => {
    redis.disconnect();
    await removeKeys(options.path, options.keyPrefix);
  });
  return redis;
}

async function removeKeys(path: string, prefix: string): Promise<void> {
  const redis = new Redis(path);
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 1000 })) {
    if (keys.length > 0) await redis.unlink(...keys);
  }
  redis.disconnect();
}
