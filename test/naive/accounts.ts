import type { Deal } from './deal.ts';
import type { Rules } from './rules.ts';
import { signed } from './seats.ts';
import { handWeisOf, stoeckPoints, stoeckTrick, worthOf } from './worth.ts';

/** What is added to the accounts at one moment, by seat. */
type Booking = readonly number[];

/** The bookings of a finished deal in the order in which they happen (rules.md §3 mohren). */
function bookingsOf(deal: Deal, rules: Rules): readonly Booking[] {
  const seats = deal.dealt.map((_, seat) => seat);
  const handWeis = handWeisOf(deal, rules);
  return deal.tricks.flatMap((trick, number) => {
    const bookings: Booking[] = [];
    if (trick === stoeckTrick(deal, rules)) {
      bookings.push(seats.map((seat) => (seat === deal.stoeckSeat ? signed(rules.stoeck, stoeckPoints) : 0)));
    }
    if (number === 0) bookings.push(handWeis.map((points) => signed(rules.handWeis, points)));
    bookings.push(seats.map((seat) => (seat === trick.winner ? worthOf(trick, deal, rules).points : 0)));
    return bookings;
  });
}

export interface Accounts {
  readonly points: readonly number[];
  /** who reached the target first; several only if by the same booking */
  readonly first: readonly number[];
}

/** The accounts after one more finished deal. */
export function bookDeal(accounts: Accounts, deal: Deal, rules: Rules): Accounts {
  const target = 'target' in rules.end ? rules.end.target : Number.POSITIVE_INFINITY;
  return bookingsOf(deal, rules).reduce((before, booking) => {
    const points = before.points.map((account, seat) => account + (booking[seat] ?? 0));
    const reached = points.flatMap((account, seat) => (account >= target ? [seat] : []));
    return { points, first: before.first.length > 0 ? before.first : reached };
  }, accounts);
}
