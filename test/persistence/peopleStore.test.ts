import { expect, test } from 'vitest';
import { createStore } from '../../src/persistence/store.ts';
import { testRedis } from '../support/redis.ts';

const redis = testRedis(import.meta.url);
const store = createStore(redis);

test('numbers are given out at first sight, from 1, and stay', async () => {
  expect(await store.enrol('201', { id: '11', name: 'Anna' })).toBe(1);
  expect(await store.enrol('201', { id: '22', name: 'Beat' })).toBe(2);
  expect(await store.enrol('201', { id: '11', name: 'Anna' })).toBe(1);
});

test('every server counts for itself', async () => {
  await store.enrol('202', { id: '11', name: 'Anna' });
  expect(await store.enrol('203', { id: '22', name: 'Beat' })).toBe(1);
});

test('somebody seen 50 times at once gets one number', async () => {
  const seen = await Promise.all(Array.from({ length: 50 }, () => store.enrol('204', { id: '11', name: 'Anna' })));
  expect(new Set(seen)).toEqual(new Set([1]));
});

test('the newest name is kept', async () => {
  await store.enrol('205', { id: '11', name: 'Anna' });
  await store.enrol('205', { id: '11', name: 'Änneli' });
  expect(await store.people('205', [1])).toEqual(new Map([[1, { id: '11', name: 'Änneli' }]]));
});

test('those who are unknown or forgotten are missing, and their number is not given out again', async () => {
  await store.enrol('206', { id: '11', name: 'Anna' });
  await store.enrol('206', { id: '22', name: 'Beat' });
  await redis.hdel('{g206}:who', '2');
  await redis.hdel('{g206}:numbers', '22');
  expect([...(await store.people('206', [1, 2, 99])).keys()]).toEqual([1]);
  expect(await store.enrol('206', { id: '33', name: 'Cla' })).toBe(3);
});

test('nobody asked for, nobody found', async () => {
  expect(await store.people('207', [])).toEqual(new Map());
});

test('an entry that cannot be read counts as unknown, until the person is seen again', async () => {
  await store.enrol('208', { id: '11', name: 'Anna' });
  await redis.hset('{g208}:who', { '1': '{"id":11' });
  expect(await store.people('208', [1])).toEqual(new Map());
  expect(await store.enrol('208', { id: '11', name: 'Anna' })).toBe(1);
  expect(await store.people('208', [1])).toEqual(new Map([[1, { id: '11', name: 'Anna' }]]));
});

test.each([
  ['empty', ''],
  ['quotes, backslashes, braces', String.raw`"}\'{g1}:t:x`],
  ['line breaks and controls', 'a\r\nb\0c\u001b[31m'],
  ['markdown and mentions', '**@everyone** <@1> `x` ||y||'],
  ['right-to-left', '\u202Eanna\u2067'],
  ['32 emoji', '👩‍👩‍👧‍👦'.repeat(32)],
  ['half a surrogate pair', '\ud83d'],
])('a name may be anything: %s', async (_, name) => {
  const number = await store.enrol('209', { id: '11', name });
  expect((await store.people('209', [number])).get(number)).toEqual({ id: '11', name });
});
