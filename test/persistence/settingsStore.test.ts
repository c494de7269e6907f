import { expect, test } from 'vitest';
import { createStore } from '../../src/persistence/store.ts';
import { DEFAULT_SETTINGS } from '../../src/table/index.ts';
import { testRedis } from '../support/redis.ts';

const redis = testRedis(import.meta.url);
const store = createStore(redis);
const steps = [{ points: 20, title: 'Prost', sentence: 'Ein Schluck.', intensity: 1, act: 'drinks' }] as const;
const mark = { by: 3, at: 1_800_000_000_000 } as const;

test('a server where nothing was set has the defaults, and nobody set them', async () => {
  expect(await store.serverSettings('401')).toEqual(DEFAULT_SETTINGS);
  expect([...(await store.settingMarks('401'))]).toEqual([]);
});

test('each setting is kept by itself, for its server', async () => {
  await store.keepServerSetting('402', { name: 'drinking', value: 'forbidden', ...mark });
  await store.keepServerSetting('402', { name: 'drinkingSteps', value: steps, ...mark });
  expect(await store.serverSettings('402')).toEqual({
    ...DEFAULT_SETTINGS,
    drinking: 'forbidden',
    drinkingSteps: steps,
  });
  await store.keepServerSetting('402', { name: 'drinkingSteps', value: null, ...mark });
  expect(await store.serverSettings('402')).toEqual({ ...DEFAULT_SETTINGS, drinking: 'forbidden' });
  expect(await store.serverSettings('403')).toEqual(DEFAULT_SETTINGS);
});

test('who set it, and when, is kept with it; the newest counts', async () => {
  await store.keepServerSetting('405', { name: 'pace', value: 'fast', ...mark });
  await store.keepServerSetting('405', { name: 'pace', value: 'none', by: 7, at: mark.at + 1 });
  await store.keepServerSetting('405', { name: 'mostTables', value: null, ...mark });
  expect(await store.settingMarks('405')).toEqual(
    new Map([
      ['pace', { by: 7, at: mark.at + 1 }],
      ['mostTables', mark],
    ]),
  );
});

test('what can’t be read is as by default, the rest stays', async () => {
  await store.keepServerSetting('404', { name: 'drinking', value: 'forbidden', ...mark });
  await redis.hset('{g404}:settings', 'drinkingSteps', '{"value":[{"points":20}]}', 'other', 'of a later version');
  await redis.hset('{g404}:settings', 'channels', '{"value":["general"]}', 'mostTables', '{"value":0}');
  expect(await store.serverSettings('404')).toEqual({ ...DEFAULT_SETTINGS, drinking: 'forbidden' });
  expect([...(await store.settingMarks('404')).keys()]).toEqual(['drinking']);
  await redis.hset('{g404}:settings', 'drinking', 'not JSON');
  expect(await store.serverSettings('404')).toEqual(DEFAULT_SETTINGS);
});
