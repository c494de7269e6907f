import { type Card, RANK, type Rank, rankOf, type Seat, type Suit, suitOf } from './card.ts';
import { type Deal, isDealComplete, NONE, trickWinner, wonMask } from './deal.ts';
import { MASKS } from './suitMask.ts';

/** The last trick counts 5 more (rules.md §1.4). */
export const LAST_TRICK = 5;

/** Points by rank, `6 7 8 9 T U O K A` (rules.md §1.4). */
const PLAIN = [0, 0, 0, 0, 10, 2, 3, 4, 11];
const TRUMP = [0, 0, 0, 14, 10, 20, 3, 4, 11];
const WITH_EIGHTS = PLAIN.with(RANK.eight, 8);
const sixesForAces = (points: readonly number[]) => points.with(RANK.six, 11).with(RANK.ace, 0);

interface Values {
  readonly byRank: readonly number[];
  readonly byMask: Uint16Array;
}

function valuesOf(byRank: readonly number[]): Values {
  const byMask = Uint16Array.from({ length: MASKS }, (_, mask) =>
    byRank.reduce((sum, points, rank) => (mask & (1 << rank) ? sum + points : sum), 0),
  );
  return { byRank, byMask };
}

const VALUES = {
  plain: valuesOf(PLAIN),
  trump: valuesOf(TRUMP),
  eights: valuesOf(WITH_EIGHTS),
  sixes: valuesOf(sixesForAces(PLAIN)),
  sixesAndEights: valuesOf(sixesForAces(WITH_EIGHTS)),
} as const;

/** What the points of a card depend on. */
export type Valuing = Pick<Deal, 'rules' | 'contract' | 'trump'>;

/** What cards outside trump are worth in this deal, with the trump so far taken as final. */
function plainValues(deal: Valuing): Values {
  if (deal.trump !== NONE) return VALUES.plain;
  const sixes = deal.contract === 'gaiss' && deal.rules.gaissSix === 11;
  if (deal.rules.eights === 8) return sixes ? VALUES.sixesAndEights : VALUES.eights;
  return sixes ? VALUES.sixes : VALUES.plain;
}

/** Points of a card with the trump so far (rules.md §1.4, §1.5). */
export function cardPoints(deal: Deal, card: Card): number {
  const values = suitOf(card) === deal.trump ? VALUES.trump : plainValues(deal);
  return values.byRank[rankOf(card)] as number;
}

/** Points of a rank in a suit that is trump, or isn't: for those who think about cards not yet played. */
export function rankPoints(deal: Valuing, rank: Rank): { readonly plain: number; readonly trump: number } {
  return { plain: plainValues(deal).byRank[rank] as number, trump: TRUMP[rank] as number };
}

/** Trick points of a seat so far, the 5 of the last trick included once it is complete. */
export function trickPoints(deal: Deal, seat: Seat): number {
  const plain = plainValues(deal).byMask;
  let points = 0;
  for (let suit = 0; suit < 4; suit++) {
    const values = suit === deal.trump ? VALUES.trump.byMask : plain;
    points += values[wonMask(deal, seat, suit as Suit)] as number;
  }
  const last = isDealComplete(deal) && trickWinner(deal, deal.size - 1) === seat;
  return last ? points + LAST_TRICK : points;
}
