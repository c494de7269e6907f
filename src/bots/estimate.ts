import { LAST_TRICK, RANK, STOECK, signOf } from '../game/index.ts';
import { pointsAdded } from './added.ts';
import { pointsLater } from './later.ts';
import { type Masks, maskOf, pick, sum } from './masks.ts';
import { chanceToTake } from './overtake.ts';
import { tableWeisIn } from './tableWeis.ts';
import type { Trial } from './trial.ts';

/** What a card is expected to come to. */
export interface Estimate {
  /** That it takes this trick. */
  readonly chance: number;
  /** Points of the own seat at the end of the deal, hand Weis aside; table Weis given to others counted against it. */
  readonly points: number;
}

const KING_AND_OBER = (1 << RANK.king) | (1 << RANK.ober);

export function holdsStoeck(hand: Masks, trump: number | null): boolean {
  return trump !== null && (maskOf(hand, trump) & KING_AND_OBER) === KING_AND_OBER;
}

/** The chance to take the trick × what lies in it, and what the other cards will take later. */
export function estimate(trial: Trial): Estimate {
  const { position, values, trick, rest, order, sets } = trial;
  const chance = chanceToTake(trial);
  const weis = tableWeisIn(trial);
  const last = position.tricksAfter === 0 ? LAST_TRICK : 0;
  const lies = chance === 0 ? 0 : sum(pick(trick, values)) + pointsAdded(trial) + weis + last;
  // Others' points are one's own in comparison: of what one of them gets, everybody else gains an equal part.
  const given = ((1 - chance) * weis) / (position.players - 1);
  const stoeck = sets && holdsStoeck(rest, order.trump) ? signOf(position.rules.stoeck) * STOECK : 0;
  const won = sum(pick(position.won, values));
  return { chance, points: won + chance * lies - given + stoeck + pointsLater(trial) };
}
