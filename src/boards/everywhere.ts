import type { PersonNumber } from '../table/index.ts';
import type { GameResult } from './gameResult.ts';
import type { Member } from './store.ts';

/**
 * The result as it counts everywhere: people by their numbers there, if they had opted in before the game ended; others are unknown.
 * Null if nobody in it had.
 */
export function everywhereResult(result: GameResult, members: ReadonlyMap<PersonNumber, Member>): GameResult | null {
  const ownerOf = (person: PersonNumber) => {
    const member = members.get(person);
    return member && member.since < result.endedAt ? member.number : 'unknown';
  };
  const seats = result.seats.map((seat) => ({
    ...seat,
    owner: typeof seat.owner === 'number' ? ownerOf(seat.owner) : seat.owner,
  }));
  return seats.some(({ owner }) => typeof owner === 'number') ? { ...result, seats } : null;
}
