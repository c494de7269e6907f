import { createBookkeeper } from '../src/boards/index.ts';
import { PRESET_RULES } from '../src/game/index.ts';
import { createStore, type Store } from '../src/persistence/index.ts';
import { encodeEvent, systemClock, type TableEvent } from '../src/table/index.ts';
import { playedTable } from '../test/persistence/playedTable.ts';
import { type Redis, withRedis } from './redis.ts';
import { reporting } from './report.ts';

const say = reporting('storage');

const server = '1';
const GAMES = 300;
const DEALS = 10;
/** The games before are what everybody's counters, boards and Redis itself need once. */
const FIRST = 100;

const rules = { ...PRESET_RULES.classic, end: { deals: DEALS } };
const endingAt = (event: TableEvent, at: number) => (event.type === 'ended' ? { ...event, at } : event);

/** A finished game of ten deals of the same four people, as the commit that ends it leaves it. */
async function finish(store: Store, number: number): Promise<void> {
  const at = 1_790_000_000_000 + number;
  const events = [...playedTable(number, rules, 'steady')].flatMap((step) => step.events);
  const lines = events.map((event) => encodeEvent(endingAt(event, at)));
  const id = number.toString(32).padStart(8, '0');
  const ended = { at, why: 'finished' } as const;
  await store.commit({ server, id }, { expected: 0, lines, due: null, open: null, ended });
}

const bytesUsed = async (redis: Redis) => Number(/used_memory_dataset:(\d+)/.exec(await redis.info('memory'))?.[1]);

async function measure(redis: Redis): Promise<void> {
  const store = createStore(redis);
  for (const person of [1, 2, 3, 4]) await store.enrol(server, { id: `${person}`, name: `P${person}` });
  const onFault = (fault: unknown) => {
    throw fault;
  };
  const forEver = { keepLogs: async () => null, onSettled: () => undefined };
  const bookkeeper = createBookkeeper({ books: store, clock: systemClock, ...forEver, onFault });
  const upTo = async (from: number, to: number) => {
    for (let number = from; number < to; number++) await finish(store, number);
    await bookkeeper.settle(server);
    return bytesUsed(redis);
  };
  const before = await upTo(0, FIRST);
  const after = await upTo(FIRST, FIRST + GAMES);
  say(
    `a game of ${DEALS} deals of 4 people with all that is kept of it`,
    Math.round((after - before) / GAMES),
    'bytes',
  );
}

/** What a finished game takes in Redis: log, result, ratings, and its places in every index. */
export function benchStorage(): Promise<void> {
  return withRedis(measure);
}
