import { announce, type Deal, keepBack, play, playedCard, startDealt } from './deal.ts';
import type { Game, PlayedDeal } from './game.ts';
import { isKeptBack } from './handWeis.ts';
import { cardsIn } from './suitMask.ts';

/** A moment between two tricks of a finished deal. */
export interface Moment {
  /** From 1. */
  readonly deal: number;
  /** Complete tricks; before all of them the contract has been announced. */
  readonly tricks: number;
}

function dealAt({ deal: whole }: PlayedDeal, tricks: number): Deal {
  const deal = startDealt(whole.rules, whole.dealt, whole.leader);
  if (whole.contract !== null) announce(deal, whole.contract);
  for (let seat = 0; seat < whole.players; seat++) if (isKeptBack(whole, seat)) keepBack(deal, seat);
  const cards = Math.min(tricks, whole.size) * whole.players;
  for (let card = 0; card < cards; card++) play(deal, playedCard(whole, card));
  return deal;
}

function sourceOf({ seed, deal, drawn }: PlayedDeal) {
  if (seed !== null) return { seed };
  const hands = Array.from({ length: deal.players }, (_, seat) => cardsIn(deal.dealt, seat * 4));
  return { hands, leader: deal.leader, drawn };
}

/**
 * The game as it stood then. After the last trick of a deal its cards still lie there, and what it wrote is in the totals. Throws a RangeError for a deal
 * that hasn't been finished.
 */
export function gameAt(game: Game, { deal: number, tricks }: Moment): Game {
  const finished = game.played[number - 1];
  if (!finished) throw new RangeError(`the game has no finished deal ${number}`);
  const played = game.played.slice(0, number - 1);
  const before = played.at(-1)?.totals ?? game.totals.map(() => 0);
  const totals = tricks < finished.deal.size ? before : finished.totals;
  const current = { deal: dealAt(finished, tricks), source: sourceOf(finished) };
  return { ...game, played, totals, current, outcome: null };
}
