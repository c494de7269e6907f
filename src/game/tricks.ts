import { type Card, RANK, type Seat, type Suit, suitOf } from './card.ts';
import { type Deal, isDealComplete, NONE, playedCard, trickWinner } from './deal.ts';
import { cardPoints, LAST_TRICK } from './points.ts';
import { putCards } from './suitMask.ts';
import { tableWeisPoints, type Weis, weiseIn } from './weis.ts';

/** Cards in the order they fell; the first is the leader's. `winner` is null while the trick lies on the table. */
export interface Trick {
  readonly leader: Seat;
  readonly winner: Seat | null;
  readonly cards: readonly Card[];
}

/** What a complete trick is worth with the trump so far; doubling of a last deal not included (rules.md §5). */
export interface TrickWorth {
  readonly points: number;
  readonly tableWeis: number;
  readonly tableStoeck: number;
}

function cardsFrom(deal: Deal, first: number, count: number): Card[] {
  return Array.from({ length: count }, (_, i) => playedCard(deal, first + i));
}

/** Trick number `trick` from 0; the one after the last complete trick is the one on the table, perhaps empty. */
export function trickOf(deal: Deal, trick: number): Trick {
  const complete = trick < deal.tricks;
  return {
    leader: trick === 0 ? deal.leader : trickWinner(deal, trick - 1),
    winner: complete ? trickWinner(deal, trick) : null,
    cards: cardsFrom(deal, trick * deal.players, complete ? deal.players : deal.inTrick),
  };
}

export function completeTricks(deal: Deal): Trick[] {
  return Array.from({ length: deal.tricks }, (_, trick) => trickOf(deal, trick));
}

function masksOf(trick: Trick): Uint16Array {
  const masks = new Uint16Array(4);
  putCards(masks, 0, trick.cards);
  return masks;
}

const ledBy = (trick: Trick): Suit => suitOf(trick.cards[0] as Card);

/** The Weise that lie in a complete trick, foreign factor included (rules.md §2, table Weis). */
export function weiseInTrick(deal: Deal, trick: Trick): Weis[] {
  if (!deal.rules.tableWeis) return [];
  const foreign = { led: ledBy(trick), factor: deal.rules.foreignFactor };
  return weiseIn(masksOf(trick), 0, { rules: deal.rules, foreign });
}

/** Whether king and Ober of trump lie in a complete trick that counts for table Stöck (rules.md §2). */
function hasTableStoeck(deal: Deal, number: number): boolean {
  if (!deal.rules.tableWeis || !deal.rules.tableStoeck || deal.trump === NONE) return false;
  const finishedBefore = (number + 1) * deal.players < deal.setAt;
  if (finishedBefore) return false;
  const cards = trickOf(deal, number).cards;
  return [RANK.king, RANK.ober].every((rank) => cards.includes(deal.trump * 9 + rank));
}

/** What trick number `number` is worth; the last one 5 more (rules.md §1.4). */
export function worthOf(deal: Deal, number: number): TrickWorth {
  const trick = trickOf(deal, number);
  const last = isDealComplete(deal) && number === deal.size - 1;
  const cards = trick.cards.reduce((sum, card) => sum + cardPoints(deal, card), 0);
  return {
    points: cards + (last ? LAST_TRICK : 0),
    tableWeis: deal.rules.tableWeis ? tableWeisPoints(masksOf(trick), deal.rules, ledBy(trick)) : 0,
    tableStoeck: hasTableStoeck(deal, number) ? 20 : 0,
  };
}
