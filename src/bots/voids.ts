import { type Card, type DealView, RANK, type Seat, type Suit, suitOf, type Trick } from '../game/index.ts';

/** Suits in which a seat has shown to hold nothing more, as bits; a bit of `UNDER` more: all but the trump Under. */
export interface Shown {
  /** By seat: one bit a suit it is void in. */
  readonly voids: readonly number[];
  /** By seat: on a trump lead it played another suit, so that its only trump can be the Under (rules.md §1). */
  readonly underAtMost: readonly boolean[];
}

/** What everybody has seen of the others' hands by cards that did not follow suit (rules.md §1, "Legal cards"). */
export function shownBy(deal: DealView, mustFollow: boolean): Shown {
  const voids = deal.seats.map(() => 0);
  const underAtMost = deal.seats.map(() => false);
  let trump: Suit | null = deal.contract === null ? null : deal.trump;
  const note = (seat: Seat, card: Card, led: Suit) => {
    const suit = suitOf(card);
    if (suit === led) return;
    if (led === trump) underAtMost[seat] = true;
    else if (trump === null || suit !== trump || mustFollow) voids[seat] = (voids[seat] as number) | (1 << led);
    if (trump === null && deal.contract === null) trump = suit;
  };
  for (const trick of [...deal.tricks, deal.trick]) {
    eachCard(trick, deal.seats.length, (seat, card) => note(seat, card, suitOf(trick.cards[0] as Card)));
  }
  return { voids, underAtMost };
}

function eachCard(trick: Trick, players: number, see: (seat: Seat, card: Card) => void): void {
  trick.cards.forEach((card, i) => {
    see((trick.leader + i) % players, card);
  });
}

/** Of trump, what a seat can still hold that showed no other than perhaps the Under. */
export const UNDER_ALONE = 1 << RANK.under;
