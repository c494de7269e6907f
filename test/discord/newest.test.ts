import { expect, test } from 'vitest';
import { createNewest } from '../../src/discord/newest.ts';

/** Jobs that note when they begin, and end when they are told to. */
function rig() {
  const done: string[] = [];
  const faults: unknown[] = [];
  const ends = new Map<string, () => void>();
  const newest = createNewest((fault, key) => faults.push([key, fault]));
  const job = (name: string) => () =>
    new Promise<void>((resolve) => {
      done.push(name);
      ends.set(name, resolve);
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { newest, done, faults, job, end };
}

test('one job at a time for each key, and of those that wait the newest alone', async () => {
  const { newest, done, job, end } = rig();
  for (const name of ['a1', 'a2', 'a3']) newest.put('a', job(name));
  newest.put('b', job('b1'));
  expect(done).toEqual(['a1', 'b1']);
  await end('a1');
  expect(done).toEqual(['a1', 'b1', 'a3']);
  await end('a3');
  await end('b1');
  await newest.idle();
});

test('held jobs wait for their release, and are overtaken meanwhile', async () => {
  const { newest, done, job, end } = rig();
  newest.hold('a');
  newest.put('a', job('a1'));
  newest.put('a', job('a2'));
  await newest.idle();
  expect(done).toEqual([]);
  newest.release('a');
  expect(done).toEqual(['a2']);
  newest.hold('a');
  newest.put('a', job('a3'));
  await end('a2');
  expect(done).toEqual(['a2']);
  newest.release('a');
  expect(done).toEqual(['a2', 'a3']);
});

test('a job that fails is told, and the next one runs', async () => {
  const { newest, done, faults, job, end } = rig();
  const fault = new Error('no');
  newest.put('a', () => Promise.reject(fault));
  newest.put('a', job('a2'));
  await new Promise(setImmediate);
  expect([faults, done]).toEqual([[['a', fault]], ['a2']]);
  await end('a2');
});

test('a job may ask to be run again', async () => {
  const { newest, done, job, end } = rig();
  newest.put('a', async () => {
    newest.hold('a');
    newest.put('a', job('later'));
  });
  await new Promise(setImmediate);
  expect(done).toEqual([]);
  newest.release('a');
  expect(done).toEqual(['later']);
  await end('later');
  await newest.idle();
});
