import { PRESET_RULES } from '../src/game/index.ts';
import { createStore } from '../src/persistence/index.ts';
import { encodeEvent, replay, type TableRef, type TableStore } from '../src/table/index.ts';
import { playedTable } from '../test/persistence/playedTable.ts';
import { type Redis, withRedis } from './redis.ts';
import { reporting } from './report.ts';

const say = reporting('log');

const ref: TableRef = { server: '1', id: 'ABCDEFGH' };

/** The commits of ten classic deals of four people, played at random. */
const game = [...playedTable(1, { ...PRESET_RULES.classic, end: { deals: 10 } }, 'steady')].map(({ events }) =>
  events.map(encodeEvent),
);

/** Commits the game, one decision after the other, as at one table. */
async function commitGame(store: TableStore, table: TableRef): Promise<void> {
  const open = { channel: '1', people: [1, 2, 3, 4] };
  let expected = 0;
  for (const lines of game) {
    await store.commit(table, { expected, lines, due: 1_800_000_000_000, open, ended: null });
    expected += lines.length;
  }
}

async function commitsASecond(store: TableStore, tables: number): Promise<number> {
  const ids = Array.from({ length: tables }, (_, table) => `OF${tables}NR${table}`);
  const start = performance.now();
  await Promise.all(ids.map((id) => commitGame(store, { ...ref, id })));
  return Math.round((tables * game.length) / ((performance.now() - start) / 1000));
}

async function measure(redis: Redis): Promise<void> {
  const store = createStore(redis);
  await commitGame(store, ref);
  const lines = (await store.load(ref))?.lines ?? [];
  say('10 deals of 4 people, lines', Buffer.byteLength(lines.join('')), 'bytes');
  say('10 deals of 4 people, in Redis', Number(await redis.memory('USAGE', `{g1}:t:${ref.id}`)), 'bytes');

  const alone = await commitsASecond(store, 1);
  say('commits of one table, each on the disk before the next', alone, 'commits/s');
  say('commits of 50 tables side by side', await commitsASecond(store, 50), 'commits/s');

  const times: number[] = [];
  for (let round = 0; round < 21; round++) {
    const before = performance.now();
    replay(ref.id, (await store.load(ref))?.lines ?? []);
    times.push(performance.now() - before);
  }
  const median = times.sort((a, b) => a - b)[10] as number;
  say('load and replay 10 deals', Number(median.toFixed(2)), 'ms');
}

/** Size of a log, and how fast it is written and read, on the Redis that the bot starts for itself. */
export function benchLog(): Promise<void> {
  return withRedis(measure);
}
