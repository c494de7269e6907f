import { type Card, rankOf, type Seat } from './card.ts';
import type { Rules } from './rules.ts';

/** Cards that tied seats drew, round by round, each in ascending order of seats (rules.md §3, sticks 3; §5). */
export type Draw = readonly [seat: Seat, card: Card];

/** Tens, rounded once, halves away from zero (rules.md §3, classic): 45 → 5, −25 → −3. */
function tens(points: number): number {
  // Whole numbers cut towards zero: faster than Math.round, and never −0.
  return points < 0 ? 0 - (((5 - points) / 10) | 0) : ((points + 5) / 10) | 0;
}

/** Seats that hold this many points. */
const holders = (points: readonly number[], value: number) =>
  points.flatMap((each, seat) => (each === value ? [seat] : []));

/** The three seats that must draw cards, else none (rules.md §3, sticks 1–3). */
export function seatsToDraw(points: readonly number[]): readonly Seat[] {
  if (Math.max(...points) >= 100) return [];
  const tied = points.map((value) => holders(points, value)).find((seats) => seats.length === 3);
  return tied ?? [];
}

/** Of one round of draws, those that hold the highest rank; suits don't count, ace is high. */
export function highestDrawn(round: readonly Draw[]): readonly Seat[] {
  const highest = Math.max(...round.map(([, card]) => rankOf(card)));
  return round.filter(([, card]) => rankOf(card) === highest).map(([seat]) => seat);
}

/** Draws from the deck until one seat alone holds the highest card. */
export function drawCards(tied: readonly Seat[], deck: readonly Card[]): Draw[] {
  const drawn: Draw[] = [];
  let drawing = tied;
  while (drawing.length > 1) {
    const first = drawn.length;
    const round = drawing.map((seat, i): Draw => [seat, deck[first + i] as Card]);
    drawn.push(...round);
    drawing = highestDrawn(round);
  }
  return drawn;
}

/** The seat that the draws leave with the highest card, if they are a complete and legal drawing; else null. */
export function loserOfDraw(tied: readonly Seat[], drawn: readonly Draw[]): Seat | null {
  if (new Set(drawn.map(([, card]) => card)).size !== drawn.length) return null;
  let rest = drawn;
  let drawing = tied;
  while (drawing.length > 1) {
    const round = rest.slice(0, drawing.length);
    if (round.length < drawing.length || round.some(([seat], i) => seat !== drawing[i])) return null;
    rest = rest.slice(drawing.length);
    drawing = highestDrawn(round);
  }
  return rest.length === 0 ? (drawing[0] ?? null) : null;
}

/** The award table of sticks (rules.md §3): the first rule that fits. A stick is +1, a potato −1. */
function awards(points: readonly number[], drawn: readonly Draw[], rules: Rules): number[] {
  const highest = Math.max(...points);
  const lowest = Math.min(...points);
  const others = rules.awards === 'three' ? 3 : 1;
  if (highest === 157) return points.map((p) => (p === highest ? 3 : -others));
  if (highest >= 100) return points.map((p) => (p === highest ? -3 : others));
  const tied = seatsToDraw(points);
  if (tied.length === 3) {
    const loser = loserOfDraw(tied, drawn);
    return points.map((_, seat) => (seat === loser ? -1 : tied.includes(seat) ? 0 : 1));
  }
  if (holders(points, highest).length === 2) return points.map((p) => (p === highest ? 0 : p === lowest ? 1 : -1));
  if (holders(points, lowest).length === 2) return points.map((p) => (p === lowest ? 0 : p === highest ? 1 : -1));
  return points.map((p) => (p === highest || p === lowest ? 1 : -1));
}

/** What goes on the slate for each seat's total of a deal (rules.md §3). `drawn` matters in sticks alone. */
export function writtenFor(totals: readonly number[], rules: Rules, drawn: readonly Draw[]): number[] {
  if (rules.slate === 'sticks') return awards(totals, drawn, rules);
  return rules.slate === 'tens' ? totals.map(tens) : [...totals];
}
