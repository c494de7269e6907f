import { type Card, type DealView, RANK, type Rules, type Seat, type Suit, suitOf } from '../game/index.ts';

/** By seat, the suits of which it holds nothing more, one bit a suit; `underAtMost`: but perhaps the trump Under. */
export interface Shown {
  readonly voids: readonly number[];
  readonly underAtMost: readonly boolean[];
}

/** Of trump, all that a seat may hold that did not follow a trump lead (rules.md §1, "Legal cards"). */
export const UNDER_ALONE = 1 << RANK.under;

/** What everybody has seen of the others' hands by cards that did not follow the suit led. */
export function shownIn(deal: DealView, rules: Rules): Shown {
  const voids = deal.seats.map(() => 0);
  const underAtMost = deal.seats.map(() => false);
  let trump: Suit | null = deal.contract === null ? null : deal.trump;

  const notFollowed = (seat: Seat, suit: Suit, led: Suit) => {
    const mayHaveTrumped = suit === trump && !rules.mustFollow;
    if (led === trump) underAtMost[seat] = true;
    else if (!mayHaveTrumped) voids[seat] = (voids[seat] as number) | (1 << led);
    if (rules.trump === 'play') trump ??= suit;
  };
  for (const { leader, cards } of [...deal.tricks, deal.trick]) {
    cards.forEach((card, i) => {
      const led = suitOf(cards[0] as Card);
      if (suitOf(card) !== led) notFollowed((leader + i) % deal.seats.length, suitOf(card), led);
    });
  }
  return { voids, underAtMost };
}
