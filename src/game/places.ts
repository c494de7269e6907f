import type { Seat } from './card.ts';
import type { Game } from './game.ts';
import { mostWins } from './outcome.ts';

/**
 * Places by seat, from 1; ties share a place, and the next one is left out. Winners come first, the others by what stands on the slate
 * (rules.md §3, Winner). Null until the game is over.
 */
export function placesOf({ rules, totals, outcome }: Game): number[] | null {
  if (!outcome) return null;
  const wins = (seat: Seat) => outcome.winners.includes(seat);
  const worth = (seat: Seat) => (mostWins(rules) ? 1 : -1) * (totals[seat] as number);
  // Who reached a target first wins, whatever the others have by the end of that deal.
  const isAhead = (a: Seat, b: Seat) => (wins(a) || wins(b) ? wins(a) && !wins(b) : worth(a) > worth(b));
  return totals.map((_, seat) => 1 + totals.filter((_, other) => isAhead(other, seat)).length);
}
