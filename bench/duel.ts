import type { Rules } from '../src/game/index.ts';
import { seedOf } from '../test/game/seedOf.ts';
import { type Player, playDeal } from './playDeal.ts';

/** Averages per deal, in what goes on the slate without rounding: points, or sticks less potatoes. */
export interface Duel {
  readonly one: number;
  readonly others: number;
}

/** One player against copies of another; each deal is played as often as there are seats, the one sitting on each in turn. */
export function duel(rules: Rules, [one, other]: readonly [Player, Player], deals: number): Duel {
  let ones = 0;
  let all = 0;
  for (let turn = 0; turn < deals; turn++) {
    const seat = turn % rules.players;
    const players = Array.from({ length: rules.players }, (_, each) => (each === seat ? one : other));
    const { scores, written } = playDeal(rules, seedOf(Math.floor(turn / rules.players)), players);
    const results = rules.slate === 'sticks' ? written : scores.map((score) => score.total);
    ones += results[seat] as number;
    all += results.reduce((sum, result) => sum + result, 0);
  }
  return { one: ones / deals, others: (all - ones) / deals / (rules.players - 1) };
}
