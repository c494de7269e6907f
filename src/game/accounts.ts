import { RANK, type Seat } from './card.ts';
import { type Deal, isStoeckShown, NONE, playedCard, trickWinner } from './deal.ts';
import { handWeisPoints, seatsFrom } from './handWeis.ts';
import type { Rules } from './rules.ts';
import { STOECK, signOf } from './score.ts';
import { tens } from './slate.ts';
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

const toSlate = (points: number, rules: Rules) => (rules.slate === 'tens' ? tens(points) : points);

/** The seat whose account first reaches `target`, in slate units, from what stood before the deal; or null. */
export function firstToReach(deal: Deal, before: readonly number[], target: number): Seat | null {
  const points = new Array<number>(deal.players).fill(0);
  for (const { seat, points: more } of bookingsOf(deal)) {
    points[seat] = (points[seat] as number) + more;
    if ((before[seat] as number) + toSlate(points[seat] as number, deal.rules) >= target) return seat;
  }
  return null;
}
