import { expect, test } from 'vitest';
import { PRESET_RULES, viewOf } from '../../src/game/index.ts';
import { createStore } from '../../src/persistence/index.ts';
import { type Acted, moveOf, replay, type TableRef, type Tables } from '../../src/table/index.ts';
import { testClock } from '../support/clock.ts';
import { testRedis } from '../support/redis.ts';
import { startedAt, startTables } from './startTables.ts';

const store = createStore(testRedis(import.meta.url));
const processes = Array.from({ length: 5 }, () => startTables(createStore(testRedis(import.meta.url)), testClock()));
const [first] = processes.map(({ tables }) => tables);

/** 50 at once, spread over the processes. */
function race(act: (tables: Tables, number: number) => Promise<Acted>): Promise<readonly Acted[]> {
  return Promise.all(
    Array.from({ length: 10 }, (_, round) =>
      processes.map(({ tables }, number) => act(tables, round * processes.length + number)),
    ).flat(),
  );
}

async function tableAt(ref: TableRef) {
  return replay(ref.id, (await store.load(ref))?.lines ?? []);
}

const versionOf = (acted: Acted) => ('loaded' in acted ? acted.loaded.table.version : null);

test('of 50 different cards for one place, one is played; everybody else is shown how it stands', async () => {
  if (!first) throw new Error('no process');
  const ref = { server: '1', id: 'abcdefgh' };
  await startedAt(first, ref, [1, 2, 3]);
  const before = await tableAt(ref);
  const seat = before.game?.current?.deal.turn ?? 0;
  const hand = (before.game && viewOf(before.game, seat).deal?.own?.hand) ?? [];
  const move = moveOf(before);
  if (!move) throw new Error('nobody is on turn');
  const acted = await race((tables, number) => {
    const card = hand[number % hand.length] ?? 0;
    return tables.act(ref, { type: 'play', person: seat + 1, move, at: 0, card, weis: 'declare' });
  });
  const after = await tableAt(ref);
  expect(after.version).toBe(before.version + 1);
  expect(acted.filter((each) => each.kind === 'done' && each.booked === 1)).toHaveLength(1);
  // A second click on the winner's card is no refusal.
  const refused = acted.flatMap((each) => (each.kind === 'refused' ? [each.refusal] : []));
  expect(new Set(refused)).toEqual(new Set(['stale-move']));
  expect(acted.map(versionOf)).toEqual(acted.map(() => after.version));
});

test('of 50 people who want the last seat, one gets it', async () => {
  if (!first) throw new Error('no process');
  const ref = { server: '1', id: 'bcdefghj' };
  const { classic } = PRESET_RULES;
  const command = {
    type: 'open',
    person: 1,
    at: 0,
    channel: '7',
    language: 'de',
    rules: classic,
    seats: [1, 2, 3, 'free'],
  } as const;
  await first.open(ref, command);
  const acted = await race((tables, number) => tables.act(ref, { type: 'join', person: number + 10 }));
  expect(acted.filter(({ kind }) => kind === 'done')).toHaveLength(1);
  expect(acted.filter((each) => each.kind === 'refused' && each.refusal === 'table-full')).toHaveLength(49);
  expect((await tableAt(ref)).version).toBe(5);
  expect(processes.flatMap(({ faults }) => faults)).toEqual([]);
});

test('of 50 who want to carry a table on, all are led to one', async () => {
  if (!first) throw new Error('no process');
  const ref = { server: '1', id: 'cdefghjk' };
  await startedAt(first, ref, [1, 2, 3]);
  await first.act(ref, { type: 'close', person: 1, at: 0, as: 'person' });
  const acted = await race((tables, number) => {
    return tables.act(ref, {
      type: 'again',
      person: (number % 3) + 1,
      next: `next00${String(number).padStart(2, '0')}`,
    });
  });
  const next = new Set(acted.map((each) => (each.kind === 'done' ? each.loaded.table.next : each.kind)));
  expect([...next]).toEqual([(await tableAt(ref)).next]);
});
