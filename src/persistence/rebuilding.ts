import { randomUUID } from 'node:crypto';
import type { Rebuilding } from '../boards/index.ts';
import { answer } from './answer.ts';
import { clearing } from './clearing.ts';
import type { Client } from './client.ts';
import { gamesIn } from './gameEntries.ts';
import { boardKeys, keys } from './keys.ts';
import { ledger } from './ledger.ts';

/** Results read at a time. */
const STEP = 200;

/** The books, for somebody who builds the boards anew. */
export function rebuilding(redis: Client): Rebuilding {
  const token = randomUUID();
  const { begin, clear, remove } = clearing(redis, token);
  return {
    ...ledger(redis, token),
    begin,
    clear,

    async *kept(scope) {
      let cursor = '0';
      do {
        const [next, flat] = await answer(redis.hscan(boardKeys(scope).results, cursor, 'COUNT', STEP));
        yield* gamesIn(flat);
        cursor = next;
      } while (cursor !== '0');
    },

    ended: (server) => answer(redis.zrange(keys.ended(server), 0, '-1')),

    async end(scope) {
      await remove(scope, [boardKeys(scope).rebuilding]);
    },
  };
}
