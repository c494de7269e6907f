import { expect, onTestFinished, test } from 'vitest';
import { connectRedis, createStore } from '../../src/persistence/index.ts';
import { PAUSE, phaseOf, type TableRef } from '../../src/table/index.ts';
import { cutProxy } from '../persistence/cutProxy.ts';
import { durable, ownRedis } from '../persistence/ownRedis.ts';
import { testClock } from '../support/clock.ts';
import { playOn, tableAt } from './playOn.ts';
import { startedAt, startTables } from './startTables.ts';

const RECHECK = 1000; // ms
const ref: TableRef = { server: '1', id: 'abcdefgh' };
const ignore = () => undefined;

/** Tables on a Redis of their own; `back` resolves when the connection stands again. */
async function tablesOn(path: string) {
  let wake: () => void = ignore;
  const back = () => wake();
  const connection = await connectRedis({ kind: 'single', url: path }, { lost: ignore, back });
  if ('fault' in connection) throw new Error(connection.fault);
  onTestFinished(connection.close);
  const clock = testClock();
  const started = startTables(createStore(connection.redis), clock);
  onTestFinished(() => started.tables.stop());
  const recovered = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  return { ...started, clock, recovered };
}

test('while Redis is down nothing is booked and nothing lost; afterwards the same click works', async () => {
  const redis = await ownRedis(durable);
  const bot = await tablesOn(redis.path);
  await startedAt(bot.tables, ref, [1, 2, 3]);
  const before = await tableAt(bot.tables, ref);
  await redis.kill();
  const leave = { type: 'leave', person: 2, at: 5 } as const;
  await expect(bot.tables.act(ref, leave)).rejects.toThrow('Redis did not do as asked');
  await expect(bot.tables.look(ref)).rejects.toThrow('Redis did not do as asked');
  const recovered = bot.recovered();
  await redis.start();
  await recovered;
  expect(await tableAt(bot.tables, ref)).toEqual(before);
  expect(await bot.tables.act(ref, leave)).toMatchObject({ kind: 'done', booked: 1 });
});

test('a computer whose card could not be booked goes on by itself once Redis is back', async () => {
  const redis = await ownRedis(durable);
  const bot = await tablesOn(redis.path);
  await startedAt(bot.tables, ref, [1, 2, 3]);
  const turn = (await tableAt(bot.tables, ref)).game?.current?.deal.turn ?? 0;
  await bot.tables.act(ref, { type: 'leave', person: turn + 1, at: 5 });
  await redis.kill();
  bot.clock.advance(PAUSE.computer);
  await bot.tables.idle();
  expect(bot.faults).toHaveLength(1);
  for (let looks = 0; looks < 3; looks++) {
    expect(bot.clock.untilNext()).toBe(RECHECK);
    bot.clock.advance(RECHECK);
    await bot.tables.idle();
  }
  expect(bot.faults).toHaveLength(1);

  const recovered = bot.recovered();
  await redis.start();
  await recovered;
  bot.clock.advance(RECHECK);
  await bot.tables.idle();
  bot.clock.advance(PAUSE.computer);
  await bot.tables.idle();
  expect((await tableAt(bot.tables, ref)).game?.current?.deal.count).toBe(1);
});

test('a commit whose answer was lost counts once, and what it did is shown', async () => {
  const redis = await ownRedis();
  const proxy = await cutProxy(redis.path);
  const bot = await tablesOn(proxy.path);
  await startedAt(bot.tables, ref, [1, 2, 3]);
  const close = { type: 'leave', person: 1, at: 5 } as const;
  const recovered = bot.recovered();
  proxy.cutNextAnswer();
  await expect(bot.tables.act(ref, close)).rejects.toThrow();
  await recovered;
  // The same click again: it was booked, so there is nothing to do and nothing to refuse.
  expect(await bot.tables.act(ref, close)).toMatchObject({ kind: 'done', booked: 0 });
  bot.clock.advance(RECHECK);
  await bot.tables.idle();
  const shown = bot.changes.at(-1);
  expect(shown).toMatchObject({ cause: 'resumed', by: null });
  expect(shown?.after.table.seats[0]).toEqual({ kind: 'computer', sitsInFor: 1 });
});

test('a table that could not be opened is opened by the same click', async () => {
  const redis = await ownRedis();
  const proxy = await cutProxy(redis.path);
  const bot = await tablesOn(proxy.path);
  const recovered = bot.recovered();
  proxy.cutNextAnswer();
  await expect(startedAt(bot.tables, ref, [1, 2, 3])).rejects.toThrow();
  await recovered;
  bot.clock.advance(RECHECK);
  await bot.tables.idle();
  expect(bot.changes).toEqual([]);
  expect(await startedAt(bot.tables, ref, [1, 2, 3])).toMatchObject({ kind: 'done' });
});

test('between deals the next one comes although Redis was down when it was due', async () => {
  const redis = await ownRedis(durable);
  const bot = await tablesOn(redis.path);
  await startedAt(bot.tables, ref, ['computer', 1, 'computer'], { end: { deals: 2 } });
  await playOn(bot, ref, (table) => phaseOf(table) === 'between');
  await redis.kill();
  bot.clock.advance(PAUSE.nextDeal);
  await bot.tables.idle();
  const recovered = bot.recovered();
  await redis.start();
  await recovered;
  bot.clock.advance(RECHECK);
  await bot.tables.idle();
  bot.clock.advance(PAUSE.nextDeal);
  await bot.tables.idle();
  expect(phaseOf(await tableAt(bot.tables, ref))).toBe('playing');
  expect((await tableAt(bot.tables, ref)).game?.played).toHaveLength(1);
});
