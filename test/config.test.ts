import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { environment, readConfig } from '../src/config.ts';

const token = { DISCORD_TOKEN: 'abc' };

test('.env.example names the settings that are read, and no others', () => {
  const named = readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]*)=/gm);
  expect([...named].map(([, name]) => name).sort()).toEqual(Object.keys(environment.shape).sort());
});

test('a token is enough', () => {
  expect(readConfig(token)).toEqual({
    discord: { token: 'abc', api: undefined, guildId: undefined, shards: 'auto' },
    redis: { kind: 'embedded' },
    dataDir: 'data',
    log: { level: 'info', format: 'pretty' },
  });
});

test('an empty value counts as not set, spaces round a value are none of it', () => {
  const empty = Object.fromEntries(Object.keys(environment.shape).map((name) => [name, ' ']));
  expect(readConfig({ ...empty, DISCORD_TOKEN: ' abc\n' })).toEqual(readConfig(token));
});

describe.each([
  [{ NODE_ENV: 'production' }, { log: { level: 'info', format: 'json' } }],
  [{ LOG_LEVEL: 'debug' }, { log: { level: 'debug', format: 'pretty' } }],
  [{ DATA_DIR: '/srv/molotow' }, { dataDir: '/srv/molotow' }],
  [{ DISCORD_API: 'http://127.0.0.1:3000/api' }, { discord: { api: 'http://127.0.0.1:3000/api' } }],
  [{ GUILD_ID: '123456789012345678' }, { discord: { guildId: '123456789012345678' } }],
  [{ SHARDS: '0-2,5,5', SHARD_COUNT: '6' }, { discord: { shards: { ids: [0, 1, 2, 5], count: 6 } } }],
  [{ SHARDS: 'auto' }, { discord: { shards: 'auto' } }],
  [{ REDIS_URL: 'rediss://u:p@host/1' }, { redis: { kind: 'single', url: 'rediss://u:p@host/1' } }],
  [{ REDIS_URL: '/run/redis.sock' }, { redis: { kind: 'single', url: '/run/redis.sock' } }],
  [
    { REDIS_SENTINELS: 'one, two:1,[::1]:2', REDIS_MASTER: 'm' },
    {
      redis: {
        kind: 'sentinels',
        master: 'm',
        sentinels: [
          { host: 'one', port: 26379 },
          { host: 'two', port: 1 },
          { host: '::1', port: 2 },
        ],
      },
    },
  ],
  [{ REDIS_CLUSTER: 'one' }, { redis: { kind: 'cluster', nodes: [{ host: 'one', port: 6379 }] } }],
  [{ PORT: '3000' }, { dataDir: 'data' }],
])('%j', (env, expected) => {
  test('is understood', () => expect(readConfig({ ...token, ...env })).toMatchObject(expected));
});

describe.each([
  [{ DISCORD_TOKEN: undefined }, /^DISCORD_TOKEN is not set: /],
  [{ DISCORD_TOKEN: 'Bot abc' }, /^DISCORD_TOKEN contains a space: /],
  [{ DISCORD_API: 'ftp://host' }, /^DISCORD_API must be /],
  [{ DISCORD_API: 'host' }, /^DISCORD_API must be /],
  [{ GUILD_ID: '12' }, /^GUILD_ID must be /],
  [{ SHARDS: '0,', SHARD_COUNT: '2' }, /^SHARDS must be /],
  [{ SHARDS: '0-2', SHARD_COUNT: '2' }, /^SHARDS names a shard/],
  [{ SHARDS: '1-0', SHARD_COUNT: '2' }, /^SHARDS names a shard/],
  [{ SHARDS: '0' }, /^SHARD_COUNT is not set/],
  [{ SHARD_COUNT: '2' }, /^SHARDS is not set/],
  [{ SHARDS: '0', SHARD_COUNT: '0' }, /^SHARD_COUNT must be /],
  [{ SHARDS: '0-999999999', SHARD_COUNT: '9999999999' }, /^SHARD_COUNT must be /],
  [{ SHARDS: '0', SHARD_COUNT: '1.5' }, /^SHARD_COUNT must be /],
  [{ REDIS_URL: '127.0.0.1:6379' }, /^REDIS_URL must be /],
  [{ REDIS_URL: 'http://host' }, /^REDIS_URL must be /],
  [{ REDIS_SENTINELS: 'one' }, /^REDIS_MASTER is not set/],
  [{ REDIS_MASTER: 'm' }, /^REDIS_SENTINELS is not set/],
  [{ REDIS_SENTINELS: 'one two', REDIS_MASTER: 'm' }, /^REDIS_SENTINELS must be /],
  [{ REDIS_CLUSTER: 'one:99999' }, /^REDIS_CLUSTER must be /],
  [{ REDIS_CLUSTER: 'one,,two' }, /^REDIS_CLUSTER must be /],
  [{ REDIS_URL: '/a', REDIS_CLUSTER: 'b' }, /^REDIS_URL and REDIS_CLUSTER are set/],
  [{ PORT: '0' }, /^PORT must be /],
  [{ PORT: '65536' }, /^PORT must be /],
  [{ PORT: 'http' }, /^PORT must be /],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be /],
  [{ NODE_ENV: 'prod' }, /^NODE_ENV must be /],
])('%j', (env, sentence) => {
  test('is one fault that says what to do', () => {
    const faults = [expect.stringMatching(sentence)];
    expect(readConfig({ ...token, ...env })).toEqual({ faults });
  });
});

test('all faults are named at once', () => {
  const config = readConfig({ PORT: 'x', LOG_LEVEL: 'x', REDIS_MASTER: 'm' });
  expect(config).toHaveProperty('faults.length', 4);
});
