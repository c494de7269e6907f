import { type Card, rankOf, type Seat, suitOf } from './card.ts';
import type { Contract } from './contract.ts';
import { announce, awaitsContract, type Dealt, handMask, isDealComplete, play, startDeal } from './deal.ts';
import type { Rules } from './rules.ts';
import { handsFromSeed, type Seed } from './shuffle.ts';

/** A deal as it was played: every card in the order in which they fell. */
export interface PlayedCards {
  readonly seed: Seed;
  readonly contract: Contract | null;
  readonly cards: readonly Card[];
}

/** Whether everybody held each card they played, until no card was left: then the hands were these and no others. */
function werePlayed(rules: Rules, dealt: Dealt, { contract, cards }: PlayedCards): boolean {
  const deal = startDeal(rules, dealt);
  if (contract) announce(deal, contract);
  if (awaitsContract(deal)) return false;
  for (const card of cards) {
    if ((handMask(deal, deal.turn, suitOf(card)) & (1 << rankOf(card))) === 0) return false;
    play(deal, card);
  }
  return isDealComplete(deal);
}

/**
 * Whether the cards that were played in a finished deal are those that its seed deals (`design.md`, Randomness). It follows from the cards alone, not from
 * what was derived from the seed when they were dealt. Who led is tried, because that depends on the deal before.
 */
export function fitsSeed(rules: Rules, played: PlayedCards): boolean {
  const hands = handsFromSeed(played.seed, rules.players);
  return hands.some((_, leader: Seat) => werePlayed(rules, { hands, leader }, played));
}
