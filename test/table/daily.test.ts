import { expect, test } from 'vitest';
import { createDaily } from '../../src/table/index.ts';
import { testClock } from '../support/clock.ts';

const DAY = 24 * 60 * 60_000;

/** A job that counts how often it ran; with `hold` it doesn't come to its end until it is let. */
function counted() {
  const clock = testClock();
  let runs = 0;
  let gate = Promise.resolve();
  const daily = createDaily(clock, async () => {
    runs += 1;
    await gate;
  });
  const hold = () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    return open;
  };
  return { clock, daily, hold, runs: () => runs };
}

test('it runs when it begins, then a day after each time', async () => {
  const { clock, daily, runs } = counted();
  daily.begin();
  await daily.idle();
  expect(runs()).toBe(1);
  clock.advance(DAY - 1);
  expect(runs()).toBe(1);
  clock.advance(1);
  await daily.idle();
  clock.advance(DAY);
  await daily.idle();
  expect(runs()).toBe(3);
});

test('while it runs it does not begin again, and is waited for', async () => {
  const { clock, daily, hold, runs } = counted();
  const open = hold();
  daily.begin();
  clock.advance(5 * DAY);
  expect([runs(), clock.untilNext()]).toEqual([1, null]);
  open();
  await daily.idle();
  expect(clock.untilNext()).toBe(DAY);
});

test('stopped, also while it runs, it does not run again', async () => {
  const { clock, daily, hold, runs } = counted();
  const open = hold();
  daily.begin();
  daily.stop();
  open();
  await daily.idle();
  clock.advance(9 * DAY);
  expect([runs(), clock.untilNext()]).toEqual([1, null]);
});
