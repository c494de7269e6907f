import { expect, test } from 'vitest';
import { PRESET_RULES } from '../../src/game/index.ts';
import { createStore } from '../../src/persistence/store.ts';
import { type Changed, createTables, encodeEvent, type TableRef } from '../../src/table/index.ts';
import { seedOf } from '../game/seedOf.ts';
import { testClock } from '../support/clock.ts';
import { testRedis } from '../support/redis.ts';
import { playedTable } from './playedTable.ts';

const redis = testRedis(import.meta.url);
const store = createStore(redis);
const rules = { ...PRESET_RULES.classic, end: { deals: 2 } } as const;

/** Writes the first deal of a game as it would stand in the store. */
async function write(ref: TableRef): Promise<void> {
  for (const { events, after } of playedTable(1, rules, 'steady')) {
    const expected = after.version - events.length;
    const open = { channel: '7', people: [1, 2, 3, 4] };
    await store.commit(ref, { expected, lines: events.map(encodeEvent), due: null, open, ended: null });
    if (after.game?.played.length === 1) return;
  }
}

function restartedTables() {
  const faults: { readonly fault: unknown; readonly ref: TableRef }[] = [];
  const changes: Changed[] = [];
  const tables = createTables({
    store,
    clock: testClock(),
    newSeed: () => seedOf(1),
    choose: () => {
      throw new Error('no computer plays here');
    },
    onChange: (changed) => changes.push(changed),
    onFault: (fault, ref) => faults.push({ fault, ref }),
  });
  return { tables, faults, changes };
}

test.each([
  ['a line that means nothing', 20, 'XX'],
  ['an empty line', 20, ''],
  ['half a line of JSON', 0, 'o {"v":1,"at":0'],
  ['a log of a later version', 0, 'o {"v":2,"at":0,"host":1,"channel":"7","language":"de","rules":{}}'],
  ['bytes that are no text', 20, Buffer.from([0xff, 0xfe, 0x00])],
  ['a card before the start', 1, 'R6'],
  ['totals that differ', -1, '= 1,2,3,4'],
] as const)('%s stops that table alone, and stays as it is', async (what, at, line) => {
  const [server, damaged, sound] = [what, { server: what, id: 'DAMAGED' }, { server: what, id: 'SOUND' }];
  await write(damaged);
  await write(sound);
  await redis.lset(`{g${server}}:t:DAMAGED`, at, line);
  const before = await redis.lrangeBuffer(`{g${server}}:t:DAMAGED`, 0, -1);

  const { tables, faults, changes } = restartedTables();
  await tables.resume([server]);
  expect(changes.map(({ after }) => after.ref)).toEqual([sound]);
  expect(faults).toEqual([{ fault: expect.objectContaining({ name: 'DamagedLog' }), ref: damaged }]);

  const next = { type: 'next', person: 1, seed: seedOf(2), deal: 2 } as const;
  expect(await tables.act(damaged, next)).toEqual({ kind: 'damaged' });
  expect(await tables.look(damaged)).toEqual({ kind: 'damaged' });
  expect(await redis.lrangeBuffer(`{g${server}}:t:DAMAGED`, 0, -1)).toEqual(before);

  expect(await tables.act(sound, next)).toMatchObject({ kind: 'done', booked: 1 });
  await tables.stop();
});
