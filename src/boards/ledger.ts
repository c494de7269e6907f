import type { Variant } from '../game/index.ts';
import type { Person, PersonNumber, TableId, TableRef } from '../table/index.ts';
import type { Booking } from './booking.ts';
import type { GameKey } from './gameKey.ts';
import type { Rating } from './rating.ts';
import type { FinishedGame, Member, RatingChange, Scope } from './store.ts';

/** Games of one kind that are to be rated, in order; good for one version. */
export interface ToRate {
  readonly version: string;
  readonly games: readonly FinishedGame[];
}

/** How somebody came into a game: their rating, and how many games they had been rated in. */
export interface Form {
  readonly rating: Rating;
  readonly games: number;
}

/** Somebody's rating after a game, and whether they have played enough to be ranked by it. */
export interface NewRating extends RatingChange {
  readonly ranked: boolean;
}

export interface Ratings {
  readonly game: Variant;
  /** What they were computed on. */
  readonly version: string;
  readonly rated: readonly (FinishedGame & { readonly ratings: readonly NewRating[] })[];
}

/** Booking finished games. Every method is one atomic step, harmless when it is repeated. */
export interface Ledger {
  /** Tables of a server whose finished games wait for the boards, in the order of their ends. */
  waiting(server: string): Promise<readonly TableId[]>;
  /** Takes a game out of the outbox: it is on all its boards. Its log may be packed then. */
  settled(ref: TableRef): Promise<void>;
  /** `known`: it has been booked before, and nothing was changed. `rebuilding`: not now. */
  book(scope: Scope, booking: Booking): Promise<'booked' | 'known' | 'rebuilding'>;
  /** The first games that have no ratings, or outdated ones because an earlier game came in after them; null if there are none. */
  toRate(scope: Scope, game: Variant, count: number): Promise<ToRate | null>;
  /** How each of these people came into that game. */
  formBefore(
    scope: Scope,
    game: Variant,
    asked: ReadonlyMap<PersonNumber, GameKey>,
  ): Promise<ReadonlyMap<PersonNumber, Form>>;
  /** `conflict`: another game has come in meanwhile, or somebody else has rated these; nothing was changed. */
  keepRatings(scope: Scope, ratings: Ratings): Promise<'kept' | 'conflict' | 'rebuilding'>;
  /** Those of these people who opted in to everywhere, by Discord id; their newest names are kept. */
  members(people: readonly Person[]): Promise<ReadonlyMap<string, Member>>;
  /** Removes logs of tables that ended before (ms since 1970) and don't wait for the boards, and where they were shown; results stay. Answers how many. */
  dropLogs(server: string, before: number): Promise<number>;
}

/** Building boards anew; while it goes on, others' books stay closed. */
export interface Rebuilding extends Ledger {
  /** Closes the books to others. Whoever began before, and hasn't come to an end, can't go on. */
  begin(scope: Scope): Promise<void>;
  /** Removes all that is derived from results. */
  clear(scope: Scope): Promise<void>;
  /** Results that were booked before, whatever became of their logs. */
  kept(scope: Scope): AsyncIterable<FinishedGame>;
  /** Ended tables whose logs are kept. */
  ended(server: string): Promise<readonly TableId[]>;
  end(scope: Scope): Promise<void>;
}
