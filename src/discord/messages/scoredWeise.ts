import {
  type Card,
  cardOf,
  type DealView,
  isDealComplete,
  NONE,
  type PlayedDeal,
  RANK,
  type Seat,
  STOECK,
  type Suit,
  type Trick,
  type TrickView,
  trickView,
} from '../../game/index.ts';

/** A Weis that has just scored: of the hand, or taken with a trick; Stöck too. */
export interface ScoredWeis {
  readonly seat: Seat;
  /** Foreign factor in, doubling of a last deal out (rules.md §4). */
  readonly points: number;
}

/** The trick in which the last card fell: the one on the table, or the one just taken. */
function newestTrick(deal: DealView): Trick | null {
  return deal.trick.cards.length > 0 ? deal.trick : (deal.tricks.at(-1) ?? null);
}

/** Whether this seat has put king or Ober of trump into this trick. */
function holdsPairCard(trick: Trick, seat: Seat, { trump, players }: { trump: Suit; players: number }): boolean {
  const pair: readonly Card[] = [cardOf(trump, RANK.king), cardOf(trump, RANK.ober)];
  return trick.cards.some((card, at) => pair.includes(card) && (trick.leader + at) % players === seat);
}

/** Weise of hands are news in the first trick, and at its end where they are compared (rules.md §2). */
export function handWeiseAreNews(deal: DealView): boolean {
  return deal.tricks.length === 0 || (deal.tricks.length === 1 && deal.trick.cards.length === 0);
}

/** Who has shown Stöck in the newest trick. */
export function stoeckJustShown(deal: DealView): Seat | null {
  const holder: Seat = deal.seats.findIndex(({ stoeck }) => stoeck);
  const trick = newestTrick(deal);
  if (holder < 0 || !trick || deal.trump === null) return null;
  return holdsPairCard(trick, holder, { trump: deal.trump, players: deal.seats.length }) ? holder : null;
}

function inTrick({ winner, weise, tableStoeck }: TrickView): ScoredWeis[] {
  if (winner === null) return [];
  const stoeck = tableStoeck > 0 ? [{ seat: winner, points: STOECK }] : [];
  return [...weise.map(({ points }) => ({ seat: winner, points })), ...stoeck];
}

/** All that the news of a deal tell of. */
export function justScored(deal: DealView): ScoredWeis[] {
  const stoeck = stoeckJustShown(deal);
  const inHand = handWeiseAreNews(deal)
    ? deal.seats.flatMap(({ laidOpen }, seat) => laidOpen.map(({ points }) => ({ seat, points })))
    : [];
  return [
    ...(deal.lastTrick ? inTrick(deal.lastTrick) : []),
    ...inHand,
    ...(stoeck === null ? [] : [{ seat: stoeck, points: STOECK }]),
  ];
}

/** What scored in the last trick of a finished deal: no table message tells of it any more. */
export function scoredAtTheEnd({ deal }: PlayedDeal): ScoredWeis[] {
  if (!isDealComplete(deal)) return [];
  const last = trickView(deal, deal.size - 1);
  const { stoeck, trump, players } = deal;
  const shown =
    deal.rules.stoeck !== 'off' && stoeck !== NONE && trump !== NONE && holdsPairCard(last, stoeck, { trump, players });
  return [...inTrick(last), ...(shown ? [{ seat: stoeck, points: STOECK }] : [])];
}
