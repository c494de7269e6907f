import { type Card, RANK, type Seat, type Suit } from './card.ts';
import { type Contract, isSixHigh, trumpOfContract } from './contract.ts';
import { handSize } from './deck.ts';
import type { Rules } from './rules.ts';
import { FULL_SUIT, putCards, type SuitMask } from './suitMask.ts';
import { tableWeisPoints } from './weis.ts';

/** Stands for "no suit" and "no seat" in the numbers of a deal. */
export const NONE = -1;

/**
 * One deal from the dealt hands to the last trick. It is the one thing in `game` that changes in place, because a
 * computer player plays thousands of them for one move: all that grows lies in `cells`, so that a copy is one buffer
 * and a dozen numbers. Live games copy first (`copyDeal`), so a state that was handed out never changes.
 */
export interface Deal {
  readonly rules: Rules;
  readonly players: number;
  /** Cards in each dealt hand, and so the number of tricks. */
  readonly size: number;
  /** Who leads the first trick. */
  readonly leader: Seat;
  /** The dealt hands: four suit masks a seat. Shared by all copies, never written. */
  readonly dealt: Uint16Array;
  readonly cells: number[];
  contract: Contract | null;
  /** NONE while it isn't set, and in contracts without trump. */
  trump: Suit | typeof NONE;
  /** The seat that set or announced trump, else NONE. */
  setBy: Seat;
  /** Cards played up to and with the one that set trump; 0 if announced; NONE without. */
  setAt: number;
  /** The seat that held king and Ober of trump when it was set (rules.md §2, Stöck), else NONE. */
  stoeck: Seat;
  /** The seat that won both in one trick (table Stöck), else NONE. */
  tableStoeck: Seat;
  /** One bit a seat: it keeps its Weise to itself. */
  keptBack: number;
  /** Cards played in the whole deal. */
  count: number;
  /** Complete tricks. */
  tricks: number;
  /** Cards in the trick that lies on the table. */
  inTrick: number;
  turn: Seat;
  led: Suit;
  winning: Seat;
  /** Strength of the card that wins so far. */
  best: number;
  /** Ranks of trump that beat every trump in the trick. */
  over: SuitMask;
  sixHigh: boolean;
}

// Regions of `cells`. The masks of seat s begin at 4 s.
const HANDS = 0;
const WON = 36;
const PLAYED = 72;
const WINNERS = 108;
const TABLE_WEIS = 120;
const TRICK = 129;
/** A plain array of small integers: copied in a tenth of the time a typed array takes. */
const EMPTY: readonly number[] = new Array<number>(133).fill(0);

/** Trump from low to high is 6 7 8 T O K A 9 U (rules.md §1.3); here by rank, above every plain card. */
export const TRUMP_STRENGTH = [16, 17, 18, 23, 19, 24, 20, 21, 22] as const;
const OVER: readonly SuitMask[] = TRUMP_STRENGTH.map((low) =>
  TRUMP_STRENGTH.reduce<number>((mask, high, rank) => (high > low ? mask | (1 << rank) : mask), 0),
);
const UNDER_ALONE = 1 << RANK.under;
const KING_AND_OBER = (1 << RANK.king) | (1 << RANK.ober);

export interface Dealt {
  /** Dealt hands by seat. */
  readonly hands: readonly (readonly Card[])[];
  readonly leader: Seat;
}

/** A deal before its first card. The hands must be a correct deal for these rules (`record.ts` checks foreign ones). */
export function startDeal(rules: Rules, { hands, leader }: Dealt): Deal {
  const dealt = new Uint16Array(rules.players * 4);
  hands.forEach((hand, seat) => {
    putCards(dealt, seat * 4, hand);
  });
  return startDealt(rules, dealt, leader);
}

/** The same from suit masks, four a seat, for those who deal thousands. */
export function startDealt(rules: Rules, dealt: Uint16Array, leader: Seat): Deal {
  const deal = blankDeal({ rules, dealt, leader }, EMPTY.slice());
  for (let i = 0; i < dealt.length; i++) deal.cells[HANDS + i] = dealt[i] as number;
  return deal;
}

