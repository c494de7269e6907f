import type { Card, Seat, Suit } from './card.ts';
import { type Contract, contractsAllowed } from './contract.ts';
import { type Deal, handMask, isStoeckShown, NONE, tableWeisOf } from './deal.ts';
import { legalCards } from './decideGame.ts';
import { commitmentOf, dealFactor, type Game, isAnnouncing, type PlayedDeal } from './game.ts';
import { isKeptBack, scoresWeise, weiseInHand } from './handWeis.ts';
import type { Outcome } from './outcome.ts';
import { trickPoints } from './points.ts';
import { dealCount, type Rules } from './rules.ts';
import { STOECK, signOf } from './score.ts';
import { COUNT, cardsIn } from './suitMask.ts';
import { completeTricks, type Trick, type TrickWorth, trickOf, weiseInTrick, worthOf } from './tricks.ts';
import { type Weis, weisPoints } from './weis.ts';

/** What everybody may know of a seat in the deal on the table. */
export interface SeatView {
  /** Cards still held. */
  readonly cards: number;
  readonly tricks: number;
  /** Points so far with the trump so far taken as final, doubling included; the match is not foreseen. */
  readonly points: number;
  /** Weise whose cards lie open (rules.md §2, "What others see"). */
  readonly laidOpen: readonly Weis[];
  /** Points of each Weis declared where Weise are compared; of those that lose nothing more is ever named. */
  readonly declared: readonly number[];
  readonly stoeck: boolean;
}

/** What the person on this seat alone may know. */
export interface OwnView {
  readonly hand: readonly Card[];
  /** Cards that may be played now; empty when it isn't this seat's turn. */
  readonly legal: readonly Card[];
  /** Contracts to choose from when this seat must announce now; else empty. */
  readonly contracts: readonly Contract[];
  readonly weise: readonly Weis[];
  /** Whether the Weise can still be kept back: until one's first card. */
  readonly mayKeepBack: boolean;
  readonly keptBack: boolean;
  /** Holds, or held, king and Ober of trump when it was set. */
  readonly stoeck: boolean;
}

/** A complete trick and what it is worth with the trump so far. */
export interface TrickView extends Trick, TrickWorth {
  readonly weise: readonly Weis[];
}

export interface DealView {
  /** From 1. */
  readonly number: number;
  /** 2 in a last deal that counts double, else 1. */
  readonly factor: 1 | 2;
  /** SHA-256 of the seed, in hex; null in a deal from a record. */
  readonly commitment: string | null;
  /** Who led, or will lead, the first trick. */
  readonly leader: Seat;
  readonly turn: Seat;
  /** The seat on turn must announce first. */
  readonly announcing: boolean;
  readonly contract: Contract | null;
  readonly trump: Suit | null;
  readonly setBy: Seat | null;
  /** The trick on the table, perhaps empty. */
  readonly trick: Trick;
  /** Who wins the trick on the table so far; null if it is empty. */
  readonly winning: Seat | null;
  /** Complete tricks, in order. All cards in them have been seen by everybody. */
  readonly tricks: readonly Trick[];
  /** The trick just completed, for as long as it lies there to be seen. */
  readonly lastTrick: TrickView | null;
  /** Tricks that may be looked at again (rules.md §3, `viewTricks`). */
  readonly lookBack: readonly TrickView[];
  readonly seats: readonly SeatView[];
  readonly own: OwnView | null;
}

/** A game as one seat, or a spectator, may see it: fields are copied in, never deleted out. */
export interface View {
  readonly rules: Rules;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** Null if the game doesn't end by a number of deals. */
  readonly dealCount: number | null;
  /** Finished deals lie open. */
  readonly played: readonly PlayedDeal[];
  readonly totals: readonly number[];
  readonly outcome: Outcome | null;
  readonly deal: DealView | null;
}

function cardsHeld(deal: Deal, seat: Seat): number {
  return [0, 1, 2, 3].reduce((sum, suit) => sum + (COUNT[handMask(deal, seat, suit as Suit)] as number), 0);
}

function handOf(deal: Deal, seat: Seat): Card[] {
  return cardsIn([0, 1, 2, 3].map((suit) => handMask(deal, seat, suit as Suit)));
}

const hasPlayed = (deal: Deal, seat: Seat) => cardsHeld(deal, seat) < deal.size;

