import { cardPoints, rankOf, suitOf } from './cards.ts';
import { type Deal, isComplete, type Trick } from './deal.ts';
import type { Rules } from './rules.ts';
import { creditedWeise, scoringSeats, sumOf } from './weis.ts';

/** What a trick is worth with the trump there is now; doubling not included (rules.md §5). */
export interface TrickWorth {
  readonly points: number;
  readonly tableWeis: number;
  readonly tableStoeck: number;
}

const lastTrickPoints = 5;
export const stoeckPoints = 20;

export function worthOf(trick: Trick, deal: Deal, rules: Rules): TrickWorth {
  const cards = trick.cards.reduce((sum, card) => sum + cardPoints(card, deal, rules), 0);
  const isLast = isComplete(deal) && trick === deal.tricks.at(-1);
  return {
    points: cards + (isLast ? lastTrickPoints : 0),
    tableWeis: rules.tableWeis ? sumOf(creditedWeise(trick.cards, suitOf(trick.cards[0] ?? ''), rules)) : 0,
    tableStoeck: holdsTableStoeck(trick, rules) ? stoeckPoints : 0,
  };
}

/** A trick finished before trump holds no table Stöck; without table Weis there is none (rules.md §2). */
function holdsTableStoeck(trick: Trick, rules: Rules): boolean {
  const both = trick.cards.includes(`${trick.trump}K`) && trick.cards.includes(`${trick.trump}O`);
  return rules.tableWeis && rules.tableStoeck && both;
}

/** Magnitude of the hand Weis each seat scores, by seat; to be asked once trick 1 is complete (rules.md §2). */
export function handWeisOf(deal: Deal, rules: Rules): readonly number[] {
  if (rules.handWeis === 'off') return deal.dealt.map(() => 0);
  const declarations = deal.dealt.map((hand, seat) => ({
    seat,
    weise: deal.declare[seat] === true ? creditedWeise(hand, null, rules) : [],
  }));
  const inPlayOrder = [...declarations.slice(deal.leader), ...declarations.slice(0, deal.leader)];
  const scoring = scoringSeats(inPlayOrder, deal.tricks[0]?.trump ?? null, rules);
  return declarations.map(({ seat, weise }) => (scoring.includes(seat) ? sumOf(weise) : 0));
}

/** The trick in which the second card of Stöck was played, undefined without Stöck or before that. */
export function stoeckTrick(deal: Deal, rules: Rules): Trick | undefined {
  if (rules.stoeck === 'off' || deal.stoeckSeat === null) return undefined;
  const isStoeck = (card: string) => suitOf(card) === deal.trump && ['K', 'O'].includes(rankOf(card));
  const tricks = deal.tricks.filter((trick) => trick.cards.some(isStoeck));
  return tricks[1];
}
