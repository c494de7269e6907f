import { z } from 'zod';
import {
  type FinishedGame,
  type GameResult,
  gameResultSchema,
  type RatingChange,
  readGameKey,
} from '../boards/index.ts';

const numbers = z.tuple([z.int().positive(), z.number(), z.number(), z.number(), z.number()]);
const ratings = z.array(numbers);

/** Ratings before and after a game, as short as they are many. */
export function writeRatings(changes: readonly RatingChange[]): string {
  return JSON.stringify(
    changes.map(({ person, before, after }) => [person, before.mu, before.sigma, after.mu, after.sigma]),
  );
}

/** Throws on anything that `writeRatings` didn't write. */
export function readRatings(json: string): RatingChange[] {
  return ratings.parse(JSON.parse(json)).map(([person, mu, sigma, muAfter, sigmaAfter]) => ({
    person,
    before: { mu, sigma },
    after: { mu: muAfter, sigma: sigmaAfter },
  }));
}

/** Member, entry, member, entry … as Redis answers. */
export function entriesIn(flat: readonly string[]): [string, string][] {
  return flat.flatMap((key, index): [string, string][] => {
    const entry = flat[index + 1];
    return index % 2 === 0 && entry !== undefined ? [[key, entry]] : [];
  });
}

const seatEntry = z
  .tuple([z.unknown(), z.unknown(), z.unknown(), z.unknown(), z.unknown(), z.unknown(), z.unknown()], z.unknown())
  .transform(([owner, place, stayed, matches, handWeis, tableWeis, trumpSet, ...points]) => ({
    owner,
    place,
    stayed: stayed === 1,
    points,
    matches,
    handWeis,
    tableWeis,
    trumpSet,
  }));
const resultEntry = z.tuple([z.unknown(), z.array(seatEntry)]);

/** A result as short as it can be while it is still text; when it ended stands in its key. */
export function writeResult({ game, seats }: GameResult): string {
  const rows = seats.map(({ owner, place, stayed, points, matches, handWeis, tableWeis, trumpSet }) => [
    ...[owner, place, stayed ? 1 : 0, matches, handWeis, tableWeis, trumpSet],
    ...points,
  ]);
  return JSON.stringify([game, rows]);
}

function readResult(key: string, json: string): GameResult {
  const [game, seats] = resultEntry.parse(JSON.parse(json));
  return gameResultSchema.parse({ game, endedAt: readGameKey(key).endedAt, seats });
}

/** Games with their results. Throws on a result that wasn't written by us: boards that leave a game out would be wrong without a word. */
export function gamesIn(flat: readonly string[]): FinishedGame[] {
  return entriesIn(flat).map(([key, json]) => ({ key, result: readResult(key, json) }));
}
