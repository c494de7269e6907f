import {
  type Card,
  type DealView,
  deckFor,
  isSixHigh,
  type OwnView,
  type Rules,
  type Seat,
  type Suit,
  type View,
} from '../game/index.ts';
import { type Masks, masksOf, minus } from './masks.ts';
import { type Other, othersIn } from './others.ts';
import { type Values, valuesOf } from './values.ts';

/** Whether everybody wants to be rid of points, or to have them (rules.md §3, "Winner"). */
export type Manner = 'duck' | 'hunt';

/** A view in the form in which cards are weighed: nothing in it that its seat may not know. */
export interface Position {
  readonly rules: Rules;
  readonly deal: DealView;
  readonly manner: Manner;
  readonly seat: Seat;
  readonly players: number;
  readonly hand: Masks;
  readonly trump: Suit | null;
  readonly sixHigh: boolean;
  /** Trump isn't set, and the next card that doesn't follow sets it. */
  readonly open: boolean;
  readonly trick: readonly Card[];
  /** The card that wins the trick so far; null before the lead. */
  readonly best: Card | null;
  /** Seats that play after this one in the trick. */
  readonly later: readonly Seat[];
  /** Cards in the hands of others. */
  readonly unseen: Masks;
  readonly others: readonly Other[];
  /** Cards this seat has taken in tricks. */
  readonly won: Masks;
  /** With the trump so far. */
  readonly values: Values;
  /** Tricks after the one on the table. */
  readonly tricksAfter: number;
}

/** Sticks reward both ends, but most hands aim for the low one: it is played like the games in which points are bad. */
function mannerIn(rules: Rules): Manner {
  return rules.trump === 'announced' && rules.slate !== 'sticks' ? 'hunt' : 'duck';
}

function cardWinning({ winning, trick, seats }: DealView): Card | null {
  if (winning === null) return null;
  return trick.cards[(winning - trick.leader + seats.length) % seats.length] ?? null;
}

/** The position of the seat on turn; `deal` and `own` are parts of its view. */
export function positionOf(view: View, deal: DealView, own: OwnView): Position {
  const { rules } = view;
  const players = deal.seats.length;
  const seen = [...own.hand, ...deal.trick.cards, ...deal.tricks.flatMap((trick) => trick.cards)];
  const unseen = minus(masksOf(deckFor(players)), masksOf(seen));
  const laterCount = players - 1 - deal.trick.cards.length;
  return {
    rules,
    deal,
    manner: mannerIn(rules),
    seat: deal.turn,
    players,
    hand: masksOf(own.hand),
    trump: deal.trump,
    sixHigh: isSixHigh(deal.contract, deal.tricks.length),
    open: deal.trump === null && rules.trump === 'play',
    trick: deal.trick.cards,
    best: cardWinning(deal),
    later: Array.from({ length: laterCount }, (_, i) => (deal.turn + 1 + i) % players),
    unseen,
    others: othersIn(deal, rules, unseen),
    won: masksOf(deal.tricks.flatMap((trick) => (trick.winner === deal.turn ? trick.cards : []))),
    values: valuesOf(deal, rules, deal.trump),
    tricksAfter: own.hand.length - 1,
  };
}
