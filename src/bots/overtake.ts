import { type Card, type Seat, suitOf } from '../game/index.ts';
import { chanceOfNone } from './odds.ts';
import { beatersOf, beats } from './order.ts';
import { count, type Other, type Position } from './position.ts';

/** How others play: to be rid of their cards without taking a trick, or to take it. */
export type Manner = 'duck' | 'hunt';

/** How likely a seat takes a trick with trump though it needn't. */
const WANTON = 0.05;
/** How likely a seat takes a trick that it can take and would like to. */
const EAGER = 0.75;

/** The chance that this seat beats `card`, which wins the trick so far, in suit `led`. */
function chanceBeaten(
  other: Other,
  card: Card,
  { position, trump }: { position: Position; trump: number | null },
): number {
  const led = suitOf(position.trick[0] ?? card);
  const inLed = other.possible[led] as number;
  const none = (marked: number) => chanceOfNone(other.pool, marked, other.cards);
  const isVoid = none(count(inLed));
  const suit = suitOf(card);
  const order = { trump: trump as Position['trump'], sixHigh: position.sixHigh };
  if (suit !== led) return isVoid * WANTON;
  const higher = inLed & beatersOf(card, order);
  const noLower = none(count(inLed & ~higher));
  if (position.open) return noLower;
  return noLower - isVoid + (trump === null || trump === led ? 0 : isVoid * WANTON);
}

function chanceHunted(
  other: Other,
  card: Card,
  { position, trump }: { position: Position; trump: number | null },
): number {
  const order = { trump: trump as Position['trump'], sixHigh: position.sixHigh };
  const suit = suitOf(card);
  const higher = count((other.possible[suit] as number) & beatersOf(card, order));
  const trumps = trump === null || trump === suit ? 0 : count(other.possible[trump] as number);
  const byHigher = 1 - chanceOfNone(other.pool, higher, other.cards);
  const byTrump = 1 - chanceOfNone(other.pool, trumps, other.cards);
  return EAGER * (1 - (1 - byHigher) * (1 - byTrump / 2));
}

/** The chance that `card`, played now, takes the trick. `trump` is the trump once it lies. */
export function chanceToTake(position: Position, card: Card, trump: number | null, manner: Manner): number {
  const order = { trump: trump as Position['trump'], sixHigh: position.sixHigh };
  if (position.best !== null && !beats(card, position.best, order)) return 0;
  let chance = 1;
  for (const seat of position.later) {
    const other = position.others[seat as Seat] as Other;
    const beaten = manner === 'duck' ? chanceBeaten : chanceHunted;
    chance *= 1 - beaten(other, card, { position, trump });
  }
  return chance;
}
