import { cardsIn, RANK, type Suit, suitOf } from '../game/index.ts';
import { count, countAll, maskOf, sum } from './masks.ts';
import { beatersOf } from './order.ts';
import type { Trial } from './trial.ts';
import { type Phase, WEIGHTS } from './weights.ts';

/** In Slalom a card waits for the trick in which it is high, and doesn't always live to see it. */
const SLALOM = 0.85;
/** What an Under or nine held before trump is set costs who ducks, because it may yet become a sure trick. */
const MAY_BECOME_HIGH = 3.5;
/** Where trump is announced, strong cards held back are worth more than they take on average: they choose their trick. */
const PATIENCE = 1.2;

function phaseOf(suit: Suit, { order, open }: Trial): Phase {
  if (order.trump === null) return open ? 'open' : 'bare';
  return suit === order.trump ? 'trump' : 'plain';
}

const product = (weights: readonly number[], facts: readonly number[]) =>
  weights.reduce((total, weight, i) => total + weight * (facts[i] as number), 0);

/** Trumps that others hold after this trick: a trump lead draws one from each who has any. */
function trumpsOut({ position, order, led }: Trial): number {
  if (order.trump === null) return 0;
  const out = count(maskOf(position.unseen, order.trump));
  return position.manner === 'hunt' && led === order.trump ? Math.max(0, out - position.later.length) : out;
}

/** The chance that a card still held will take a trick. */
function chanceLater(card: number, trial: Trial, sixHigh = trial.order.sixHigh): number {
  const { position, order, rest } = trial;
  const suit = suitOf(card);
  const beaters = beatersOf(card, { ...order, sixHigh });
  const out = maskOf(position.unseen, suit);
  const own = maskOf(rest, suit);
  const each = position.players - 1;
  const facts = [
    1,
    Math.sqrt(count(out & ~beaters) / each),
    Math.sqrt(count(out & beaters) / each),
    count(own & ~beaters) - 1,
    count(own & beaters),
    countAll(rest),
    position.players,
    trumpsOut(trial) / each,
    order.trump === null ? 0 : count(maskOf(rest, order.trump)),
  ];
  return 1 / (1 + Math.exp(-product(WEIGHTS[position.manner][phaseOf(suit, trial)].takes, facts)));
}

function chanceInContract(card: number, trial: Trial): number {
  const { deal } = trial.position;
  if (!deal.contract?.startsWith('slalom')) return chanceLater(card, trial);
  return SLALOM * Math.max(chanceLater(card, trial, true), chanceLater(card, trial, false));
}

/** Points that others lay on a trick in this suit. */
function brought(suit: Suit, trial: Trial): number {
  const { position, rest } = trial;
  const out = count(maskOf(position.unseen, suit)) / (position.players - 1);
  const facts = [1, countAll(rest), position.players, out];
  return Math.max(0, product(WEIGHTS[position.manner][phaseOf(suit, trial)].brings, facts));
}

/** Points that the cards left in the hand will bring in: the chance of each to take a trick × what lies in it then. */
export function pointsLater(trial: Trial): number {
  const { position, values, rest, order, open } = trial;
  const points = sum(
    cardsIn(rest).map(
      (card) => chanceInContract(card, trial) * ((values[card] as number) + brought(suitOf(card), trial)),
    ),
  );
  if (position.manner === 'hunt') return order.trump === null ? points : points * PATIENCE;
  return open ? points + MAY_BECOME_HIGH * mayBecomeHigh(trial) : points;
}

const HIGH_AS_TRUMP = (1 << RANK.under) | (1 << RANK.nine);

function mayBecomeHigh({ rest }: Trial): number {
  return sum(rest.map((mask) => count(mask & HIGH_AS_TRUMP)));
}
