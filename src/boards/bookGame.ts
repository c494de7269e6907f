import type { PeopleStore, PersonNumber, TableRef } from '../table/index.ts';
import { bookingOf } from './booking.ts';
import { everywhereResult } from './everywhere.ts';
import { gameKey } from './gameKey.ts';
import { type GameResult, peopleIn } from './gameResult.ts';
import type { Ledger } from './ledger.ts';
import type { Member } from './store.ts';

/** What booking needs. */
export type Books = Ledger & Pick<PeopleStore, 'people'>;

type Booked = Awaited<ReturnType<Ledger['book']>>;

/** The people of a game who opted in to everywhere. */
async function membersIn(books: Books, server: string, result: GameResult): Promise<Map<PersonNumber, Member>> {
  const people = await books.people(server, peopleIn(result));
  const members = await books.members([...people.values()]);
  return new Map(
    [...people].flatMap(([number, { id }]) => {
      const member = members.get(id);
      return member ? [[number, member] as const] : [];
    }),
  );
}

/** Books a finished game on its server. */
export function bookOnServer(books: Books, { server, id }: TableRef, result: GameResult): Promise<Booked> {
  return books.book({ server }, bookingOf(gameKey(result.endedAt, id), result));
}

/** Books a finished game everywhere; `nobody` if nobody in it opted in. */
export async function bookEverywhere(
  books: Books,
  { server, id }: TableRef,
  result: GameResult,
): Promise<Booked | 'nobody'> {
  const there = everywhereResult(result, await membersIn(books, server, result));
  if (!there) return 'nobody';
  return books.book('everywhere', bookingOf(gameKey(result.endedAt, `${server}/${id}`), there));
}
