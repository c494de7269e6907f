import { expect, test } from 'vitest';
import { createStore } from '../../src/persistence/store.ts';
import { DEFAULT_PREFERENCES } from '../../src/table/index.ts';
import { testRedis } from '../support/redis.ts';

const redis = testRedis(import.meta.url);
const store = createStore(redis);

test('who has set nothing has the defaults', async () => {
  expect(await store.preferences('501')).toEqual(DEFAULT_PREFERENCES);
});

test('each preference is kept for itself, for one person', async () => {
  await store.keepPreference('502', { name: 'deck', value: 'french' });
  await store.keepPreference('502', { name: 'pings', value: 'off' });
  await store.keepPreference('502', { name: 'deck', value: 'german' });
  expect(await store.preferences('502')).toEqual({ ...DEFAULT_PREFERENCES, deck: 'german', pings: 'off' });
  expect(await store.preferences('503')).toEqual(DEFAULT_PREFERENCES);
});

test('what is dropped is as by default', async () => {
  await store.keepPreference('505', { name: 'size', value: 'big' });
  expect(await store.dropPreferences('505')).toBe(true);
  expect(await store.dropPreferences('505')).toBe(false);
  expect(await store.preferences('505')).toEqual(DEFAULT_PREFERENCES);
});

test('what cannot be read is as by default, and the rest stays', async () => {
  await redis.hset('{u504}:preferences', { deck: 'tarot', language: 'tlh', size: 'big', secret: 'x' });
  expect(await store.preferences('504')).toEqual({ ...DEFAULT_PREFERENCES, size: 'big' });
});
