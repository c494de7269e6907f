import type { Move } from '../src/bots/index.ts';
import {
  announce,
  type Card,
  type Deal,
  type Dealt,
  deckFor,
  type Game,
  handSize,
  isDealComplete,
  keepBack,
  play,
  type Rules,
  scoreDeal,
  startDeal,
  startGame,
  type View,
  viewOf,
} from '../src/game/index.ts';

/** A view in, a move out. */
export type Player = (view: View) => Move;

/** A shuffled deal; `below` gives the numbers. */
export function randomDealt(players: number, below: (bound: number) => number): Dealt {
  const deck = deckFor(players);
  for (let last = deck.length - 1; last > 0; last--) {
    const pick = below(last + 1);
    [deck[last], deck[pick]] = [deck[pick] as Card, deck[last] as Card];
  }
  const size = handSize(players);
  const hands = Array.from({ length: players }, (_, seat) => deck.slice(seat * size, (seat + 1) * size));
  return { hands, leader: below(players) };
}

/** The game whose only deal is the one given, as its players see it. */
function gameWith(deal: Deal, dealt: Dealt): Game {
  return { ...startGame(deal.rules), current: { deal, source: { ...dealt, drawn: [] } } };
}

function carryOut(deal: Deal, move: Move): void {
  if ('contract' in move) {
    announce(deal, move.contract);
    return;
  }
  if (move.weis === 'keep' && deal.tricks === 0) keepBack(deal, deal.turn);
  play(deal, move.card);
}

/** Plays one deal to its end, `players[seat]` choosing for each seat; moves are not checked. */
export function playDeal(rules: Rules, dealt: Dealt, players: readonly Player[]): Deal {
  const deal = startDeal(rules, dealt);
  const game = gameWith(deal, dealt);
  while (!isDealComplete(deal)) carryOut(deal, (players[deal.turn] as Player)(viewOf(game, deal.turn)));
  return deal;
}

/** Totals in points by seat. */
export function totalsOf(deal: Deal): number[] {
  return scoreDeal(deal, 1).map((score) => score.total);
}
