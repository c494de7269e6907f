import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { MEASURES, type Rebuilding, type Scope } from '../boards/index.ts';
import { PRESETS } from '../game/index.ts';
import type { PersonNumber } from '../table/index.ts';
import { answer } from './answer.ts';
import type { Client } from './client.ts';
import { gamesIn } from './gameEntries.ts';
import { boardKeys, keys } from './keys.ts';
import { ledger } from './ledger.ts';

const cleared = z.enum(['cleared', 'lost']);

/** Results read at a time. */
const STEP = 200;

/** The books, for somebody who builds the boards anew. */
export function rebuilding(redis: Client): Rebuilding {
  const token = randomUUID();

  async function remove(scope: Scope, names: readonly string[]): Promise<void> {
    const all = [boardKeys(scope).rebuilding, ...names];
    const done = cleared.parse(await answer(redis.clear(all.length, ...all, token)));
    if (done === 'lost') throw new Error('somebody else began to rebuild the boards');
  }

  /** Everybody on a board has a tally, and so knows its slot: no board is missed, and none has to be looked for. */
  async function clearPerson(scope: Scope, person: PersonNumber): Promise<void> {
    const at = boardKeys(scope);
    for (const slot of await answer(redis.smembers(at.slotsOf(person)))) {
      const boards = MEASURES.map((measure) => at.board(slot, measure));
      await remove(scope, [at.tally(slot), at.uncertainty(slot), ...boards]);
    }
    const ofGame = PRESETS.flatMap((game) => [at.statsOf(person, game), at.ratedOf(person, game)]);
    await remove(scope, [at.historyOf(person), at.opponentsOf(person), ...ofGame, at.slotsOf(person)]);
  }

  return {
    ...ledger(redis, token),

    async begin(scope) {
      await answer(redis.set(boardKeys(scope).rebuilding, token));
    },

    async clear(scope) {
      const at = boardKeys(scope);
      const last = Number(await answer(redis.get(at.lastNumber)));
      for (let person = 1; person <= last; person++) await clearPerson(scope, person);
      await remove(scope, [at.ratings, ...PRESETS.map(at.rated), at.history]);
    },

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
