import { cardNames } from './card.ts';
import { contractsAllowed } from './contract.ts';
import { announce, type Deal, isDealComplete, keepBack, NONE, play } from './deal.ts';
import { legalCards, refusedCard } from './decideGame.ts';
import { deckFor, handSize } from './deck.ts';
import { beginDeal, closeDeal, type Game, startGame } from './game.ts';
import { readRules } from './readRules.ts';
import {
  type GameRecord,
  RecordError,
  type RecordedDeal,
  readCard,
  readDeal,
  readRecord,
  trumpLetter,
  wordsOf,
} from './record.ts';
import type { Rules } from './rules.ts';
import { type SeatScore, scoreDeal } from './score.ts';
import { type Draw, loserOfDraw, seatsToDraw } from './slate.ts';
import { completeTricks, type TrickWorth, worthOf } from './tricks.ts';

interface ScoredTrick extends TrickWorth {
  readonly leader: number;
  readonly winner: number | null;
  readonly cards: string;
}

interface ScoredDeal {
  readonly trump: string | null;
  readonly setBy: number | null;
  readonly complete: boolean;
  readonly legal: readonly string[];
  readonly tricks: readonly ScoredTrick[];
  readonly seats?: readonly (SeatScore & { readonly written: number })[];
}

/** What scoring a record prints (rules.md §5). */
export interface ScoredRecord {
  readonly deals: readonly ScoredDeal[];
  readonly totals: readonly number[];
  readonly over: boolean;
  readonly winners: readonly number[];
}

function handsOf(recorded: RecordedDeal, rules: Rules, at: string): number[][] {
  const hands = recorded.hands.map((hand) => wordsOf(hand).map((name) => readCard(name, at)));
  const cards = hands.flat().sort((a, b) => a - b);
  const deck = deckFor(rules.players);
  const size = handSize(rules.players);
  const right = hands.length === rules.players && hands.every((hand) => hand.length === size);
  if (right && cards.every((card, i) => card === deck[i])) return hands;
  throw new RecordError(`${at}wrong deal: ${rules.players} hands of ${size} cards, each card of the deck once`);
}

function checkDeal(recorded: RecordedDeal, rules: Rules, at: string): void {
  const { leader, declare } = recorded;
  const contract = recorded.contract ?? null;
  if (leader < 0 || leader >= rules.players) throw new RecordError(`${at}leader must be a seat from 0 on`);
  if (declare && declare.length !== rules.players) throw new RecordError(`${at}declare needs one entry a seat`);
  if (contract === null && rules.trump === 'announced') throw new RecordError(`${at}contract missing`);
  if (contract !== null && rules.trump === 'play')
    throw new RecordError(`${at}contract given, but the play sets trump`);
  if (contract !== null && !contractsAllowed(rules).includes(contract)) {
    throw new RecordError(`${at}contract ${contract} is not allowed by these rules`);
  }
}

/** Plays the cards and returns what was legal before each. */
function playAll(deal: Deal, plays: string, number: number): string[] {
  return wordsOf(plays).map((name, index) => {
    const at = `deal ${number}, play ${index + 1}: `;
    const card = readCard(name, at);
    if (isDealComplete(deal)) throw new RecordError(`${at}the deal is over`);
    const refusal = refusedCard(deal, card);
    if (refusal) throw new RecordError(at + refusal.replaceAll('-', ' '));
    const legal = cardNames(legalCards(deal));
    play(deal, card);
    return legal;
  });
}

function scoredTricks(deal: Deal): ScoredTrick[] {
  return completeTricks(deal).map((trick, number) => ({
    leader: trick.leader,
    winner: trick.winner,
    cards: cardNames(trick.cards),
    ...worthOf(deal, number),
  }));
}

/** In sticks with three tied exactly the draws that settle it; elsewhere no `drawn` at all (rules.md §5). */
function checkDrawn(game: Game, deal: Deal, { drawn, at }: { drawn: readonly Draw[] | null; at: string }): void {
  const draws = game.rules.slate === 'sticks' && isDealComplete(deal);
  const tied = draws ? seatsToDraw(scoreDeal(deal, 1).map((score) => score.total)) : [];
  if (tied.length === 0 && drawn !== null) throw new RecordError(`${at}drawn, but nobody has to draw`);
  if (tied.length > 0 && loserOfDraw(tied, drawn ?? []) === null) {
    throw new RecordError(`${at}drawn missing or wrong`);
  }
}

interface Progress {
  readonly game: Game;
  readonly deals: readonly ScoredDeal[];
}

function scoreNext({ game, deals }: Progress, input: unknown): Progress {
  const number = deals.length + 1;
  const at = `deal ${number}: `;
  if (deals.at(-1)?.complete === false) throw new RecordError(`deal ${number - 1}: not finished, but not the last`);
  if (game.outcome) throw new RecordError(`${at}the game is over`);
  const recorded = readDeal(input, number);
  checkDeal(recorded, game.rules, at);
  const drawn = recorded.drawn?.map(([seat, name]): Draw => [seat, readCard(name, at)]) ?? null;
  const source = { hands: handsOf(recorded, game.rules, at), leader: recorded.leader, drawn: drawn ?? [] };
  const begun = beginDeal(game, source);
  const deal = begun.deal;
  if (recorded.contract) announce(deal, recorded.contract);
  recorded.declare?.forEach((declares, seat) => {
    if (!declares) keepBack(deal, seat);
  });
  const legal = playAll(deal, recorded.plays, number);
  checkDrawn(game, deal, { drawn, at });
  const complete = isDealComplete(deal);
  const scored = {
    trump: trumpLetter(deal),
    setBy: deal.setBy === NONE ? null : deal.setBy,
    complete,
    legal,
    tricks: scoredTricks(deal),
  };
  if (!complete) return { game, deals: [...deals, scored] };
  const after = closeDeal(game, { deal, source });
  const last = after.played.at(-1);
  const seats = (last?.scores ?? []).map((score, seat) => ({ ...score, written: last?.written[seat] ?? 0 }));
  return { game: after, deals: [...deals, { ...scored, seats }] };
}

function rulesOf(record: GameRecord): Rules {
  const read = readRules(record.rules);
  if ('rules' in read) return read.rules;
  throw new RecordError('refusal' in read ? `rules: ${read.refusal.replaceAll('-', ' ')}` : read.fault);
}

/** Scores a game record from anything that came from outside. Throws a RecordError that names the place. */
export function scoreRecord(input: unknown): ScoredRecord {
  const record = readRecord(input);
  const start: Progress = { game: startGame(rulesOf(record)), deals: [] };
  const { game, deals } = record.deals.reduce<Progress>(scoreNext, start);
  const winners = game.outcome?.winners ?? [];
  return { deals, totals: game.totals, over: game.outcome !== null, winners };
}
