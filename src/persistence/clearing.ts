import { z } from 'zod';
import { MEASURES, type Scope } from '../boards/index.ts';
import { VARIANTS } from '../game/index.ts';
import type { PersonNumber } from '../table/index.ts';
import { answer } from './answer.ts';
import type { Client } from './client.ts';
import { boardKeys } from './keys.ts';

const cleared = z.enum(['cleared', 'lost']);

/** Removing what was booked, for whoever has closed the books to others by this token. Everything throws once somebody else has closed them. */
export function clearing(redis: Client, token: string) {
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
    const ofGame = VARIANTS.flatMap((game) => [at.statsOf(person, game), at.ratedOf(person, game)]);
    await remove(scope, [at.historyOf(person), at.opponentsOf(person), ...ofGame, at.slotsOf(person)]);
  }

  return {
    async begin(scope: Scope): Promise<void> {
      await answer(redis.set(boardKeys(scope).rebuilding, token));
    },

    /** Removes keys of the scope, in one step. */
    remove,

    /** Removes all that is derived from results. */
    async clear(scope: Scope): Promise<void> {
      const at = boardKeys(scope);
      const last = Number(await answer(redis.get(at.lastNumber)));
      for (let person = 1; person <= last; person++) await clearPerson(scope, person);
      await remove(scope, [at.ratings, ...VARIANTS.map(at.rated), at.history]);
    },
  };
}
