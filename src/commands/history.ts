import { type FinishedGame, readGameKey } from '../boards/index.ts';
import type { Person, PersonNumber } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import type { ListedGame } from './recordAnswer.ts';
import { sentence } from './refused.ts';

/** Games on a page. */
export const HISTORY_PAGE = 10;

function listed({ key, result }: FinishedGame, known: ReadonlyMap<PersonNumber, Person>): ListedGame {
  const seats = result.seats.map(({ owner, place }) => ({
    place,
    owner: owner === 'computer' ? ('computer' as const) : ('person' as const),
    name: typeof owner === 'number' ? (known.get(owner)?.name ?? null) : null,
  }));
  return {
    table: readGameKey(key).game,
    game: result.game,
    endedAt: result.endedAt,
    seats: seats.sort((a, b) => a.place - b.place),
  };
}

/** Finished games of this server with the names of those who played. */
export async function listGames(
  { records }: House,
  server: string,
  { of, from, count }: { readonly of: PersonNumber | 'all'; readonly from: number; readonly count: number },
): Promise<{ readonly total: number; readonly games: readonly ListedGame[] }> {
  const { total, games } = await records.history({ server }, of, { from, count });
  const owners = games.flatMap(({ result }) => result.seats.map(({ owner }) => owner));
  const numbers = owners.filter((owner) => typeof owner === 'number');
  const known = await records.peopleOf({ server }, [...new Set(numbers)]);
  return { total, games: games.map((game) => listed(game, known)) };
}

/** A page of finished games, the newest first; pages count from 0, beyond the end it is the last one. */
export async function history(
  house: House,
  caller: Caller,
  { of, page }: { readonly of: PersonNumber | 'all'; readonly page: number },
): Promise<Answer> {
  const { server, language } = caller;
  const found = await listGames(house, server, { of, from: page * HISTORY_PAGE, count: HISTORY_PAGE });
  if (found.total === 0) return sentence(textIn(language).records.games.none);
  if (found.games.length === 0) return history(house, caller, { of, page: Math.ceil(found.total / HISTORY_PAGE) - 1 });
  const known = of === 'all' ? null : await house.records.peopleOf({ server }, [of]);
  const name = of === 'all' ? null : (known?.get(of)?.name ?? null);
  return { show: 'history', of, name, page, ...found };
}

/** The games of somebody by their Discord id; of the whole server with null. */
export async function historyOf(house: House, caller: Caller, id: string | null): Promise<Answer> {
  if (id === null) return history(house, caller, { of: 'all', page: 0 });
  const of = await house.records.numberOf({ server: caller.server }, id);
  if (of === null) return sentence(textIn(caller.language).records.stats.unknown);
  return history(house, caller, { of, page: 0 });
}
