import { expect, test } from 'vitest';
import { createStore } from '../../src/persistence/store.ts';
import { testRedis } from '../support/redis.ts';

const redis = testRedis(import.meta.url);
const store = createStore(redis);

/** A table of this server, with a log of one line. */
async function table(server: string) {
  const ref = { server, id: 'ABCDEFGH' };
  await store.commit(ref, { expected: 0, lines: ['a'], due: null, open: null, ended: null });
  return ref;
}

const fourteenMinutes = 14 * 60_000;

const webhook = { token: 'aW50ZXJhY3Rpb24', target: '@original', at: 1_800_000_000_000, channel: '77' };
const post = { channel: '77', message: '88', webhook, deal: 3, madeAt: 1_800_000_000_001 };

test('a post is kept, replaced and dropped', async () => {
  const ref = await table('301');
  expect(await store.post(ref)).toBeNull();
  await store.keepPost(ref, post);
  expect(await store.post(ref)).toEqual(post);
  await store.keepPost(ref, { ...post, message: '89', webhook: null });
  expect(await store.post(ref)).toEqual({ ...post, message: '89', webhook: null });
  await store.dropPost(ref);
  expect(await store.post(ref)).toBeNull();
});

test('a post stays, its token goes after 14 minutes', async () => {
  const ref = await table('302');
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
  const ref = await table('305');
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
  const ref = await table('303');
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

test('of a table that is not there no message is kept', async () => {
  const ref = { server: '306', id: 'ABCDEFGH' };
  const { channel, message } = post;
  await store.keepPost(ref, post);
  await store.keepWatch(ref, post);
  await store.keepPing(ref, { channel, message, webhook, move: { deal: 1, count: 0 } });
  expect([await store.post(ref), await store.watch(ref), await store.ping(ref)]).toEqual([null, null, null]);
  expect(await redis.exists('{g306}:t:ABCDEFGH:post:webhook')).toBe(0);
});

test('what cannot be read counts as lost', async () => {
  const ref = await table('304');
  await store.keepPost(ref, post);
  await redis.set('{g304}:t:ABCDEFGH:post:webhook', '{"token":1}');
  expect(await store.post(ref)).toEqual({ ...post, webhook: null });
  await redis.set('{g304}:t:ABCDEFGH:post', 'gone');
  expect(await store.post(ref)).toBeNull();
  await redis.set('{g304}:t:ABCDEFGH:hand:1', '[]');
  expect(await store.hand(ref, 1)).toBeNull();
});
