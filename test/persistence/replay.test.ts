import { expect, test } from 'vitest';
import { PRESET_RULES, PRESETS, type Rules } from '../../src/game/index.ts';
import { createStore } from '../../src/persistence/store.ts';
import { encodeEvent, phaseOf, replay, type Table, type TableRef } from '../../src/table/index.ts';
import { testRedis } from '../support/redis.ts';
import { playedTable, type Step } from './playedTable.ts';

const redis = testRedis(import.meta.url);
const store = createStore(redis);

async function book(ref: TableRef, { events, after }: Step): Promise<void> {
  const expected = after.version - events.length;
  const change = { expected, lines: events.map(encodeEvent), due: null, open: null, ended: null };
  expect(await store.commit(ref, change)).toBe('committed');
}

async function replayed(ref: TableRef): Promise<Table> {
  const stored = await store.load(ref);
  return replay('ABCDEFGH', stored?.lines ?? []);
}

const { classic, rounds, sticks, mohren } = PRESET_RULES;
const short = { end: { deals: 2 } } as const;
const shortGames: readonly (readonly [string, Rules])[] = [
  ...[3, 4, 5, 6, 7, 8, 9].map((players) => [`classic, ${players} seats`, { ...classic, ...short, players }] as const),
  ...[3, 6].map((players) => [`rounds, ${players} seats`, { ...rounds, ...short, players }] as const),
  ['sticks', { ...sticks, ...short }],
  ['mohren', { ...mohren, ...short }],
];

test.each(shortGames)('after every commit, the log replays to the live state: %s', async (name, rules) => {
  const ref = { server: '1', id: name };
  for (const step of playedTable(rules.players, rules, 'restless')) {
    await book(ref, step);
    expect(await replayed(ref)).toEqual(step.after);
  }
});

test.each(PRESETS)(
  'between the deals of a whole game, and after it, the log replays to the live state: %s',
  async (preset) => {
    const ref = { server: '2', id: preset };
    for (const step of playedTable(1, PRESET_RULES[preset], 'restless')) {
      await book(ref, step);
      if (phaseOf(step.after) !== 'playing') expect(await replayed(ref)).toEqual(step.after);
    }
  },
);

test('the log of 10 deals of 4 people takes at most 4 kB, in Redis too', async () => {
  const ref = { server: '3', id: 'SIZE' };
  for (const step of playedTable(1, { ...classic, end: { deals: 10 } }, 'steady')) await book(ref, step);
  const lines = (await store.load(ref))?.lines ?? [];
  expect(lines.filter((line) => line.startsWith('d '))).toHaveLength(10);
  expect(lines.join('\n').length).toBeLessThanOrEqual(4096);
  expect(await redis.memory('USAGE', '{g3}:t:SIZE')).toBeLessThanOrEqual(4096);
});