/** Whether the Weise of a seat lie open now (rules.md §2, "What others see"). */
function liesOpen(deal: Deal, seat: Seat): boolean {
  const time = deal.rules.compareWeis === 'none' ? hasPlayed(deal, seat) : deal.tricks > 0;
  return time && scoresWeise(deal, seat);
}

function declaredPoints(deal: Deal, seat: Seat): number[] {
  if (deal.rules.compareWeis === 'none' || isKeptBack(deal, seat) || !hasPlayed(deal, seat)) return [];
  return weiseInHand(deal, seat).map((weis) => weis.points);
}

/** Points that `viewer` may know of: Stöck not yet shown is known to its holder alone (rules.md §2). */
function pointsSoFar(deal: Deal, seat: Seat, viewer: Seat | null): number {
  const { rules } = deal;
  const stoeckKnown = deal.stoeck === seat && (viewer === seat || isStoeckShown(deal));
  const stoeck = stoeckKnown ? signOf(rules.stoeck) * STOECK : 0;
  const handWeis = liesOpen(deal, seat) ? signOf(rules.handWeis) * weisPoints(deal.dealt, seat * 4, rules) : 0;
  const tableStoeck = deal.tableStoeck === seat ? STOECK : 0;
  return trickPoints(deal, seat) + tableWeisOf(deal, seat) + tableStoeck + handWeis + stoeck;
}

function seatView(deal: Deal, seat: Seat, viewer: Seat | null): Omit<SeatView, 'points'> & { readonly points: number } {
  return {
    cards: cardsHeld(deal, seat),
    tricks: completeTricks(deal).filter((trick) => trick.winner === seat).length,
    points: pointsSoFar(deal, seat, viewer),
    laidOpen: liesOpen(deal, seat) ? weiseInHand(deal, seat) : [],
    declared: declaredPoints(deal, seat),
    stoeck: deal.rules.stoeck !== 'off' && deal.stoeck === seat && isStoeckShown(deal),
  };
}

function ownView(game: Game, deal: Deal, seat: Seat): OwnView {
  const onTurn = deal.turn === seat;
  const announcing = isAnnouncing(game);
  const weise = weiseInHand(deal, seat);
  return {
    hand: handOf(deal, seat),
    legal: onTurn && !announcing ? legalCards(deal) : [],
    contracts: onTurn && announcing ? contractsAllowed(game.rules) : [],
    weise,
    mayKeepBack: weise.length > 0 && !hasPlayed(deal, seat),
    keptBack: isKeptBack(deal, seat),
    stoeck: deal.rules.stoeck !== 'off' && deal.stoeck === seat,
  };
}

/** A complete trick, number `number` from 0, with what lies in it. */
export function trickView(deal: Deal, number: number): TrickView {
  const trick = trickOf(deal, number);
  return { ...trick, ...worthOf(deal, number), weise: weiseInTrick(deal, trick) };
}

function lookBack(deal: Deal): TrickView[] {
  if (deal.rules.viewTricks === 'last') return deal.tricks > 0 ? [trickView(deal, deal.tricks - 1)] : [];
  return Array.from({ length: Math.min(2, deal.tricks) }, (_, number) => trickView(deal, number));
}

function dealView(game: Game, deal: Deal, viewer: Seat | null): DealView {
  const factor = dealFactor(game);
  const seats = Array.from({ length: deal.players }, (_, seat) => seatView(deal, seat, viewer));
  return {
    number: game.played.length + 1,
    factor,
    commitment: commitmentOf(game),
    leader: deal.leader,
    turn: deal.turn,
    announcing: isAnnouncing(game),
    contract: deal.contract,
    trump: deal.trump === NONE ? null : deal.trump,
    setBy: deal.setBy === NONE ? null : deal.setBy,
    trick: trickOf(deal, deal.tricks),
    winning: deal.inTrick === 0 ? null : deal.winning,
    tricks: completeTricks(deal),
    lastTrick: deal.tricks > 0 ? trickView(deal, deal.tricks - 1) : null,
    lookBack: lookBack(deal),
    seats: seats.map((seat) => ({ ...seat, points: seat.points * factor })),
    own: viewer === null ? null : ownView(game, deal, viewer),
  };
}

/** The game as `seat` sees it, or a spectator if `seat` is null. */
export function viewOf(game: Game, seat: Seat | null): View {
  return {
    rules: game.rules,
    seat,
    dealCount: dealCount(game.rules),
    played: game.played,
    totals: game.totals,
    outcome: game.outcome,
    deal: game.current ? dealView(game, game.current.deal, seat) : null,
  };
}
