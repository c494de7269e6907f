import type { Seat, Suit } from './card.ts';
import { type Deal, NONE } from './deal.ts';
import type { Rules } from './rules.ts';
import { compareWeis, type Weis, weiseIn, weisPoints } from './weis.ts';

/** All Weise in a seat's dealt hand, highest first, whether kept back or not; none where hand Weis is off. */
export function weiseInHand(deal: Deal, seat: Seat): Weis[] {
  return deal.rules.handWeis === 'off' ? [] : weiseIn(deal.dealt, seat * 4, { rules: deal.rules });
}

export function isKeptBack(deal: Deal, seat: Seat): boolean {
  return (deal.keptBack & (1 << seat)) !== 0;
}

/** Seats in order of play from the first leader on. */
export function seatsFrom(deal: Deal): Seat[] {
  return Array.from({ length: deal.players }, (_, i) => (deal.leader + i) % deal.players);
}

/** Negative if `a` beats `b` (rules.md §2, `compareWeis: best`); 0 leaves it to the order of play. */
function compareHigher(a: Weis, b: Weis, compared: { rules: Rules; trump: Suit | null }): number {
  if (compared.rules.compareWeis === 'best-points') return b.points - a.points;
  const isTrump = (weis: Weis) => (compared.trump !== null && weis.suit === compared.trump ? 1 : 0);
  return compareWeis(a, b) || isTrump(b) - isTrump(a);
}

/** Trump as it was at the end of trick 1, when Weise are compared. */
function trumpAfterFirstTrick(deal: Deal): Suit | null {
  return deal.trump !== NONE && deal.setAt <= deal.players ? deal.trump : null;
}

/** With `compareWeis` best or best-points: the only seat that scores its Weise, or NONE. */
function bestSeat(deal: Deal): Seat {
  const compared = { rules: deal.rules, trump: trumpAfterFirstTrick(deal) };
  let holder: Seat = NONE;
  let highest: Weis | null = null;
  for (const seat of seatsFrom(deal)) {
    if (isKeptBack(deal, seat)) continue;
    for (const weis of weiseInHand(deal, seat)) {
      if (highest !== null && compareHigher(weis, highest, compared) >= 0) continue;
      holder = seat;
      highest = weis;
    }
  }
  return holder;
}

/** Whether the Weise of this seat count at all; meaningful once trick 1 is complete. */
export function scoresWeise(deal: Deal, seat: Seat): boolean {
  if (deal.rules.handWeis === 'off' || isKeptBack(deal, seat)) return false;
  return deal.rules.compareWeis === 'none' || bestSeat(deal) === seat;
}

/** Points of hand Weis by seat, as magnitudes, doubling not included; meaningful once trick 1 is complete. */
export function handWeisPoints(deal: Deal): number[] {
  const points = new Array<number>(deal.players).fill(0);
  if (deal.rules.handWeis === 'off') return points;
  const only = deal.rules.compareWeis === 'none' ? NONE : bestSeat(deal);
  for (let seat = 0; seat < deal.players; seat++) {
    const scores = deal.rules.compareWeis === 'none' || seat === only;
    if (scores && !isKeptBack(deal, seat)) points[seat] = weisPoints(deal.dealt, seat * 4, deal.rules);
  }
  return points;
}
