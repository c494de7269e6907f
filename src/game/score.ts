import type { Seat } from './card.ts';
import { type Deal, NONE, tableWeisOf, trickWinner } from './deal.ts';
import { handWeisPoints } from './handWeis.ts';
import { trickPoints } from './points.ts';
import type { Rules } from './rules.ts';

/** What a pair of king and Ober of trump is worth, in the hand or on the table (rules.md §2). */
export const STOECK = 20;
/** In place of the trick points of a seat that took every trick (rules.md §3, classic). */
export const MATCH = -257;

/** One seat's part of a finished deal, as it enters the total, doubling included (rules.md §5). */
export interface SeatScore {
  /** Trick points, or what a match puts in their place. */
  readonly tricks: number;
  readonly tableWeis: number;
  readonly tableStoeck: number;
  /** Magnitudes; `Rules` says whether they count as plus or minus. */
  readonly handWeis: number;
  readonly stoeck: number;
  /** Took every trick, whatever the rule. */
  readonly match: boolean;
  readonly total: number;
}

const SIGN = { minus: -1, plus: 1, off: 0 } as const;

/** The sign with which a magnitude of `handWeis` or `stoeck` enters a total. */
export function signOf(field: Rules['handWeis'] | Rules['stoeck']): -1 | 0 | 1 {
  return SIGN[field];
}

/** The seat that took every trick, or NONE. */
function matchSeat(deal: Deal): Seat {
  const first = trickWinner(deal, 0);
  for (let trick = 1; trick < deal.size; trick++) if (trickWinner(deal, trick) !== first) return NONE;
  return first;
}

/** Scores of a complete deal by seat; `factor` is 2 in a doubled last deal (rules.md §3), else 1. */
export function scoreDeal(deal: Deal, factor: 1 | 2): SeatScore[] {
  const { rules } = deal;
  const handWeis = handWeisPoints(deal);
  const match = matchSeat(deal);
  const scores: SeatScore[] = [];
  for (let seat = 0; seat < deal.players; seat++) {
    const isMatch = seat === match;
    const tricks = factor * (isMatch && rules.match === 'minus-257' ? MATCH : trickPoints(deal, seat));
    const tableWeis = factor * tableWeisOf(deal, seat);
    const tableStoeck = deal.tableStoeck === seat ? factor * STOECK : 0;
    const hand = factor * (handWeis[seat] as number);
    const stoeck = deal.stoeck === seat && rules.stoeck !== 'off' ? factor * STOECK : 0;
    const total = tricks + tableWeis + tableStoeck + SIGN[rules.handWeis] * hand + SIGN[rules.stoeck] * stoeck;
    scores.push({ tricks, tableWeis, tableStoeck, handWeis: hand, stoeck, match: isMatch, total });
  }
  return scores;
}
