import { expect, test } from 'vitest';
import { createStore } from '../../src/persistence/store.ts';
import type { Change, TableRef } from '../../src/table/index.ts';
import { testRedis } from '../support/redis.ts';

const redis = testRedis(import.meta.url);
const store = createStore(redis);
const elsewhere = createStore(testRedis(import.meta.url));

const change = (given: Partial<Change>): Change => ({
  expected: 0,
  lines: [],
  due: null,
  open: null,
  ended: null,
  ...given,
});
const table = (server: string, id = 'ABCDEFGH'): TableRef => ({ server, id });

test('a table that nobody opened is null', async () => {
  expect(await store.load(table('101'))).toBeNull();
});

test('a change is booked as a whole, and read back as it was given', async () => {
  const ref = table('102');
  const open = { channel: '77', people: [1, 2] };
  expect(await store.commit(ref, change({ lines: ['o {"ü":"ß 🃏"}', '+ 0 1'], due: 1_800_000_000_123, open }))).toBe(
    'committed',
  );
  expect(await store.load(ref)).toEqual({ lines: ['o {"ü":"ß 🃏"}', '+ 0 1'], due: 1_800_000_000_123 });
  expect(await store.openTables('102')).toEqual(new Map([['ABCDEFGH', open]]));
  expect(await store.dues('102')).toEqual([{ ref, at: 1_800_000_000_123 }]);
});

test('a change decided on another length changes nothing at all', async () => {
  const ref = table('103');
  const open = { channel: '77', people: [1] };
  await store.commit(ref, change({ lines: ['a', 'b'], due: 5, open }));
  for (const expected of [0, 1, 3]) {
    const late = change({ expected, lines: ['c'], due: 6, open: { channel: '78', people: [] } });
    expect(await store.commit(ref, late)).toBe('conflict');
  }
  expect(await store.load(ref)).toEqual({ lines: ['a', 'b'], due: 5 });
  expect(await store.openTables('103')).toEqual(new Map([['ABCDEFGH', open]]));
});

test('of 50 simultaneous commits of one move exactly one wins', async () => {
  const ref = table('104');
  await store.commit(ref, change({ lines: ['opened'] }));
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      (i % 2 ? store : elsewhere).commit(ref, change({ expected: 1, lines: [`move ${i}`, `closed ${i}`], due: i + 1 })),
    ),
  );
  const winner = results.indexOf('committed');
  expect(results.filter((result) => result === 'committed')).toHaveLength(1);
  expect(await store.load(ref)).toEqual({
    lines: ['opened', `move ${winner}`, `closed ${winner}`],
    due: winner + 1,
  });
});

test('a change without lines moves the deadline only', async () => {
  const ref = table('105');
  await store.commit(ref, change({ lines: ['a'], due: 5 }));
  expect(await store.commit(ref, change({ expected: 1, due: 9 }))).toBe('committed');
  expect(await store.load(ref)).toEqual({ lines: ['a'], due: 9 });
});

test('null takes a table out of the deadlines and out of the index, and leaves its log', async () => {
  const ref = table('106');
  const other = table('106', 'OTHER');
  const open = { channel: '1', people: [3] };
  await store.commit(ref, change({ lines: ['a'], due: 5, open }));
  await store.commit(other, change({ lines: ['a'], due: 7, open }));
  await store.commit(ref, change({ expected: 1, lines: ['e'] }));
  expect(await store.load(ref)).toEqual({ lines: ['a', 'e'], due: null });
  expect([...(await store.openTables('106')).keys()]).toEqual(['OTHER']);
  expect(await store.dues('106')).toEqual([{ ref: other, at: 7 }]);
});

test('the change that ends a table keeps when, and puts a finished game into the outbox', async () => {
  const [finished, closed] = [table('111'), table('111', 'CLOSED')];
  await store.commit(finished, change({ lines: ['a'] }));
  expect(await redis.exists('{g111}:ended', '{g111}:done')).toBe(0);
  await store.commit(
    finished,
    change({ expected: 1, lines: ['e'], ended: { at: 1_800_000_000_123, why: 'finished' } }),
  );
  await store.commit(closed, change({ lines: ['a'], ended: { at: 1_800_000_000_124, why: 'closed' } }));
  await store.commit(finished, change({ expected: 0, lines: ['x'], ended: { at: 5, why: 'finished' } }));
  await store.commit(finished, change({ expected: 2, lines: ['n'] }));
  const ended = ['ABCDEFGH', '1800000000123', 'CLOSED', '1800000000124'];
  expect(await redis.zrange('{g111}:ended', 0, '-1', 'WITHSCORES')).toEqual(ended);
  expect(await redis.zrange('{g111}:done', 0, '-1', 'WITHSCORES')).toEqual(ended.slice(0, 2));
});

test('servers with a table are known, each once, and keep apart', async () => {
  await store.commit(table('107'), change({ lines: ['a'], due: 1, open: { channel: '1', people: [] } }));
  await store.commit(table('107', 'SECOND'), change({ lines: ['a'] }));
  await store.commit(table('108'), change({ lines: ['x'] }));
  const servers = await store.servers();
  expect(servers.filter((server) => server === '107' || server === '108').sort()).toEqual(['107', '108']);
  expect(await store.load(table('108'))).toEqual({ lines: ['x'], due: null });
  expect(await store.openTables('108')).toEqual(new Map());
});

test('an index entry that cannot be read hides no other table, and the next commit mends it', async () => {
  const ref = table('109');
  const open = { channel: '1', people: [] };
  await store.commit(ref, change({ lines: ['a'], open }));
  await redis.hset('{g109}:open', { BROKEN: '{', WRONG: '{"channel":7}' });
  expect(await store.openTables('109')).toEqual(new Map([['ABCDEFGH', open]]));
  await store.commit(table('109', 'BROKEN'), change({ lines: ['a'], open }));
  expect([...(await store.openTables('109')).keys()].sort()).toEqual(['ABCDEFGH', 'BROKEN']);
});

test('an error on the way leaves the log as it was, and says nothing of what was asked', async () => {
  const ref = table('110');
  await store.commit(ref, change({ lines: ['a'] }));
  await redis.set('{g110}:open', 'not a hash');
  const failed = await store.commit(ref, change({ expected: 1, lines: ['d seed'] })).catch((error) => error);
  expect(failed.message).toBe('Redis did not do as asked');
  expect(failed.cause.message).toMatch(/WRONGTYPE/);
  expect(failed.cause).not.toHaveProperty('command');
  expect(await store.load(ref)).toEqual({ lines: ['a'], due: null });
});
