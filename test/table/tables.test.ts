import { expect, test } from 'vitest';
import { createStore } from '../../src/persistence/index.ts';
import { PAUSE, phaseOf, type TableRef } from '../../src/table/index.ts';
import { seedOf } from '../game/seedOf.ts';
import { testClock } from '../support/clock.ts';
import { testRedis } from '../support/redis.ts';
import { playOn, tableAt } from './playOn.ts';
import { startedAt, startTables } from './startTables.ts';

const store = createStore(testRedis(import.meta.url));
const people = [1, 2, 3] as const;
const alone = [1, 'computer', 'computer'] as const;
/** One deal of three players is 36 cards. */
const short = { end: { deals: 3 } } as const;

let count = 0;
const newRef = (server = '1'): TableRef => ({ server, id: `table${String(count++).padStart(3, '0')}` });

async function stored(ref: TableRef) {
  const found = await store.load(ref);
  if (!found) throw new Error(`no table ${ref.id}`);
  return found;
}

test('computers play by themselves, each card once, and people are waited for', async () => {
  const clock = testClock();
  const { tables, changes, faults } = startTables(store, clock);
  const ref = newRef();
  await startedAt(tables, ref, alone, short);
  await playOn({ tables, clock }, ref, ({ ended }) => ended !== null);
  expect((await tableAt(tables, ref)).ended?.why).toBe('finished');
  expect(changes.map(({ after }) => after.table.version)).toEqual([
    ...new Set(changes.map(({ after }) => after.table.version)),
  ]);
  expect(changes.filter(({ cause }) => cause === 'computerActs')).toHaveLength(3 * 24);
  expect(changes.filter(({ cause }) => cause === 'nextDeal').map(({ by }) => by)).toEqual([null, null]);
  expect(clock.untilNext()).toBeNull();
  expect(faults).toEqual([]);
});

async function betweenDeals(server: string) {
  const clock = testClock();
  const started = startTables(store, clock);
  const ref = newRef(server);
  await startedAt(started.tables, ref, people, short);
  await playOn({ ...started, clock }, ref, (table) => phaseOf(table) === 'between');
  return { ...started, clock, ref };
}

test('a click on Next in the last moment: the deadline that follows hits nothing', async () => {
  const { tables, clock, ref } = await betweenDeals('2');
  clock.advance(PAUSE.nextDeal - 1);
  await tables.act(ref, { type: 'next', person: 2, deal: 2, seed: seedOf(5) });
  clock.advance(1);
  await tables.idle();
  const { lines } = await stored(ref);
  expect(lines.filter((line) => line.startsWith('d '))).toHaveLength(2);
  expect(clock.untilNext()).toBeGreaterThan(PAUSE.nextDeal); // no second deal, but the clock of whoever leads
});

test('a deadline that comes together with the click deals once', async () => {
  const { tables, clock, ref } = await betweenDeals('2');
  const clicked = tables.act(ref, { type: 'next', person: 2, deal: 2, seed: seedOf(5) });
  clock.advance(PAUSE.nextDeal);
  expect((await clicked).kind).toBe('done');
  await tables.idle();
  expect((await stored(ref)).lines.filter((line) => line.startsWith('d '))).toHaveLength(2);
});

test('who leaves between deals does not put the next one off', async () => {
  const { tables, clock, ref } = await betweenDeals('3');
  const due = (await stored(ref)).due;
  expect(due).toBe(clock.now() + PAUSE.nextDeal);
  clock.advance(PAUSE.nextDeal - 500);
  await tables.act(ref, { type: 'leave', person: 3, at: 0 });
  expect((await stored(ref)).due).toBe(due);
  clock.advance(500);
  await tables.idle();
  expect(phaseOf(await tableAt(tables, ref))).toBe('playing');
});

