import { suitOf } from '../game/index.ts';
import { count, countAll, maskOf, notSuit, onlySuit, pick, sum } from './masks.ts';
import { chanceOfNone } from './odds.ts';
import { beatersOf } from './order.ts';
import type { Other } from './others.ts';
import type { Trial } from './trial.ts';

/** The dearest of `drawn` cards from a pool of `size`, on average; only those worth something need be in `worths`. */
function dearest(worths: readonly number[], size: number, drawn: number): number {
  const falling = worths.filter((worth) => worth > 0).sort((a, b) => b - a);
  let expected = 0;
  let none = 1;
  falling.forEach((worth, i) => {
    const next = none === 0 ? 0 : chanceOfNone(size, i + 1, drawn);
    expected += worth * (none - next);
    none = next;
  });
  return expected;
}

/** What a seat dumps on a trick it won't take: its dearest lower card of the suit, or void the dearest of all but trump. */
function dumpedBy(other: Other, { card, led, order, values }: Trial): number {
  const { possible, pool, cards } = other;
  const inLed = maskOf(possible, led);
  const beaters = suitOf(card) === led ? beatersOf(card, order) : 0;
  const lower = onlySuit(possible, led).map((mask) => mask & ~beaters);
  const following = dearest(pick(lower, values), pool, cards);
  const isVoid = chanceOfNone(pool, count(inLed), cards);
  if (isVoid < 0.02) return following;
  const rest = notSuit(notSuit(possible, led), order.trump ?? led);
  return following + isVoid * dearest(pick(rest, values), Math.max(cards, pool - count(inLed)), cards);
}

/** Who hunts lays cheap cards on the tricks of others; without trump he must often follow with dear ones. */
const CHEAP = { withTrump: 0.4, without: 1 } as const;

function averageUnseen({ position, values }: Trial): number {
  const unseen = countAll(position.unseen);
  return unseen === 0 ? 0 : sum(pick(position.unseen, values)) / unseen;
}

/** Points that the seats still to play will add to the trick, if the card tried takes it. */
export function pointsAdded(trial: Trial): number {
  const { position, order } = trial;
  if (position.manner === 'duck') {
    return sum(position.later.map((seat) => dumpedBy(position.others[seat] as Other, trial)));
  }
  return averageUnseen(trial) * position.later.length * (order.trump === null ? CHEAP.without : CHEAP.withTrump);
}
