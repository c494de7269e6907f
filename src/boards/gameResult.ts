import { z } from 'zod';
import {
  type Game,
  mostWins,
  type PlayedDeal,
  placesOf,
  type Rules,
  VARIANTS,
  type Variant,
  variantOf,
} from '../game/index.ts';
import type { PersonNumber, Table } from '../table/index.ts';

const seatSchema = z
  .strictObject({
    /** A person's number, `unknown` for a person whom these boards don't know, or `computer`. */
    owner: z.union([z.int().positive(), z.literal(['unknown', 'computer'])]),
    /** From 1, ties share it. Those who left share the last one, behind everybody who stayed. */
    place: z.int().positive(),
    /** False if a computer finished the game for the owner. */
    stayed: z.boolean(),
    /** What each deal brought: points, or sticks less potatoes. */
    points: z.array(z.int()).min(1).readonly(),
    matches: z.int().nonnegative(),
    /** Points of Weise in the hand. */
    handWeis: z.int().nonnegative(),
    /** Points of Weise in tricks taken. */
    tableWeis: z.int().nonnegative(),
    /** Deals in which this seat set or announced trump. */
    trumpSet: z.int().nonnegative(),
  })
  .readonly();

/** What stays of a finished game, whatever becomes of its log. */
export const gameResultSchema = z
  .strictObject({
    game: z.enum(VARIANTS),
    /** ms since 1970. */
    endedAt: z.int().nonnegative(),
    seats: z.array(seatSchema).readonly(),
  })
  .readonly();
export type GameResult = z.infer<typeof gameResultSchema>;
export type SeatResult = GameResult['seats'][number];

/**
 * The game that rules count as. It is the one they go by, unless house rules changed what is written or who wins: then the one it has become, so that
 * the points of one game can be compared.
 */
export function gameOf(rules: Rules): Variant {
  if (rules.slate === 'sticks') return 'sticks';
  if (mostWins(rules)) return 'mohren';
  const variant = variantOf(rules);
  return variant === 'rounds' || variant === 'jass-book' ? variant : 'classic';
}

/** Who owns each seat at the end, and whether they were there. */
function ownersOf(table: Table): Pick<SeatResult, 'owner' | 'stayed'>[] {
  return table.seats.map((occupant) => {
    if (occupant?.kind === 'person') return { owner: occupant.person, stayed: true };
    return { owner: occupant?.sitsInFor ?? 'computer', stayed: occupant?.sitsInFor == null };
  });
}

/** Places among those who stayed; those who left come last. */
function placesAmong(places: readonly number[], stayed: readonly boolean[]): number[] {
  const staying = places.filter((_, seat) => stayed[seat]);
  return places.map((place, seat) => 1 + staying.filter((other) => !stayed[seat] || other < place).length);
}

function pointsOf({ written, scores }: PlayedDeal, game: Variant): readonly number[] {
  return game === 'sticks' ? written : scores.map(({ total }) => total);
}

type Played = Omit<SeatResult, 'owner' | 'stayed' | 'place'>;

function playedBy(seat: number, { rules, played }: Game): Played {
  const game = gameOf(rules);
  const sum = (of: (deal: PlayedDeal) => number | undefined) => played.reduce((all, deal) => all + (of(deal) ?? 0), 0);
  return {
    points: played.map((deal) => pointsOf(deal, game)[seat] ?? 0),
    matches: played.filter(({ scores }) => scores[seat]?.match).length,
    handWeis: sum(({ scores }) => scores[seat]?.handWeis),
    tableWeis: sum(({ scores }) => scores[seat]?.tableWeis),
    trumpSet: played.filter(({ deal }) => deal.setBy === seat).length,
  };
}

/** The result of a table's game; null unless it was played to its end: abandoned games don't count. */
export function gameResult(table: Table): GameResult | null {
  const { game, ended } = table;
  const places = game && placesOf(game);
  if (!game || !places || ended?.why !== 'finished') return null;
  const owners = ownersOf(table);
  const counted = placesAmong(
    places,
    owners.map(({ stayed }) => stayed),
  );
  const seats = owners.map((owner, seat) => ({ ...owner, place: counted[seat] ?? 0, ...playedBy(seat, game) }));
  return { game: gameOf(game.rules), endedAt: ended.at, seats };
}

/** Whether the game counts on boards: people who play among computers alone are only practising. */
export function counts({ seats }: GameResult): boolean {
  return seats.filter(({ owner }) => owner !== 'computer').length >= 2;
}

/** Numbers of the people of a game. */
export function peopleIn({ seats }: GameResult): PersonNumber[] {
  return seats.flatMap(({ owner }) => (typeof owner === 'number' ? [owner] : []));
}
