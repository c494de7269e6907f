import {
  ALL_SUITS,
  type Card,
  COUNT,
  cardsOfWeis,
  type DealView,
  deckFor,
  isSixHigh,
  type OwnView,
  type Rules,
  rankOf,
  type Seat,
  type Suit,
  suitOf,
  type View,
} from '../game/index.ts';
import { type Shown, shownBy, UNDER_ALONE } from './voids.ts';

/** Four suit masks, `R E S L`. */
export type Masks = readonly number[];

/** What is known of another seat's hand. */
export interface Other {
  readonly cards: number;
  /** Cards it may hold; how many these are. */
  readonly possible: Masks;
  readonly pool: number;
}

/** A view in the form in which cards are weighed; nothing in it that the seat may not know. */
export interface Position {
  readonly rules: Rules;
  readonly deal: DealView;
  readonly seat: Seat;
  readonly players: number;
  readonly hand: Masks;
  readonly legal: readonly Card[];
  readonly trump: Suit | null;
  readonly sixHigh: boolean;
  /** Trump isn't set yet, and the next card that doesn't follow sets it. */
  readonly open: boolean;
  readonly trick: readonly Card[];
  /** The card that wins the trick so far; null before the lead. */
  readonly best: Card | null;
  /** Seats that play after this one in the trick. */
  readonly later: readonly Seat[];
  /** Cards in the hands of others. */
  readonly unseen: Masks;
  readonly others: readonly Other[];
  /** Cards taken in tricks, by seat. */
  readonly won: readonly Masks[];
  /** Tricks after the one on the table. */
  readonly tricksAfter: number;
}

export function masksOf(cards: readonly Card[]): number[] {
  const masks = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = suitOf(card);
    masks[suit] = (masks[suit] as number) | (1 << rankOf(card));
  }
  return masks;
}

export const count = (mask: number): number => COUNT[mask] as number;

export function countAll(masks: Masks): number {
  return masks.reduce((sum, mask) => sum + count(mask), 0);
}

export function without(masks: Masks, card: Card): number[] {
  return masks.map((mask, suit) => (suit === suitOf(card) ? mask & ~(1 << rankOf(card)) : mask));
}

function minus(masks: Masks, gone: Masks): number[] {
  return masks.map((mask, suit) => mask & ~(gone[suit] as number));
}

/** Cards of Weise that lie open and haven't been played: everybody knows who holds them. */
function knownHeld(deal: DealView, unseen: Masks): Masks[] {
  return deal.seats.map(({ laidOpen }) => {
    const masks = masksOf(laidOpen.flatMap(cardsOfWeis));
    return masks.map((mask, suit) => mask & (unseen[suit] as number));
  });
}

function possibleFor(
  seat: Seat,
  known: { unseen: Masks; held: readonly Masks[]; shown: Shown; deal: DealView },
): Masks {
  const { unseen, held, shown, deal } = known;
  return ALL_SUITS.map((suit) => {
    if ((shown.voids[seat] as number) & (1 << suit)) return 0;
    const elsewhere = held.reduce((mask, masks, other) => (other === seat ? mask : mask | (masks[suit] as number)), 0);
    const mask = (unseen[suit] as number) & ~elsewhere;
    return suit === deal.trump && shown.underAtMost[seat] ? mask & UNDER_ALONE : mask;
  });
}

function othersOf(deal: DealView, rules: Rules, unseen: Masks): Other[] {
  const known = { unseen, held: knownHeld(deal, unseen), shown: shownBy(deal, rules.mustFollow), deal };
  return deal.seats.map(({ cards }, seat) => {
    const possible = possibleFor(seat, known);
    return { cards, possible, pool: Math.max(cards, countAll(possible)) };
  });
}

/** The position of the seat that looks; `deal` and `own` are those of its view. */
export function positionOf(view: View, deal: DealView, own: OwnView): Position {
  const { rules } = view;
  const players = deal.seats.length;
  const hand = masksOf(own.hand);
  const gone = masksOf([...own.hand, ...deal.trick.cards, ...deal.tricks.flatMap((trick) => trick.cards)]);
  const unseen = minus(masksOf(deckFor(players)), gone);
  const played = deal.trick.cards.length;
  const won = deal.seats.map((_, seat) =>
    masksOf(deal.tricks.flatMap((trick) => (trick.winner === seat ? trick.cards : []))),
  );
  return {
    rules,
    deal,
    seat: deal.turn,
    players,
    hand,
    legal: own.legal,
    trump: deal.trump,
    sixHigh: isSixHigh(deal.contract, deal.tricks.length),
    open: deal.trump === null && rules.trump === 'play',
    trick: deal.trick.cards,
    best:
      deal.winning === null ? null : (deal.trick.cards[(deal.winning - deal.trick.leader + players) % players] as Card),
    later: Array.from({ length: players - 1 - played }, (_, i) => (deal.turn + 1 + i) % players),
    unseen,
    others: othersOf(deal, rules, unseen),
    won,
    tricksAfter: own.hand.length - 1,
  };
}
