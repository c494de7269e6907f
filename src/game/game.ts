import { type Card, cardOf, RANK, type Seat } from './card.ts';
import type { Contract } from './contract.ts';
import {
  announce,
  awaitsContract,
  copyDeal,
  type Deal,
  type Dealt,
  isDealComplete,
  keepBack,
  play,
  startDeal,
} from './deal.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { dealCount, type Rules } from './rules.ts';
import { type SeatScore, scoreDeal } from './score.ts';
import { commitment, dealerFromSeed, drawDeckFromSeed, handsFromSeed, type Seed } from './shuffle.ts';
import { type Draw, drawCards, seatsToDraw, writtenFor } from './slate.ts';

/** A finished deal as it stays in the game. */
export interface PlayedDeal {
  readonly deal: Deal;
  /** Null in a deal that came from a record. */
  readonly seed: Seed | null;
  readonly scores: readonly SeatScore[];
  readonly written: readonly number[];
  readonly drawn: readonly Draw[];
  /** Totals after this deal, in slate units. */
  readonly totals: readonly number[];
}

/** Where the cards of a deal come from. */
export type Source = { readonly seed: Seed } | (Dealt & { readonly drawn: readonly Draw[] });

/** A game from the first deal to its end; without people, without time. */
export interface Game {
  readonly rules: Rules;
  /** Who deals first where `firstLead` is random-dealer; null: chance chooses. */
  readonly firstDealer: Seat | null;
  readonly played: readonly PlayedDeal[];
  /** The deal on the table; null between deals. */
  readonly current: CurrentDeal | null;
  /** Sums of what was written, by seat. */
  readonly totals: readonly number[];
  /** Null until the game is over. */
  readonly outcome: Outcome | null;
}

/** Decisions only: what the rules force (trump, tricks, scores) is derived by `evolveGame`. */
export type GameEvent =
  | { readonly type: 'dealt'; readonly seed: Seed }
  | { readonly type: 'announced'; readonly contract: Contract }
  | { readonly type: 'weisKept'; readonly seat: Seat }
  | { readonly type: 'played'; readonly card: Card }
  /** The totals are a checksum: a log that replays to others is damaged. */
  | { readonly type: 'closed'; readonly totals: readonly number[] };

/** `firstDealer` deals first where chance would choose; null leaves it to chance. */
export function startGame(rules: Rules, firstDealer: Seat | null = null): Game {
  return {
    rules,
    firstDealer,
    played: [],
    current: null,
    totals: new Array<number>(rules.players).fill(0),
    outcome: null,
  };
}

/** 2 in a last deal that counts double, else 1 (rules.md §3, rounds). */
export function dealFactor(game: Game): 1 | 2 {
  return game.rules.doubleLast && game.played.length + 1 === dealCount(game.rules) ? 2 : 1;
}

function holderOf(hands: readonly (readonly Card[])[], card: Card): Seat {
  return hands.findIndex((hand) => hand.includes(card));
}

const FIRST_LEAD = { R7: cardOf(0, RANK.seven), S6: cardOf(2, RANK.six) } as const;

/** Who leads the next deal (rules.md §3, "Who leads"). */
function nextLeader(game: Game, hands: readonly (readonly Card[])[], seed: Seed): Seat {
  const { rules, played } = game;
  const last = played.at(-1);
  if (last) return (last.deal.leader + 1) % rules.players;
  if (rules.firstLead === 'random-dealer') {
    return ((game.firstDealer ?? dealerFromSeed(seed, rules.players)) + 1) % rules.players;
  }
  return holderOf(hands, FIRST_LEAD[rules.firstLead]);
}

/** A deal on the table, and where its cards came from. */
export interface CurrentDeal {
  readonly deal: Deal;
  readonly source: Source;
}

/** The next deal of a game, before its first card. */
export function beginDeal(game: Game, source: Source): CurrentDeal {
  if ('hands' in source) return { deal: startDeal(game.rules, source), source };
  const hands = handsFromSeed(source.seed, game.rules.players);
  const leader = nextLeader(game, hands, source.seed);
  return { deal: startDeal(game.rules, { hands, leader }), source };
}

function drawnFor(source: Source, totals: readonly number[], rules: Rules): readonly Draw[] {
  if (rules.slate !== 'sticks') return [];
  const tied = seatsToDraw(totals);
  if (tied.length === 0) return [];
  return 'seed' in source ? drawCards(tied, drawDeckFromSeed(source.seed, rules.players)) : source.drawn;
}

/** Points by seat of the deals played so far. */
function accountsOf({ rules, played }: Game): number[] {
  return Array.from({ length: rules.players }, (_, seat) =>
    played.reduce((sum, { scores }) => sum + (scores[seat]?.total ?? 0), 0),
  );
}

/** The game with a complete deal scored and written. */
export function closeDeal(game: Game, { deal, source }: CurrentDeal): Game {
  const scores = scoreDeal(deal, dealFactor(game));
  const points = scores.map((score) => score.total);
  const drawn = drawnFor(source, points, game.rules);
  const written = writtenFor(points, game.rules, drawn);
  const totals = game.totals.map((total, seat) => total + (written[seat] as number));
  const seed = 'seed' in source ? source.seed : null;
  const played = [...game.played, { deal, seed, scores, written, drawn, totals }];
  const outcome = outcomeOf(game.rules, { deal, accounts: accountsOf(game), totals, played: played.length });
  return { ...game, played, current: null, totals, outcome };
}

function inDeal(game: Game, change: (deal: Deal) => void): Game {
  if (!game.current) throw new Error('the game has no deal on the table');
  const deal = copyDeal(game.current.deal);
  change(deal);
  const current = { deal, source: game.current.source };
  return isDealComplete(deal) ? closeDeal(game, current) : { ...game, current };
}

function checkTotals(game: Game, totals: readonly number[]): Game {
  if (totals.length === game.totals.length && totals.every((total, seat) => total === game.totals[seat])) return game;
  throw new Error(`totals ${game.totals} after deal ${game.played.length} differ from the recorded ${totals}`);
}

/** Books an event; throws only on a log that can't have been written by `decideGame`. */
export function evolveGame(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'dealt':
      return { ...game, current: beginDeal(game, { seed: event.seed }) };
    case 'announced':
      return inDeal(game, (deal) => announce(deal, event.contract));
    case 'weisKept':
      return inDeal(game, (deal) => keepBack(deal, event.seat));
    case 'played':
      return inDeal(game, (deal) => play(deal, event.card));
    case 'closed':
      return checkTotals(game, event.totals);
  }
}

/** The seat that must announce or play now; null between deals and when the game is over. */
export function turnOf(game: Game): Seat | null {
  return game.current?.deal.turn ?? null;
}

/** Whether the seat on turn must announce before anyone plays. */
export function isAnnouncing(game: Game): boolean {
  return game.current !== null && awaitsContract(game.current.deal);
}

/** What was promised of the deal on the table: SHA-256 of its seed; null without one (`design.md`, Randomness). */
export function commitmentOf(game: Game): string | null {
  const source = game.current?.source;
  return source && 'seed' in source ? commitment(source.seed) : null;
}
