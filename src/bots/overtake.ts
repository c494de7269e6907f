import { suitOf } from '../game/index.ts';
import { count, maskOf, pick, sum } from './masks.ts';
import { chanceOfNone } from './odds.ts';
import { beatersOf, beats } from './order.ts';
import type { Other } from './others.ts';
import type { Trial } from './trial.ts';

/** How likely somebody who ducks, is void and holds a trump that would take the trick takes it all the same. */
const WANTON = 0.05;

/** The chance that a seat that ducks can't help beating the card. */
function forcedOver({ possible, pool, cards }: Other, { card, led, order, open }: Trial): number {
  const none = (marked: number) => chanceOfNone(pool, count(marked), cards);
  const inLed = maskOf(possible, led);
  const isVoid = none(inLed);
  const noLower = suitOf(card) === led ? none(inLed & ~beatersOf(card, order)) : isVoid;
  // Void while trump isn't set means setting it, and taking the trick (rules.md §1.2).
  if (open) return noLower;
  const trumps = order.trump === null || order.trump === led ? 0 : maskOf(possible, order.trump);
  const higher = suitOf(card) === order.trump ? trumps & beatersOf(card, order) : trumps;
  return noLower - isVoid + (higher === 0 ? 0 : isVoid * WANTON);
}

/** Points for which it is as good as certain that somebody spends a trump, if he has one. */
const FAT = 20;

/** The chance that a seat that hunts beats the card: always by following, by trump the sooner the more lies there. */
function gladlyOver(other: Other, { card, led, order, trick, values }: Trial): number {
  const none = (suit: number, marked: number) =>
    chanceOfNone(other.pool, count(maskOf(other.possible, suit) & marked), other.cards);
  const suit = suitOf(card);
  const greed = Math.min(1.2, 0.1 + sum(pick(trick, values)) / FAT);
  // He keeps what beats the suit led to the last: it is there more often than chance alone would have it.
  const noHigher = none(suit, beatersOf(card, order)) ** (suit === led ? 2 : greed);
  const noTrump = order.trump === null || order.trump === suit ? 1 : none(order.trump, ~0) ** greed;
  return 1 - noHigher * noTrump;
}

/** The chance that the card tried takes the trick, by what the seats still to play may hold. */
export function chanceToTake(trial: Trial): number {
  const { position, card, order } = trial;
  if (position.best !== null && !beats(card, position.best, order)) return 0;
  const over = position.manner === 'duck' ? forcedOver : gladlyOver;
  return position.later.reduce((chance, seat) => chance * (1 - over(position.others[seat] as Other, trial)), 1);
}