test('a computer that takes over the seat on turn acts after its pause; a seat taken back is waited for', async () => {
  const clock = testClock();
  const { tables } = startTables(store, clock);
  const ref = newRef();
  await startedAt(tables, ref, people, short);
  const person = ((await tableAt(tables, ref)).game?.current?.deal.turn ?? 0) + 1;
  await tables.act(ref, { type: 'leave', person, at: 0 });
  expect(clock.untilNext()).toBe(PAUSE.computer);
  await tables.act(ref, { type: 'takeBack', person });
  expect((await tableAt(tables, ref)).isReminded).toBe(false);
  expect((await stored(ref)).due).toBe(clock.now() + (clock.untilNext() ?? 0));
  expect(clock.untilNext()).toBe(15_000); // half of half a minute: leaving counts as a miss
});

test('who is left alone on turn has no clock any more, and all their time again once somebody is back', async () => {
  const clock = testClock();
  const { tables } = startTables(store, clock);
  const ref = newRef();
  await startedAt(tables, ref, [1, 2, 'computer'], short);
  await playOn({ tables, clock }, ref, ({ game, seats }) => seats[game?.current?.deal.turn ?? -1]?.kind === 'person');
  const onTurn = ((await tableAt(tables, ref)).game?.current?.deal.turn ?? 0) + 1;
  const person = 3 - onTurn;
  clock.advance(20_000);
  await tables.act(ref, { type: 'leave', person, at: 0 });
  expect(clock.untilNext()).toBe(PAUSE.abandoned);
  clock.advance(60_000);
  await tables.idle();
  expect((await tableAt(tables, ref)).ended).toBeNull();
  await tables.act(ref, { type: 'takeBack', person });
  expect(clock.untilNext()).toBe(30_000);
});

test('after a restart every table goes on; a deadline still to come is kept, one that passed meanwhile gets its time again', async () => {
  const { tables, clock, ref } = await betweenDeals('4');
  await tables.stop();
  expect(clock.untilNext()).toBeNull();

  clock.advance(PAUSE.nextDeal - 5000);
  const second = startTables(store, clock, 50);
  await second.tables.resume(['4']);
  expect(second.changes).toMatchObject([{ before: null, cause: 'resumed', by: null, after: { ref } }]);
  expect(clock.untilNext()).toBe(5000);
  await second.tables.stop();

  clock.advance(3_600_000);
  const third = startTables(store, clock, 60);
  await third.tables.resume(['4']);
  expect(clock.untilNext()).toBe(PAUSE.nextDeal);
  expect(third.changes[0]?.after.due).toBe(clock.now() + PAUSE.nextDeal);
  clock.advance(PAUSE.nextDeal);
  await third.tables.idle();
  expect(phaseOf(await tableAt(third.tables, ref))).toBe('playing');
  await third.tables.stop();
});

test('only open tables are taken up, and only those of the servers asked for', async () => {
  const clock = testClock();
  const { tables } = startTables(store, clock);
  const [mine, closed, elsewhere] = [newRef('5'), newRef('5'), newRef('6')];
  for (const ref of [mine, closed, elsewhere]) await startedAt(tables, ref, people);
  await tables.act(closed, { type: 'close', person: 1, at: 0, as: 'person' });
  await tables.stop();
  const { tables: again, changes } = startTables(store, clock);
  await again.resume(['5', '7']);
  expect(changes.map(({ after }) => after.ref)).toEqual([mine]);
});

test('a table that is not there is missing, and opening one twice gives the first', async () => {
  const { tables } = startTables(store, testClock());
  const ref = newRef();
  const next = { type: 'next', person: 1, deal: 2, seed: seedOf(1) } as const;
  expect(await tables.look(ref)).toEqual({ kind: 'missing' });
  expect(await tables.act(ref, next)).toEqual({ kind: 'missing' });
  await startedAt(tables, ref, people);
  const { rules } = await tableAt(tables, ref);
  const command = { type: 'open', person: 2, at: 0, channel: '7', language: 'en', rules, seats: people } as const;
  expect(await tables.open(ref, command)).toMatchObject({ kind: 'done', booked: 0, loaded: { table: { host: 1 } } });
});

test('after stop nothing happens by itself any more', async () => {
  const clock = testClock();
  const { tables, changes } = startTables(store, clock);
  await startedAt(tables, newRef(), ['computer', 1, 'computer'], short);
  await tables.stop();
  const before = changes.length;
  clock.advance(100_000);
  await tables.idle();
  expect(changes).toHaveLength(before);
});
