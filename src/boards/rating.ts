import { createRequire } from 'node:module';
import type { PersonNumber } from '../table/index.ts';
import type { GameResult } from './gameResult.ts';

// Imported, its dependency is 300 files and half a second of every start; required, it is a fifth of that.
const require = createRequire(import.meta.url);
const { rate } = require('openskill') as typeof import('openskill');
const { bradleyTerryFull } = require('openskill/models') as typeof import('openskill/models');

/** How well somebody plays: a normal distribution (Weng and Lin 2011). Kept to a thousandth, so that it reads back as it was written. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Of whoever has played nothing yet. */
export const FIRST_RATING: Rating = { mu: 25, sigma: 8.333 };

/** A computer plays the same today and tomorrow: its rating is known, and stays. */
const COMPUTER: Rating = { mu: 25, sigma: 0.001 };

/** The number people read, 1500 to begin with, and how far it may be off (one standard deviation). */
export interface ShownRating {
  readonly number: number;
  readonly uncertainty: number;
}

/** By which a difference of 200 is one standard deviation of somebody unknown; also after the worst of nine nobody falls below zero. */
const SCALE = 24;
const FIRST_NUMBER = 1500;

export function shownRating({ mu, sigma }: Rating): ShownRating {
  return { number: FIRST_NUMBER + Math.round((mu - FIRST_RATING.mu) * SCALE), uncertainty: Math.round(sigma * SCALE) };
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Ratings after a game, of the people in it. Everybody is compared with everybody by their places, a shared place is a draw. Unknown people are left
 * out: nothing is known of how they play.
 */
export function ratingsAfter(
  { seats }: GameResult,
  before: ReadonlyMap<PersonNumber, Rating>,
): ReadonlyMap<PersonNumber, Rating> {
  const rated = seats.filter(({ owner }) => owner !== 'unknown');
  const ratings = rated.map(({ owner }) =>
    owner === 'computer' ? COMPUTER : (before.get(owner as PersonNumber) ?? FIRST_RATING),
  );
  const rank = rated.map(({ place }) => place);
  const after =
    rated.length < 2
      ? null
      : rate(
          ratings.map((rating) => [rating]),
          { rank, model: bradleyTerryFull },
        );
  return new Map(
    rated.flatMap(({ owner }, index) => {
      if (typeof owner !== 'number') return [];
      const { mu, sigma } = after?.[index]?.[0] ?? (ratings[index] as Rating);
      return [[owner, { mu: thousandths(mu), sigma: thousandths(sigma) }] as const];
    }),
  );
}
