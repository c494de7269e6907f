import { cardsIn, MATCH, type Seat, suitOf } from '../game/index.ts';
import type { Estimate } from './estimate.ts';
import { masksOf } from './masks.ts';
import { chanceToTake } from './overtake.ts';
import type { Position } from './position.ts';
import type { Trial } from './trial.ts';

/** The seat that has taken every trick so far; null if there is none. */
function sweeperIn({ deal }: Position): Seat | null {
  const first = deal.tricks[0]?.winner ?? null;
  return deal.tricks.every(({ winner }) => winner === first) ? first : null;
}

/** The chance that every card left takes a trick when it is led: a match is realistic only with sure cards. */
function chanceToSweep(trial: Trial): number {
  const { position, rest } = trial;
  const later = position.others.map((_, seat) => seat).filter((seat) => seat !== position.seat);
  const leading = { ...position, trick: [], best: null, later };
  const chances = cardsIn(rest).map((card) => {
    const lead = { ...trial, position: leading, card, led: suitOf(card), trick: masksOf([card]) };
    return chanceToTake(lead);
  });
  return chances.reduce((all, chance) => all * chance, 1);
}

/** What a deal with trump holds. Who makes a match is spared it, and gets 257 (rules.md §3, classic). */
const ALL = 157;
/** How likely somebody who has taken every trick takes the next one too, if nobody minds. */
const HOLDS = 0.6;

/** The points of an estimate with the match in it: one's own (rules.md §3, classic), or that of somebody to be stopped. */
export function withMatch(trial: Trial, { chance, points }: Estimate): number {
  const { position } = trial;
  const sweeper = sweeperIn(position);
  const shared = sweeper === null && position.deal.tricks.length > 0;
  if (position.rules.match === 'none' || shared || chance === 0) return points;
  if (sweeper === null || sweeper === position.seat) return points + chance * chanceToSweep(trial) * (MATCH - points);
  const harm = (ALL - MATCH) / (position.players - 1);
  return points - chance * HOLDS ** (position.tricksAfter + 1) * harm;
}
