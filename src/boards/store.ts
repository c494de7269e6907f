import type { Variant } from '../game/index.ts';
import type { Person, PersonNumber, TableId } from '../table/index.ts';
import type { Board } from './board.ts';
import type { Tally } from './booking.ts';
import type { GameKey } from './gameKey.ts';
import type { GameResult } from './gameResult.ts';
import type { Rating } from './rating.ts';

/** Whose boards: those of a server, or those of all servers, on which people are who opted in. Each scope has its own numbers for people. */
export type Scope = { readonly server: string } | 'everywhere';

/** A part of a list: so many from this place on, counted from 0. */
export interface Part {
  readonly from: number;
  readonly count: number;
}

export interface BoardRow {
  /** From 1; ties share it. */
  readonly place: number;
  readonly person: PersonNumber;
  /** In the board's own unit: a rating's number, a count, points, or a share of 1 for the win rate. */
  readonly value: number;
  /** Of a rating, as `ShownRating`; else null. */
  readonly uncertainty: number | null;
  readonly tally: Tally;
}

export interface BoardPage {
  /** People on the board. */
  readonly total: number;
  /** Best first; none beyond the end. */
  readonly rows: readonly BoardRow[];
}

/** Where somebody stands; `index` counts rows from 0, and so tells the page. */
export interface Standing {
  readonly total: number;
  readonly index: number;
  readonly row: BoardRow;
}

/** Somebody's counters in one game. */
export interface Stats {
  readonly games: number;
  /** Games that a computer finished for them. */
  readonly left: number;
  /** Place → how often. */
  readonly places: ReadonlyMap<number, number>;
  readonly deals: number;
  readonly points: number;
  /** Most and fewest points in a deal. */
  readonly highest: number;
  readonly lowest: number;
  /** Points of a deal, downwards to a whole `spreadStep` (−5 lies in −10) → how often; lowest first. */
  readonly spread: ReadonlyMap<number, number>;
  readonly matches: number;
  readonly handWeis: number;
  readonly tableWeis: number;
  readonly trumpSet: number;
}

/** Games against somebody in which one stood before them, or behind. */
export interface Opponent {
  readonly person: PersonNumber;
  readonly won: number;
  readonly lost: number;
}

export interface FinishedGame {
  readonly key: GameKey;
  readonly result: GameResult;
}

/** What a game did to somebody's rating. */
export interface RatingChange {
  readonly person: PersonNumber;
  readonly before: Rating;
  readonly after: Rating;
}

export interface RatedGame {
  readonly key: GameKey;
  readonly changes: readonly RatingChange[];
}

/** Reading what was booked. */
export interface Boards {
  boardPage(scope: Scope, board: Board, part: Part): Promise<BoardPage>;
  /** Null if the person isn't on the board. */
  boardStanding(scope: Scope, board: Board, person: PersonNumber): Promise<Standing | null>;
  /** Null if the person hasn't played this game. */
  stats(scope: Scope, person: PersonNumber, game: Variant): Promise<Stats | null>;
  opponents(scope: Scope, person: PersonNumber): Promise<readonly Opponent[]>;
  /** Finished games, newest first, also those that don't count; of everybody with `all`. */
  history(scope: Scope, of: PersonNumber | 'all', part: Part): Promise<GameList>;
  /** Those of these tables of a server whose games are known by their results alone: their logs were removed. */
  gone(server: string, tables: readonly TableId[]): Promise<ReadonlySet<TableId>>;
  /** Newest first. */
  ratingCourse(scope: Scope, of: Rated, part: Part): Promise<readonly RatedGame[]>;
  /** Null until the game is rated, and of one that doesn't count. */
  ratingChanges(scope: Scope, key: GameKey): Promise<readonly RatingChange[] | null>;
  /** Those who are known; their numbers are those of the scope. */
  peopleOf(scope: Scope, numbers: readonly PersonNumber[]): Promise<ReadonlyMap<PersonNumber, Person>>;
  /** The number somebody has in the scope, by their Discord id. */
  numberOf(scope: Scope, id: string): Promise<PersonNumber | null>;
}

export interface GameList {
  readonly total: number;
  readonly games: readonly FinishedGame[];
}

/** Somebody's rating is one a game. */
export interface Rated {
  readonly person: PersonNumber;
  readonly game: Variant;
}

/** Somebody who opted in to the boards of everywhere, since when (ms since 1970). Only games that ended later count there. */
export interface Member {
  readonly number: PersonNumber;
  readonly since: number;
}

/** Everything that is kept of somebody in a scope. */
export interface PersonData {
  readonly person: Person;
  readonly number: PersonNumber;
  /** Since when they have been in; null on a server. */
  readonly since: number | null;
  readonly stats: Readonly<Partial<Record<Variant, Stats>>>;
  readonly opponents: readonly Opponent[];
  readonly games: readonly FinishedGame[];
}

/** Where somebody is known, and by which number. */
export interface KnownAs {
  readonly scope: Scope;
  readonly number: PersonNumber;
}

/** What people decide about their own data. */
export interface Privacy {
  /** Where somebody is known by their Discord id, of all servers and everywhere. */
  whereKnown(id: string): Promise<readonly KnownAs[]>;
  /** Opts in to everywhere from now on (ms since 1970); again changes nothing but the name. */
  joinEverywhere(person: Person, now: number): Promise<Member>;
  /**
   * Removes name and id of somebody, their places on boards, their counters and history. Others' games stay whole: the number in them is an unknown
   * person from then on. In `everywhere` it is opting out. False if nobody was known by this id.
   */
  forget(scope: Scope, id: string): Promise<boolean>;
  /** Null if nobody is known by this id. */
  dataOf(scope: Scope, id: string): Promise<PersonData | null>;
}
