import { firstToReach } from './accounts.ts';
import type { Seat } from './card.ts';
import type { Deal } from './deal.ts';
import { dealCount, type Rules } from './rules.ts';

/** Who won and who came last; ties are shared (rules.md §3, Winner). */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
}

/** What the end of a game is judged by. */
export interface Finished {
  /** The deal just finished. */
  readonly deal: Deal;
  /** Points by seat before it, as nothing was written yet (rules.md §3, mohren). */
  readonly accounts: readonly number[];
  /** What stands on the slate after it. */
  readonly totals: readonly number[];
  /** Deals played, this one included. */
  readonly played: number;
}

const seatsAt = (totals: readonly number[], value: number) =>
  totals.flatMap((total, seat) => (total === value ? [seat] : []));

/** Whether the most on the slate wins; else the fewest (rules.md §3, Winner). */
export function mostWins({ slate, trump }: Rules): boolean {
  return slate === 'sticks' || trump === 'announced';
}

/** The outcome if the game ends with this deal, else null (rules.md §3). */
export function outcomeOf(rules: Rules, finished: Finished): Outcome | null {
  const { totals, played } = finished;
  const highest = Math.max(...totals);
  const lowest = Math.min(...totals);
  if ('target' in rules.end) {
    const winners = firstToReach(finished.deal, finished.accounts, rules.end.target);
    return winners.length === 0 ? null : { winners, losers: losersBelow(totals, winners) };
  }
  const over = 'limit' in rules.end ? highest >= rules.end.limit : played === dealCount(rules);
  if (!over) return null;
  const [best, worst] = mostWins(rules) ? [highest, lowest] : [lowest, highest];
  return { winners: seatsAt(totals, best), losers: best === worst ? [] : seatsAt(totals, worst) };
}

/** Last place never falls on a winner, though another may stand higher in the account. */
function losersBelow(totals: readonly number[], winners: readonly Seat[]): Seat[] {
  const others = totals.filter((_, seat) => !winners.includes(seat));
  return seatsAt(totals, Math.min(...others)).filter((seat) => !winners.includes(seat));
}
