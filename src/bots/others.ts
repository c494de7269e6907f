import { ALL_SUITS, cardsOfWeis, type DealView, type Rules, type Seat } from '../game/index.ts';
import { countAll, type Masks, maskOf, masksOf } from './masks.ts';
import { type Shown, shownIn, UNDER_ALONE } from './voids.ts';

/** What is known of another seat's hand: so many cards, out of a pool of those it may hold. */
export interface Other {
  readonly cards: number;
  readonly possible: Masks;
  readonly pool: number;
}

interface Known {
  readonly unseen: Masks;
  /** Cards of Weise that lie open, by seat: everybody knows who holds them. */
  readonly open: readonly Masks[];
  readonly shown: Shown;
  readonly trump: number | null;
}

function possibleFor(seat: Seat, { unseen, open, shown, trump }: Known): Masks {
  return ALL_SUITS.map((suit) => {
    if ((shown.voids[seat] as number) & (1 << suit)) return 0;
    const elsewhere = open.reduce((mask, masks, other) => (other === seat ? mask : mask | maskOf(masks, suit)), 0);
    const mask = maskOf(unseen, suit) & ~elsewhere;
    return suit === trump && shown.underAtMost[seat] ? mask & UNDER_ALONE : mask;
  });
}

/** By seat, what its hand may be, given the cards in nobody's sight; the own seat's entry means nothing. */
export function othersIn(deal: DealView, rules: Rules, unseen: Masks): Other[] {
  const open = deal.seats.map(({ laidOpen }) => masksOf(laidOpen.flatMap(cardsOfWeis)));
  const known = { unseen, open, shown: shownIn(deal, rules), trump: deal.trump };
  return deal.seats.map(({ cards }, seat) => {
    const possible = possibleFor(seat, known);
    return { cards, possible, pool: Math.max(cards, countAll(possible)) };
  });
}
