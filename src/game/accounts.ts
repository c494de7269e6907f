import { RANK, type Seat } from './card.ts';
import { type Deal, isStoeckShown, NONE, playedCard, trickWinner } from './deal.ts';
import { handWeisPoints, seatsFrom } from './handWeis.ts';
import { STOECK, signOf } from './score.ts';
import { worthOf } from './tricks.ts';

/** One entry in a seat's account, in the order in which accounts grow (rules.md §3, mohren). */
export interface Booking {
  readonly seat: Seat;
  /** Signed, doubling not included. */
  readonly points: number;
  readonly why: 'stoeck' | 'weis' | 'trick';
}

/** Number of the card, from 0, with which the second of king and Ober fell, or null. */
function stoeckFallsAt(deal: Deal): number | null {
  if (!isStoeckShown(deal) || deal.rules.stoeck === 'off') return null;
  const pair = [RANK.king, RANK.ober].map((rank) => deal.trump * 9 + rank);
  for (let k = deal.count - 1; k >= 0; k--) if (pair.includes(playedCard(deal, k))) return k;
  return null;
}

function weisBookings(deal: Deal): Booking[] {
  const points = handWeisPoints(deal);
  const sign = signOf(deal.rules.handWeis);
  return seatsFrom(deal)
    .filter((seat) => points[seat] !== 0)
    .map((seat) => ({ seat, points: sign * (points[seat] as number), why: 'weis' as const }));
}

/**
 * The bookings of a deal so far: Stöck when the second card falls, the Weise at the end of trick 1 and before that
 * trick's points, each trick when it is complete, 5 with the last.
 */
export function bookingsOf(deal: Deal): Booking[] {
  const bookings: Booking[] = [];
  const stoeckAt = stoeckFallsAt(deal);
  for (let k = 0; k < deal.count; k++) {
    if (k === stoeckAt && deal.stoeck !== NONE) {
      bookings.push({ seat: deal.stoeck, points: signOf(deal.rules.stoeck) * STOECK, why: 'stoeck' });
    }
    if ((k + 1) % deal.players !== 0) continue;
    const trick = (k + 1) / deal.players - 1;
    if (trick === 0) bookings.push(...weisBookings(deal));
    bookings.push({ seat: trickWinner(deal, trick), points: worthOf(deal, trick).points, why: 'trick' });
  }
  return bookings;
}

/**
 * The seats whose accounts are the first to reach `target`, from the accounts before the deal, in points whatever the
 * slate. Several only by their Weise, which are all booked at one moment: ties are shared (rules.md §3, Winner).
 */
export function firstToReach(deal: Deal, before: readonly number[], target: number): readonly Seat[] {
  const accounts = [...before];
  const bookings = bookingsOf(deal);
  for (const [number, { seat, points, why }] of bookings.entries()) {
    accounts[seat] = (accounts[seat] as number) + points;
    const moreAtOnce = why === 'weis' && bookings[number + 1]?.why === 'weis';
    const reached = accounts.flatMap((account, each) => (account >= target ? [each] : []));
    if (!moreAtOnce && reached.length > 0) return reached;
  }
  return [];
}
