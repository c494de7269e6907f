import { expect, test } from 'vitest';
import { createStore } from '../../src/persistence/store.ts';
import { testRedis } from '../support/redis.ts';

const redis = testRedis(import.meta.url);
const store = createStore(redis);
const table = (server: string) => ({ server, id: 'ABCDEFGH' });
const fourteenMinutes = 14 * 60_000;

const webhook = { token: 'aW50ZXJhY3Rpb24', target: '@original', at: 1_800_000_000_000, channel: '77' };
const post = { channel: '77', message: '88', webhook, deal: 3, madeAt: 1_800_000_000_001 };

test('a post is kept, replaced and dropped', async () => {
  const ref = table('301');
  expect(await store.post(ref)).toBeNull();
  await store.keepPost(ref, post);
  expect(await store.post(ref)).toEqual(post);
  await store.keepPost(ref, { ...post, message: '89', webhook: null });
  expect(await store.post(ref)).toEqual({ ...post, message: '89', webhook: null });
  await store.dropPost(ref);
  expect(await store.post(ref)).toBeNull();
});

test('a post stays, its token goes after 14 minutes', async () => {
  const ref = table('302');
  await store.keepPost(ref, post);
  expect(await redis.pttl('{g302}:t:ABCDEFGH:post')).toBe(-1);
  expect(await redis.get('{g302}:t:ABCDEFGH:post')).not.toContain(webhook.token);
  const life = await redis.pttl('{g302}:t:ABCDEFGH:post:webhook');
  expect(life).toBeGreaterThan(fourteenMinutes - 10_000);
  expect(life).toBeLessThanOrEqual(fourteenMinutes);
  await redis.del('{g302}:t:ABCDEFGH:post:webhook');
  expect(await store.post(ref)).toEqual({ ...post, webhook: null });
});

test('a ping is kept beside it, and its token goes after 14 minutes', async () => {
  const ref = table('305');
  const { channel, message } = post;
  const ping = { channel, message, webhook, move: { deal: 3, count: 7 } };
  expect(await store.ping(ref)).toBeNull();
  await store.keepPost(ref, post);
  await store.keepPing(ref, ping);
  expect(await store.ping(ref)).toEqual(ping);
  const life = await redis.pttl('{g305}:t:ABCDEFGH:ping:webhook');
  expect(life).toBeGreaterThan(fourteenMinutes - 10_000);
  expect(life).toBeLessThanOrEqual(fourteenMinutes);
  await redis.del('{g305}:t:ABCDEFGH:ping:webhook');
  expect(await store.ping(ref)).toEqual({ ...ping, webhook: null });
  await store.dropPing(ref);
  expect([await store.ping(ref), await store.post(ref)]).toEqual([null, post]);
});

test('a hand is kept for each person at each table, for 14 minutes; the newest counts', async () => {
  const ref = table('303');
  const hand = { webhook, deal: 2, weis: 'declare', language: 'de' } as const;
  const newer = { webhook: { ...webhook, token: 'newer' }, deal: 2, weis: 'keep', language: 'en' } as const;
  await store.keepHand(ref, 1, hand);
  await store.keepHand(ref, 1, newer);
  expect(await store.hand(ref, 1)).toEqual(newer);
  expect(await store.hand(ref, 2)).toBeNull();
  expect(await store.hand({ ...ref, id: 'OTHER' }, 1)).toBeNull();
  const life = await redis.pttl('{g303}:t:ABCDEFGH:hand:1');
  expect(life).toBeGreaterThan(fourteenMinutes - 10_000);
  expect(life).toBeLessThanOrEqual(fourteenMinutes);
});

test('what cannot be read counts as lost', async () => {
  const ref = table('304');
  await store.keepPost(ref, post);
  await redis.set('{g304}:t:ABCDEFGH:post:webhook', '{"token":1}');
  expect(await store.post(ref)).toEqual({ ...post, webhook: null });
  await redis.set('{g304}:t:ABCDEFGH:post', 'gone');
  expect(await store.post(ref)).toBeNull();
  await redis.set('{g304}:t:ABCDEFGH:hand:1', '[]');
  expect(await store.hand(ref, 1)).toBeNull();
});
