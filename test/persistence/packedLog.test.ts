import { expect, test } from 'vitest';
import { createStore } from '../../src/persistence/index.ts';
import { packLines, readLines } from '../../src/persistence/packedLog.ts';
import type { Change } from '../../src/table/index.ts';
import { testRedis } from '../support/redis.ts';
import { finishTable } from './finishedTables.ts';

const redis = testRedis(import.meta.url);
const store = createStore(redis);
const server = '1';

const next: Change = { expected: 0, lines: ['n bbbbbbbb'], due: null, open: null, ended: null };

/** A finished game, and the lines of its log. */
async function finished(id: string) {
  const ref = { server, id };
  await finishTable(store, ref, { number: 1, at: 1_790_000_000_000 });
  const lines = (await store.load(ref))?.lines ?? [];
  return { ref, key: `{g1}:t:${id}`, lines };
}

test('a log that was packed reads as before, in less room', async () => {
  const { ref, key, lines } = await finished('aaaaaaaa');
  const before = Number(await redis.memory('USAGE', key));
  await store.settled(ref);
  expect(await redis.llen(key)).toBe(1);
  expect((await store.load(ref))?.lines).toEqual(lines);
  expect(Number(await redis.memory('USAGE', key))).toBeLessThan(before);
  expect(await store.waiting(server)).toEqual([]);
});

test('it goes on where it ended, and once more packed is one again', async () => {
  const { ref, key, lines } = await finished('cccccccc');
  await store.settled(ref);
  expect(await store.commit(ref, { ...next, expected: 1 })).toBe('conflict');
  expect(await store.commit(ref, { ...next, expected: lines.length })).toBe('committed');
  expect(await store.commit(ref, { ...next, expected: lines.length })).toBe('conflict');
  expect((await store.load(ref))?.lines).toEqual([...lines, 'n bbbbbbbb']);
  await store.settled(ref);
  expect(await redis.llen(key)).toBe(1);
  expect((await store.load(ref))?.lines).toEqual([...lines, 'n bbbbbbbb']);
});

test('what is booked while it is packed isn’t lost', async () => {
  const { ref, lines } = await finished('dddddddd');
  const { settle } = redis;
  redis.settle = async (...words) => {
    redis.settle = settle;
    await store.commit(ref, { ...next, expected: lines.length });
    return redis.settle(...words);
  };
  await store.settled(ref);
  expect((await store.load(ref))?.lines).toEqual([...lines, 'n bbbbbbbb']);
});

test('the log of a table that isn’t there stays nothing', async () => {
  const ref = { server, id: 'eeeeeeee' };
  await store.settled(ref);
  expect(await store.load(ref)).toBeNull();
});

test('any text comes back as it was; damage is one line that says nothing', () => {
  const lines = ['o {"v":1}', '', 'z3 not packed', '🃏'.repeat(1000)];
  expect(readLines([packLines(lines), Buffer.from('later')])).toEqual([...lines, 'later']);
  expect(readLines([Buffer.from('z3 nonsense')])).toEqual(['z3 nonsense']);
  const packed = packLines(lines);
  const miscounted = Buffer.concat([Buffer.from('z5'), packed.subarray(2)]);
  const flipped = Buffer.from(packed);
  flipped.writeUInt8(flipped.readUInt8(packed.length - 1) ^ 1, packed.length - 1);
  for (const damaged of [miscounted, flipped]) expect(readLines([damaged])).toEqual([damaged.toString('latin1')]);
});
