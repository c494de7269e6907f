import { z } from 'zod';
import { type Accounts, bookDeal } from './accounts.ts';
import { fullDeck, type Suit, sortCards } from './cards.ts';
import { type Deal, isComplete, legalNow, openDeal, playCard } from './deal.ts';
import { type Fault, type ReadDeal, readDeal, readDraws } from './readDeal.ts';
import { dealsOf, type Rules, readRules } from './rules.ts';
import { type SeatTotal, totalSeats } from './seats.ts';
import { drawingSeats, writtenOf } from './slate.ts';
import { type TrickWorth, worthOf } from './worth.ts';

interface ScoredTrick extends TrickWorth {
  readonly leader: number;
  readonly winner: number;
  readonly cards: string;
}

interface ScoredSeat extends SeatTotal {
  readonly written: number;
}

export interface ScoredDeal {
  readonly trump: Suit | null;
  readonly setBy: number | null;
  readonly complete: boolean;
  readonly legal: readonly string[];
  readonly tricks: readonly ScoredTrick[];
  /** only of a complete deal */
  readonly seats?: readonly ScoredSeat[];
}

/** What scoring a record prints (rules.md §5). */
export interface ScoredRecord {
  readonly deals: readonly ScoredDeal[];
  readonly totals: readonly number[];
  readonly over: boolean;
  readonly winners: readonly number[];
}

const writtenRecord = z.strictObject({ molotow: z.literal(1), rules: z.unknown(), deals: z.array(z.unknown()) });

/** Scores a parsed game record; of a faulty one the error names the position, counted from 1 (rules.md §5). */
export function scoreRecord(json: unknown): ScoredRecord | Fault {
  const parsed = writtenRecord.safeParse(json);
  if (!parsed.success) return { error: `record: ${z.prettifyError(parsed.error)}` };
  const rules = readRules(parsed.data.rules);
  if ('error' in rules) return rules;

  let game = startGame(rules);
  const deals: ScoredDeal[] = [];
  for (const [index, written] of parsed.data.deals.entries()) {
    const position = `deal ${index + 1}`;
    if (winnersOf(game, rules).length > 0) return { error: `${position}: the game is over` };
    const read = readDeal(written, rules);
    if ('error' in read) return { error: `${position}: ${read.error}` };
    const played = playAll(read, rules);
    if ('error' in played) return { error: `${position}, play ${played.play}: ${played.error}` };
    const isLast = index === parsed.data.deals.length - 1;
    if (!isComplete(played.deal) && !isLast) return { error: `${position}: not played to its end` };
    const seats = scoreSeats(played.deal, { read, game }, rules);
    if ('error' in seats) return { error: `${position}: ${seats.error}` };
    deals.push(show(played, seats, rules));
    if (isComplete(played.deal)) game = nextGame(game, { deal: played.deal, seats }, rules);
  }
  const winners = winnersOf(game, rules);
  return { deals, totals: game.totals, over: winners.length > 0, winners };
}

interface Game {
  readonly finished: number;
  readonly totals: readonly number[];
  readonly accounts: Accounts;
}

function startGame(rules: Rules): Game {
  const zeros: readonly number[] = Array(rules.players).fill(0);
  return { finished: 0, totals: zeros, accounts: { points: zeros, first: [] } };
}

interface Outcome {
  readonly deal: Deal;
  readonly seats: readonly ScoredSeat[];
}

function nextGame(game: Game, { deal, seats }: Outcome, rules: Rules): Game {
  return {
    finished: game.finished + 1,
    totals: game.totals.map((total, seat) => total + (seats[seat]?.written ?? 0)),
    accounts: bookDeal(game.accounts, deal, rules),
  };
}

/** Empty while the game goes on (rules.md §3, winner). */
function winnersOf(game: Game, rules: Rules): readonly number[] {
  if ('target' in rules.end) return game.accounts.first;
  const reached = 'limit' in rules.end && Math.max(...game.totals) >= rules.end.limit;
  if (!reached && game.finished !== dealsOf(rules)) return [];
  const mostWins = rules.slate === 'sticks' || rules.trump === 'announced';
  const winning = mostWins ? Math.max(...game.totals) : Math.min(...game.totals);
  return game.totals.flatMap((total, seat) => (total === winning ? [seat] : []));
}

interface Played {
  readonly deal: Deal;
  readonly legal: readonly string[];
}

function playAll(read: ReadDeal, rules: Rules): Played | (Fault & { readonly play: number }) {
  let deal = openDeal(read.opening);
  const legal: string[] = [];
  for (const [index, card] of read.plays.entries()) {
    const allowed = legalNow(deal, rules);
    if (!fullDeck.includes(card)) return { play: index + 1, error: `unknown card ${card}` };
    if (!allowed.includes(card)) return { play: index + 1, error: `${card} may not be played` };
    legal.push(sortCards(allowed).join(' '));
    deal = playCard(deal, card, rules);
  }
  return { deal, legal };
}

interface Context {
  readonly read: ReadDeal;
  readonly game: Game;
}

/** Empty for an unfinished deal. */
function scoreSeats(deal: Deal, { read, game }: Context, rules: Rules): readonly ScoredSeat[] | Fault {
  const doubled = rules.doubleLast && game.finished + 1 === dealsOf(rules);
  const seats = isComplete(deal) ? totalSeats(deal, doubled ? 2 : 1, rules) : [];
  const totals = seats.map(({ total }) => total);
  const drawLoser = readDraws(read.drawn, drawingSeats(totals, rules));
  if (drawLoser !== null && typeof drawLoser === 'object') return drawLoser;
  const written = writtenOf(totals, drawLoser, rules);
  return seats.map((seat, number) => ({ ...seat, written: written[number] ?? 0 }));
}

function show({ deal, legal }: Played, seats: readonly ScoredSeat[], rules: Rules): ScoredDeal {
  const tricks = deal.tricks.map((trick) => {
    const { leader, winner, cards } = trick;
    return { leader, winner, cards: cards.join(' '), ...worthOf(trick, deal, rules) };
  });
  const { trump, setBy } = deal;
  const shown = { trump, setBy, complete: isComplete(deal), legal, tricks };
  return isComplete(deal) ? { ...shown, seats } : shown;
}
