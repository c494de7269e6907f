import type { BoardRow, Opponent, Standing, Stats } from '../boards/index.ts';
import type { Moment, Variant } from '../game/index.ts';
import type { Loaded, PersonNumber, TableId } from '../table/index.ts';
import type { OwnData } from './ownDataText.ts';
import type { BoardAsked } from './recordPress.ts';

/** What is shown of finished games. Names are as people write them; null is somebody who isn't known any more. */
export type RecordAnswer =
  | LeaderboardShown
  | StatsShown
  | HistoryShown
  | SlateShown
  | ReplayShown
  /** A file for whoever asked. */
  | { readonly show: 'file'; readonly text: string; readonly name: string; readonly content: string }
  /** Everything that is kept of whoever asked, as files. */
  | { readonly show: 'ownData'; readonly data: OwnData }
  | PrivacyShown
  /** Before somebody is forgotten: they are asked twice. */
  | { readonly show: 'forgetting'; readonly asked: 'once' | 'twice' | 'leave' };

interface PrivacyShown {
  readonly show: 'privacy';
  /** On the boards of everywhere. */
  readonly isMember: boolean;
  /** For how many days this server keeps the cards of finished games; null: for ever. */
  readonly keepGames: number | null;
  readonly notes: readonly string[];
}

export interface LeaderboardShown {
  readonly show: 'leaderboard';
  readonly board: BoardAsked;
  readonly page: number;
  readonly total: number;
  readonly rows: readonly (BoardRow & { readonly name: string | null })[];
  /** Where the asker stands; null if they aren't on it. */
  readonly own: Standing | null;
  /** Whether the asker is on the boards of everywhere. */
  readonly isMember: boolean;
  readonly notes: readonly string[];
}

export interface StatsShown {
  readonly show: 'stats';
  readonly name: string | null;
  /** One for each kind of game that was played. */
  readonly games: readonly {
    readonly game: Variant;
    readonly stats: Stats;
    readonly rating: Standing | null;
    /** Ratings as people read them, before the newest games and after each of them, the oldest first; none without a rated game. */
    readonly course: readonly number[];
  }[];
  /** Those met most often first. */
  readonly opponents: readonly (Pick<Opponent, 'won' | 'lost'> & { readonly name: string | null })[];
}

export interface HistoryShown {
  readonly show: 'history';
  readonly of: PersonNumber | 'all';
  /** Of the person it is the history of. */
  readonly name: string | null;
  readonly page: number;
  readonly total: number;
  readonly games: readonly ListedGame[];
}

/** A finished game in a list. */
export interface ListedGame {
  readonly table: TableId;
  readonly game: Variant;
  /** ms since 1970. */
  readonly endedAt: number;
  /** In the order of their places. */
  readonly seats: readonly ListedSeat[];
}

export interface ListedSeat {
  readonly place: number;
  readonly owner: 'person' | 'computer';
  /** Null for computers, and for people who aren't known any more. */
  readonly name: string | null;
}

/** The slate of a finished game. */
export interface SlateShown {
  readonly show: 'slate';
  readonly loaded: Loaded;
}

export interface ReplayShown {
  readonly show: 'replay';
  readonly loaded: Loaded;
  readonly step: Moment;
  /** Shown to everybody, or to whoever asked: in place of the step before, or beside what led to it. */
  readonly to: 'all' | 'asker' | 'beside';
}
