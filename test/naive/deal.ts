import { type Contract, type Suit, suitOf, suits, winningPosition } from './cards.ts';
import { legalCards } from './legal.ts';
import type { Rules } from './rules.ts';

export interface Trick {
  readonly leader: number;
  readonly winner: number;
  readonly cards: readonly string[];
  /** the trump when the trick was complete, null if there was none yet */
  readonly trump: Suit | null;
}

/** One deal, at any moment between the first and the last card. */
export interface Deal {
  readonly leader: number;
  readonly contract: Contract | null;
  readonly declare: readonly boolean[];
  readonly dealt: readonly (readonly string[])[];
  readonly held: readonly (readonly string[])[];
  readonly trump: Suit | null;
  readonly setBy: number | null;
  /** who holds Stöck, null while there is no trump or nobody has both */
  readonly stoeckSeat: number | null;
  readonly tricks: readonly Trick[];
  readonly trickLeader: number;
  /** the unfinished trick */
  readonly trick: readonly string[];
}

export type Opening = Pick<Deal, 'leader' | 'contract' | 'declare' | 'dealt'>;

export function openDeal(opening: Opening): Deal {
  const trump = suits.find((suit) => suit === opening.contract) ?? null;
  return {
    ...opening,
    held: opening.dealt,
    trump,
    setBy: trump === null ? null : opening.leader,
    stoeckSeat: stoeckSeatOf(opening.dealt, trump),
    tricks: [],
    trickLeader: opening.leader,
    trick: [],
  };
}

export const isComplete = (deal: Deal): boolean => deal.held.every((hand) => hand.length === 0);

export const seatToPlay = (deal: Deal): number => (deal.trickLeader + deal.trick.length) % deal.dealt.length;

/** Empty once every card is played. */
export function legalNow(deal: Deal, rules: Rules): readonly string[] {
  const hand = deal.held[seatToPlay(deal)] ?? [];
  return legalCards({ hand, trick: deal.trick, trump: deal.trump }, rules);
}

/** The deal after this legal card (rules.md §1). */
export function playCard(deal: Deal, card: string, rules: Rules): Deal {
  const seat = seatToPlay(deal);
  const held = deal.held.map((hand, holder) => (holder === seat ? hand.filter((other) => other !== card) : hand));
  const next = { ...deal, held, trick: [...deal.trick, card] };
  return closeTrick(setsTrump(deal, card, rules) ? setTrump(next, seat, card) : next);
}

/** The first card that does not follow suit sets trump (rules.md §1.2). */
function setsTrump(deal: Deal, card: string, rules: Rules): boolean {
  const first = deal.trick[0];
  return rules.trump === 'play' && deal.trump === null && first !== undefined && suitOf(first) !== suitOf(card);
}

/** Stöck is held right after the setting card has left the hand (rules.md §2). */
function setTrump(deal: Deal, seat: number, card: string): Deal {
  const trump = suits.find((suit) => suit === suitOf(card)) ?? null;
  return { ...deal, trump, setBy: seat, stoeckSeat: stoeckSeatOf(deal.held, trump) };
}

function stoeckSeatOf(hands: readonly (readonly string[])[], trump: Suit | null): number | null {
  const seat = hands.findIndex((hand) => hand.includes(`${trump}K`) && hand.includes(`${trump}O`));
  return seat === -1 ? null : seat;
}

function closeTrick(deal: Deal): Deal {
  const players = deal.dealt.length;
  if (deal.trick.length < players) return deal;
  const setting = { trump: deal.trump, contract: deal.contract, trickNumber: deal.tricks.length };
  const winner = (deal.trickLeader + winningPosition(deal.trick, setting)) % players;
  const done: Trick = { leader: deal.trickLeader, winner, cards: deal.trick, trump: deal.trump };
  return { ...deal, tricks: [...deal.tricks, done], trickLeader: winner, trick: [] };
}
