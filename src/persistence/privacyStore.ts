import { z } from 'zod';
import {
  type Boards,
  type FinishedGame,
  type KnownAs,
  MEASURES,
  type Member,
  type PersonData,
  type Privacy,
  type Scope,
} from '../boards/index.ts';
import { VARIANTS } from '../game/index.ts';
import type { PersonNumber } from '../table/index.ts';
import { answer } from './answer.ts';
import type { Client } from './client.ts';
import { boardKeys, keys } from './keys.ts';

const joined = z.tuple([z.int().positive(), z.coerce.number<string>()]);
const forgotten = z.enum(['forgotten', 'changed']);

/** Games read at a time. */
const STEP = 200;
/** Servers asked at a time: each lies in a slot of its own, so that on a cluster no script and no pipeline can ask several. */
const SERVERS = 200;

/** Keys that a person has alone, and that go with them. */
function ownKeys(scope: Scope, person: PersonNumber): string[] {
  const at = boardKeys(scope);
  return [at.historyOf(person), at.opponentsOf(person), ...VARIANTS.map((game) => at.statsOf(person, game))];
}

function slotKeys(scope: Scope, slots: readonly string[]): string[] {
  const at = boardKeys(scope);
  const boards = (slot: string) => MEASURES.map((measure) => at.board(slot, measure));
  return slots.flatMap((slot) => [at.tally(slot), at.uncertainty(slot), ...boards(slot)]);
}

/** What people decide about their own data. */
export function privacyStore(redis: Client, boards: Boards): Privacy {
  async function tryForget(scope: Scope, id: string, number: PersonNumber) {
    const at = boardKeys(scope);
    const slots = await answer(redis.smembers(at.slotsOf(number)));
    const own = ownKeys(scope, number);
    const all = [at.numbers, at.who, at.since, at.slotsOf(number), ...own, ...slotKeys(scope, slots)];
    const words = [id, number, slots.length, own.length, MEASURES.length];
    return forgotten.parse(await answer(redis.forget(all.length, ...all, ...words)));
  }

  async function allGames(scope: Scope, person: PersonNumber): Promise<FinishedGame[]> {
    const games: FinishedGame[] = [];
    for (;;) {
      const part = await boards.history(scope, person, { from: games.length, count: STEP });
      games.push(...part.games);
      if (part.games.length < STEP) return games;
    }
  }

  async function allStats(scope: Scope, person: PersonNumber): Promise<PersonData['stats']> {
    const all = await Promise.all(
      VARIANTS.map(async (game) => [game, await boards.stats(scope, person, game)] as const),
    );
    return Object.fromEntries(all.filter(([, stats]) => stats !== null));
  }

  async function knownIn(scope: Scope, id: string): Promise<KnownAs[]> {
    const number = await boards.numberOf(scope, id);
    return number === null ? [] : [{ scope, number }];
  }

  return {
    async whereKnown(id) {
      const servers = (await answer(redis.smembers(keys.servers()))).sort();
      const known: KnownAs[] = await knownIn('everywhere', id);
      for (let from = 0; from < servers.length; from += SERVERS) {
        const asked = servers.slice(from, from + SERVERS).map((server) => knownIn({ server }, id));
        known.push(...(await Promise.all(asked)).flat());
      }
      return known;
    },

    async joinEverywhere({ id, name }, now): Promise<Member> {
      const { numbers, who, since, lastNumber } = boardKeys('everywhere');
      const words = [id, JSON.stringify({ id, name }), now];
      const [number, at] = joined.parse(await answer(redis.join(numbers, who, since, lastNumber, ...words)));
      return { number, since: at };
    },

    async forget(scope, id) {
      for (;;) {
        const number = await boards.numberOf(scope, id);
        if (number === null) return false;
        if ((await tryForget(scope, id, number)) === 'forgotten') return true;
      }
    },

    async dataOf(scope, id) {
      const number = await boards.numberOf(scope, id);
      if (number === null) return null;
      const person = (await boards.peopleOf(scope, [number])).get(number);
      if (!person) return null;
      const since = await answer(redis.hget(boardKeys(scope).since, String(number)));
      return {
        person,
        number,
        since: since === null ? null : Number(since),
        stats: await allStats(scope, number),
        opponents: await boards.opponents(scope, number),
        games: await allGames(scope, number),
      };
    },
  };
}
