import type { Deal } from './deal.ts';
import type { Rules } from './rules.ts';
import { handWeisOf, stoeckPoints, worthOf } from './worth.ts';

/** A seat's score of a finished deal, as it enters the total, doubling included (rules.md §5). */
export interface SeatTotal {
  readonly tricks: number;
  readonly tableWeis: number;
  readonly tableStoeck: number;
  readonly handWeis: number;
  readonly stoeck: number;
  readonly match: boolean;
  readonly total: number;
}

const matchPoints = -257;

/** By seat; `factor` is 2 in a doubled last deal, else 1. */
export function totalSeats(deal: Deal, factor: number, rules: Rules): readonly SeatTotal[] {
  const handWeis = handWeisOf(deal, rules);
  return deal.dealt.map((_, seat) => {
    const won = deal.tricks.filter((trick) => trick.winner === seat).map((trick) => worthOf(trick, deal, rules));
    const match = won.length === deal.tricks.length;
    const sum = (field: 'points' | 'tableWeis' | 'tableStoeck') =>
      won.reduce((total, trick) => total + trick[field], 0);
    const score = {
      tricks: factor * (match && rules.match === 'minus-257' ? matchPoints : sum('points')),
      tableWeis: factor * sum('tableWeis'),
      tableStoeck: factor * sum('tableStoeck'),
      handWeis: factor * (handWeis[seat] ?? 0),
      stoeck: factor * (rules.stoeck !== 'off' && deal.stoeckSeat === seat ? stoeckPoints : 0),
    };
    const plus = score.tricks + score.tableWeis + score.tableStoeck;
    const total = plus + signed(rules.handWeis, score.handWeis) + signed(rules.stoeck, score.stoeck);
    return { ...score, match, total };
  });
}

export function signed(sign: 'minus' | 'plus' | 'off', magnitude: number): number {
  if (sign === 'off' || magnitude === 0) return 0;
  return sign === 'plus' ? magnitude : -magnitude;
}
