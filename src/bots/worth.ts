import { awardFor } from './award.ts';
import { estimate } from './estimate.ts';
import { withMatch } from './match.ts';
import type { Trial } from './trial.ts';

/** How good a card is to play, higher being better; what points are good for depends on the game (rules.md §3). */
export function worthOf(trial: Trial): number {
  const { rules, manner } = trial.position;
  const estimated = estimate(trial);
  if (rules.slate === 'sticks') return awardFor(trial.position, estimated.points);
  return manner === 'hunt' ? estimated.points : -withMatch(trial, estimated);
}
