import { z } from 'zod';
import { type Card, cardName, cardNames, parseCard, SUITS } from './card.ts';
import { CONTRACTS } from './contract.ts';
import { type Deal, NONE } from './deal.ts';
import { type Game, isAnnouncing } from './game.ts';
import { isKeptBack } from './handWeis.ts';
import { describeIssue, rulesPatch } from './readRules.ts';
import type { Draw } from './slate.ts';
import { cardsIn } from './suitMask.ts';
import { trickOf } from './tricks.ts';

/** A record that can't be scored. The message begins with its position, counted from 1 (rules.md §5). */
export class RecordError extends Error {
  override readonly name = 'RecordError';
}

const drawSchema = z.tuple([z.int(), z.string()]);

const dealSchema = z.strictObject({
  leader: z.int(),
  hands: z.array(z.string()),
  contract: z.enum(CONTRACTS).nullish(),
  declare: z.array(z.boolean()).optional(),
  plays: z.string(),
  drawn: z.array(drawSchema).optional(),
});
/** One deal as a record writes it (rules.md §5): its shape is checked, its game isn't yet. */
export type RecordedDeal = z.infer<typeof dealSchema>;

const recordSchema = z.strictObject({ molotow: z.literal(1), rules: z.unknown(), deals: z.array(z.unknown()) });
export type GameRecord = z.infer<typeof recordSchema>;

function parsed<T>(schema: z.ZodType<T>, input: unknown, where: { at: string; root: string }): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new RecordError(where.at + describeIssue(result.error, where.root));
}

export function readRecord(input: unknown): GameRecord {
  return parsed(recordSchema, input, { at: '', root: 'record' });
}

export function readDeal(input: unknown, number: number): RecordedDeal {
  return parsed(dealSchema, input, { at: `deal ${number}: `, root: 'deal' });
}

/** The card names in a list separated by blanks. */
export function wordsOf(names: string): string[] {
  return names.split(' ').filter((word) => word !== '');
}

/** The card of a name; `at` is its position in the record, for the error. */
export function readCard(name: string, at: string): Card {
  const card = parseCard(name);
  if (card === null) throw new RecordError(`${at}unknown card ${JSON.stringify(name.slice(0, 10))}`);
  return card;
}

function playsOf(deal: Deal): Card[] {
  return Array.from({ length: deal.tricks + 1 }, (_, trick) => trickOf(deal, trick).cards).flat();
}

function recordDeal(deal: Deal, drawn: readonly Draw[]): RecordedDeal {
  const seats = Array.from({ length: deal.players }, (_, seat) => seat);
  const all: RecordedDeal = {
    leader: deal.leader,
    hands: seats.map((seat) => cardNames(cardsIn(deal.dealt, seat * 4))),
    declare: seats.map((seat) => !isKeptBack(deal, seat)),
    plays: cardNames(playsOf(deal)),
  };
  if (deal.contract !== null) all.contract = deal.contract;
  if (drawn.length > 0) all.drawn = drawn.map(([seat, card]) => [seat, cardName(card)]);
  return all;
}

/**
 * A game as a record; the deal on the table is its unfinished last one. Before its announcement it stays out: a record
 * must name the contract of every deal (rules.md §5).
 */
export function recordOf(game: Game): GameRecord {
  const deals = game.played.map(({ deal, drawn }) => recordDeal(deal, drawn));
  if (game.current && !isAnnouncing(game)) deals.push(recordDeal(game.current.deal, []));
  return { molotow: 1, rules: rulesPatch(game.rules), deals };
}

/** The letter of a trump suit; null without (rules.md §5). */
export function trumpLetter(deal: Deal): string | null {
  return deal.trump === NONE ? null : SUITS[deal.trump];
}
