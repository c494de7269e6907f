import { expect, test } from 'vitest';
import { createStore } from '../../src/persistence/store.ts';
import { DEFAULT_SETTINGS } from '../../src/table/index.ts';
import { testRedis } from '../support/redis.ts';

const redis = testRedis(import.meta.url);
const store = createStore(redis);
const steps = [{ points: 20, title: 'Prost', sentence: 'Ein Schluck.', intensity: 1, act: 'drinks' }] as const;

test('a server where nothing was set has the defaults', async () => {
  expect(await store.serverSettings('401')).toEqual(DEFAULT_SETTINGS);
  expect(DEFAULT_SETTINGS).toEqual({ drinking: 'allowed', drinkingSteps: null });
});

test('each setting is kept by itself, for its server', async () => {
  await store.keepServerSetting('402', 'drinking', 'forbidden');
  await store.keepServerSetting('402', 'drinkingSteps', steps);
  expect(await store.serverSettings('402')).toEqual({ drinking: 'forbidden', drinkingSteps: steps });
  await store.keepServerSetting('402', 'drinkingSteps', null);
  expect(await store.serverSettings('402')).toEqual({ drinking: 'forbidden', drinkingSteps: null });
  expect(await store.serverSettings('403')).toEqual(DEFAULT_SETTINGS);
});

test('what can’t be read is as by default, the rest stays', async () => {
  await store.keepServerSetting('404', 'drinking', 'forbidden');
  await redis.hset('{g404}:settings', 'drinkingSteps', '{"value":[{"points":20}]}', 'other', 'of a later version');
  expect(await store.serverSettings('404')).toEqual({ drinking: 'forbidden', drinkingSteps: null });
  await redis.hset('{g404}:settings', 'drinking', 'not JSON');
  expect(await store.serverSettings('404')).toEqual(DEFAULT_SETTINGS);
});