/** The one place where deals are made: objects of one shape are what keeps the engine fast for all who use it. */
function blankDeal({ rules, dealt, leader }: Pick<Deal, 'rules' | 'dealt' | 'leader'>, cells: number[]): Deal {
  return {
    rules,
    players: rules.players,
    size: handSize(rules.players),
    leader,
    dealt,
    cells,
    contract: null,
    trump: NONE,
    setBy: NONE,
    setAt: NONE,
    stoeck: NONE,
    tableStoeck: NONE,
    keptBack: 0,
    count: 0,
    tricks: 0,
    inTrick: 0,
    turn: leader,
    led: 0,
    winning: leader,
    best: 0,
    over: FULL_SUIT,
    sixHigh: false,
  };
}

export function copyDeal(deal: Deal): Deal {
  const copy = blankDeal(deal, deal.cells.slice());
  copy.contract = deal.contract;
  copy.trump = deal.trump;
  copy.setBy = deal.setBy;
  copy.setAt = deal.setAt;
  copy.stoeck = deal.stoeck;
  copy.tableStoeck = deal.tableStoeck;
  copy.keptBack = deal.keptBack;
  copy.count = deal.count;
  copy.tricks = deal.tricks;
  copy.inTrick = deal.inTrick;
  copy.turn = deal.turn;
  copy.led = deal.led;
  copy.winning = deal.winning;
  copy.best = deal.best;
  copy.over = deal.over;
  copy.sixHigh = deal.sixHigh;
  return copy;
}

/** Announces the contract of a deal before its first card (rules.md §3, mohren). */
export function announce(deal: Deal, contract: Contract): void {
  deal.contract = contract;
  deal.sixHigh = isSixHigh(contract, 0);
  const trump = trumpOfContract(contract);
  if (trump !== null) setTrump(deal, trump);
}

/** Seat keeps its Weise to itself; allowed until its first card (rules.md §2, hand Weis). */
export function keepBack(deal: Deal, seat: Seat): void {
  deal.keptBack |= 1 << seat;
}

function setTrump(deal: Deal, suit: Suit): void {
  deal.trump = suit;
  deal.setBy = deal.turn;
  deal.setAt = deal.count;
  for (let seat = 0; seat < deal.players; seat++) {
    const mask = deal.cells[HANDS + seat * 4 + suit] as number;
    if ((mask & KING_AND_OBER) === KING_AND_OBER) deal.stoeck = seat;
  }
}

/** `fill` costs more than the rest of finding legal cards. */
function clear(masks: Uint16Array): void {
  masks[0] = 0;
  masks[1] = 0;
  masks[2] = 0;
  masks[3] = 0;
}

/** Writes what seat on turn may play into `out`, four suit masks (rules.md §1, "Legal cards"). */
export function legalInto(deal: Deal, out: Uint16Array): void {
  const { cells, led, trump } = deal;
  const hand = HANDS + deal.turn * 4;
  const following = cells[hand + led] as number;
  if (deal.inTrick > 0 && following !== 0) {
    if (trump !== led || following !== UNDER_ALONE) {
      clear(out);
      out[led] = following;
      if (trump !== NONE && trump !== led && !deal.rules.mustFollow) {
        const trumps = cells[hand + trump] as number;
        out[trump] = deal.rules.undertrump === 'free' ? trumps : trumps & deal.over;
      }
      return;
    }
  }
  out[0] = cells[hand] as number;
  out[1] = cells[hand + 1] as number;
  out[2] = cells[hand + 2] as number;
  out[3] = cells[hand + 3] as number;
  if (deal.inTrick > 0 && trump !== NONE && trump !== led && deal.over !== FULL_SUIT) restrictVoid(deal, out);
}

/** Void in the suit led, and a trump lies: the row of the table where the four kinds of undertrumping differ. */
function restrictVoid(deal: Deal, out: Uint16Array): void {
  const { trump, over } = deal;
  const trumps = out[trump] as number;
  const higher = trumps & over;
  if (deal.rules.undertrump === 'last-resort') {
    out[trump] = 0;
    const others = (out[0] as number) | (out[1] as number) | (out[2] as number) | (out[3] as number);
    out[trump] = others === 0 ? trumps : higher;
  } else if (deal.rules.undertrump === 'forced' && trumps !== 0 && higher !== UNDER_ALONE) {
    clear(out);
    out[trump] = higher !== 0 ? higher : trumps;
  }
}

