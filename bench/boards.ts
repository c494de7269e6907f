import { type Board, boardFor, bookingOf, gameKey, MEASURES, type Scope } from '../src/boards/index.ts';
import { createStore, type Store } from '../src/persistence/index.ts';
import { randomNumbers } from './random.ts';
import { type Redis, withRedis } from './redis.ts';
import { reporting } from './report.ts';

const say = reporting('boards');

const PLAYERS = 100_000;
const PAGE = 10;
const ASKED = 500;
const scope: Scope = { server: '1' };
const below = randomNumbers(20260101);

function boardBy(measure: Board['measure']): Board {
  const board = boardFor({ game: 'classic', players: 'all', period: 'all', measure }, Date.now());
  if (!board) throw new Error('no such board');
  return board;
}

/** Everybody on every board of one slot, with many ties, as years of games would leave them. */
async function fill(redis: Redis): Promise<void> {
  const { slot } = boardBy('games');
  for (let first = 1; first <= PLAYERS; first += 1000) {
    const people = Array.from({ length: 1000 }, (_, index) => first + index);
    const tallies = people.flatMap((person) => [person, `${5 + below(500)} ${below(200)} 900 12345 3`]);
    await redis.hset(`{g1}:tally:${slot}`, ...tallies);
    await redis.hset(`{g1}:uncertainty:${slot}`, ...people.flatMap((person) => [person, 60 + below(400)]));
    for (const measure of MEASURES) {
      await redis.zadd(`{g1}:board:${slot}:${measure}`, ...people.flatMap((person) => [below(2000), person]));
    }
  }
}

/** Milliseconds that Redis itself spends on each script call of this work, and on the slowest. */
async function redisTime(redis: Redis, work: () => Promise<unknown>) {
  await redis.config('RESETSTAT');
  await redis.config('SET', 'latency-tracking-info-percentiles', '100');
  for (let asked = 0; asked < ASKED; asked++) await work();
  const calls = /cmdstat_evalsha:calls=(\d+),usec=(\d+)/.exec(await redis.info('commandstats'));
  const slowest = /latency_percentiles_usec_evalsha:p100=([\d.]+)/.exec(await redis.info('latencystats'));
  return { mean: Number(calls?.[2]) / Number(calls?.[1]) / 1000, slowest: Number(slowest?.[1]) / 1000 };
}

const rounded = (ms: number) => Number(ms.toFixed(3));

async function report(redis: Redis, name: string, work: () => Promise<unknown>): Promise<void> {
  await work(); // so that Redis knows the script
  const { mean, slowest } = await redisTime(redis, work);
  say(`${name}, Redis time, mean`, rounded(mean), 'ms');
  say(`${name}, Redis time, slowest of ${ASKED}`, rounded(slowest), 'ms');
}

/** Books a game of four with ten deals, of people among all. */
async function bookGame(store: Store, number: number): Promise<void> {
  const first = 1 + below(PLAYERS - 4);
  const seats = [1, 2, 3, 4].map((place) => ({
    ...{ owner: first + place, place, stayed: true, points: Array.from({ length: 10 }, () => below(100)) },
    ...{ matches: 0, handWeis: 40, tableWeis: 20, trumpSet: 2 },
  }));
  const endedAt = 1_790_000_000_000 + number;
  await store.book(scope, bookingOf(gameKey(endedAt, 'abcdefgh'), { game: 'classic', endedAt, seats }));
}

async function measure(redis: Redis): Promise<void> {
  const store = createStore(redis);
  await fill(redis);
  const wins = boardBy('wins');
  const page = () => store.boardPage(scope, wins, { from: PAGE * below(PLAYERS / PAGE), count: PAGE });
  await report(redis, `a page of ${PAGE} among ${PLAYERS}`, page);
  await report(redis, `a person's place among ${PLAYERS}`, () => store.boardStanding(scope, wins, 1 + below(PLAYERS)));
  for (let person = 1; person <= PLAYERS; person += 1000) {
    const everybody = Array.from({ length: 1000 }, (_, index) => [person + index, '{}']).flat();
    await redis.hset('{g1}:who', ...everybody);
  }
  let games = 0;
  await report(redis, 'booking a game of four', () => bookGame(store, games++));
}

/** What a leaderboard of 100 000 people costs Redis. */
export function benchBoards(): Promise<void> {
  return withRedis(measure);
}
