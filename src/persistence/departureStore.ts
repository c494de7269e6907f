import { randomUUID } from 'node:crypto';
import type { DepartureStore } from '../table/index.ts';
import { answer } from './answer.ts';
import { clearing } from './clearing.ts';
import type { Client } from './client.ts';
import { boardKeys, keys, keysOfTable } from './keys.ts';

/** The score of a server whose deletion has begun. */
const BEGUN = 0;
/** Tables removed in one step. */
const STEP = 100;

/** What a server has once; all else hangs on these, so they go last, in one step. */
function rootKeys(server: string): string[] {
  const { numbers, who, lastNumber, results, toRate, rebuilding } = boardKeys({ server });
  const tables = [keys.open, keys.due, keys.ended, keys.done, keys.gone].map((key) => key(server));
  return [...tables, keys.settings(server), numbers, who, lastNumber, results, toRate, rebuilding];
}

/** Begins the token of whoever erases: another who erases may take over from there. */
const ERASING = 'erasing:';

/** Whoever builds the boards anew has the books of everywhere closed too: stopped half way, all servers' games would wait for them. */
async function mustBeClosable(redis: Client, server: string): Promise<void> {
  const holder = await answer(redis.get(boardKeys({ server }).rebuilding));
  if (holder !== null && !holder.startsWith(ERASING)) throw new Error('the boards are being built anew');
}

/**
 * Removes everything of a server, with its books closed to all others. Each step leaves what leads to the rest: after a crash it is begun anew.
 * Of hands nothing is left by then: they vanish 14 minutes after a click.
 */
async function eraseServer(redis: Client, server: string): Promise<void> {
  const scope = { server };
  await mustBeClosable(redis, server);
  const { begin, clear, remove } = clearing(redis, `${ERASING}${randomUUID()}`);
  await begin(scope);
  const removeTables = async () => {
    const ended = await answer(redis.zrange(keys.ended(server), 0, '-1'));
    const tables = [...ended, ...(await answer(redis.hkeys(keys.open(server))))];
    for (let from = 0; from < tables.length; from += STEP) {
      const names = tables.slice(from, from + STEP).flatMap((id) => keysOfTable({ server, id }));
      await remove(scope, names);
    }
  };
  await removeTables();
  await clear(scope);
  // Once more what somebody opened meanwhile, where the server came back: a table in no index would stay for ever.
  await removeTables();
  await remove(scope, rootKeys(server));
}

/** Servers that have removed the bot. */
export function departureStore(redis: Client): DepartureStore {
  return {
    leftServers: () => answer(redis.zrange(keys.left(), 0, '-1')),

    async deletion(server) {
      const score = await answer(redis.zscore(keys.left(), server));
      if (score === null) return null;
      return Number(score) === BEGUN ? 'begun' : Number(score);
    },

    async keepDeletion(server, at) {
      await answer(redis.zadd(keys.left(), 'NX', at, server));
    },

    async dropDeletion(server) {
      await answer(redis.zrem(keys.left(), server));
    },

    async erase(server) {
      await answer(redis.zadd(keys.left(), BEGUN, server));
      await eraseServer(redis, server);
      await answer(redis.srem(keys.servers(), server));
      // Last: until then the next check finds the server here, and does it all again.
      await answer(redis.zrem(keys.left(), server));
    },
  };
}