/** Plays a legal card of the seat on turn; legality is not checked here. */
export function play(deal: Deal, card: Card): void {
  const { cells, turn } = deal;
  const suit = ((card / 9) | 0) as Suit;
  const rank = card - suit * 9;
  const bit = 1 << rank;
  const hand = HANDS + turn * 4 + suit;
  cells[hand] = (cells[hand] as number) & ~bit;
  cells[PLAYED + deal.count] = card;
  cells[TRICK + suit] = (cells[TRICK + suit] as number) | bit;
  deal.count++;
  if (deal.inTrick === 0) {
    deal.led = suit;
    deal.best = NONE;
    deal.over = FULL_SUIT;
  } else if (suit !== deal.led && deal.trump === NONE && deal.contract === null) {
    setTrump(deal, suit);
  }
  if (suit === deal.trump) {
    const strength = TRUMP_STRENGTH[rank] as number;
    if (strength > deal.best) {
      deal.best = strength;
      deal.winning = turn;
      deal.over = OVER[rank] as number;
    }
  } else if (suit === deal.led) {
    const strength = deal.sixHigh ? 8 - rank : rank;
    if (strength > deal.best) {
      deal.best = strength;
      deal.winning = turn;
    }
  }
  deal.inTrick++;
  if (deal.inTrick === deal.players) endTrick(deal);
  else deal.turn = turn + 1 === deal.players ? 0 : turn + 1;
}

const trickMasks = new Uint16Array(4);

function endTrick(deal: Deal): void {
  const { cells, rules, winning } = deal;
  for (let suit = 0; suit < 4; suit++) {
    const mask = cells[TRICK + suit] as number;
    trickMasks[suit] = mask;
    if (mask === 0) continue;
    const won = WON + winning * 4 + suit;
    cells[won] = (cells[won] as number) | mask;
    cells[TRICK + suit] = 0;
  }
  if (rules.tableWeis) {
    const weis = TABLE_WEIS + winning;
    cells[weis] = (cells[weis] as number) + tableWeisPoints(trickMasks, rules, deal.led);
    if (takesStoeck(deal, trickMasks)) deal.tableStoeck = winning;
  }
  cells[WINNERS + deal.tricks] = winning;
  deal.tricks++;
  deal.inTrick = 0;
  deal.turn = winning;
  if (deal.contract !== null) deal.sixHigh = isSixHigh(deal.contract, deal.tricks);
}

function takesStoeck(deal: Deal, masks: Uint16Array): boolean {
  if (deal.trump === NONE || !deal.rules.tableStoeck) return false;
  return ((masks[deal.trump] as number) & KING_AND_OBER) === KING_AND_OBER;
}

export function isDealComplete(deal: Deal): boolean {
  return deal.tricks === deal.size;
}

/** Where trump is announced, nobody may play before. */
export function awaitsContract(deal: Deal): boolean {
  return deal.rules.trump === 'announced' && deal.contract === null;
}

/** Cards of one suit that a seat still holds. */
export function handMask(deal: Deal, seat: Seat, suit: Suit): SuitMask {
  return deal.cells[HANDS + seat * 4 + suit] as number;
}

/** Cards of one suit that a seat has taken in tricks. */
export function wonMask(deal: Deal, seat: Seat, suit: Suit): SuitMask {
  return deal.cells[WON + seat * 4 + suit] as number;
}

/** The k-th card played in the deal, from 0. */
export function playedCard(deal: Deal, k: number): Card {
  return deal.cells[PLAYED + k] as Card;
}

/** Who won trick number `trick`, from 0. */
export function trickWinner(deal: Deal, trick: number): Seat {
  return deal.cells[WINNERS + trick] as Seat;
}

/** Points of table Weis that a seat has taken so far, doubling of a last deal not included. */
export function tableWeisOf(deal: Deal, seat: Seat): number {
  return deal.cells[TABLE_WEIS + seat] as number;
}

/** Hand Stöck lies open once the second of king and Ober has been played (rules.md §2). */
export function isStoeckShown(deal: Deal): boolean {
  if (deal.stoeck === NONE || deal.trump === NONE) return false;
  return (handMask(deal, deal.stoeck, deal.trump) & KING_AND_OBER) === 0;
}
