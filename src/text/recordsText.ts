import type { Measure, Period } from '../boards/index.ts';
import type { CommandText } from './commandsText.ts';

export const RECORD_COMMANDS = ['leaderboard', 'stats', 'history', 'replay'] as const;
export type RecordCommand = (typeof RECORD_COMMANDS)[number];

/** Of `/molotow`. */
export const RECORD_SUBCOMMANDS = ['export', 'privacy', 'forget-me', 'my-data'] as const;
export type RecordSubcommand = (typeof RECORD_SUBCOMMANDS)[number];

export const BOARD_PLACES = ['server', 'everywhere'] as const;
/** Whose board: of this server, or of all servers. */
export type BoardPlace = (typeof BOARD_PLACES)[number];

export type RecordOption = 'game' | 'players' | 'period' | 'measure' | 'where' | 'person' | 'finished';

/** Leaderboards, statistics, finished games, and one's own data. */
export interface RecordsText {
  readonly commands: Readonly<Record<RecordCommand | RecordSubcommand, CommandText>>;
  readonly options: Readonly<Record<RecordOption, CommandText>>;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly periods: Readonly<Record<Period, string>>;
  readonly places: Readonly<Record<BoardPlace, string>>;
  readonly allGames: string;
  readonly computer: string;
  readonly board: BoardText;
  readonly stats: StatsText;
  readonly games: GamesText;
  readonly replay: ReplayText;
  readonly charts: ChartsText;
  readonly data: DataText;
}

interface BoardText {
  readonly title: (parameters: { readonly measure: string; readonly where: string }) => string;
  readonly anyPlayers: string;
  readonly players: (parameters: { readonly count: number }) => string;
  /** Below the places; `value` is what the board ranks by. */
  readonly row: (parameters: { readonly name: string; readonly value: string; readonly games: number }) => string;
  readonly range: (parameters: { readonly from: number; readonly to: number; readonly total: number }) => string;
  readonly own: (parameters: { readonly place: number; readonly value: string }) => string;
  readonly nobody: string;
  /** Who has played fewer isn't on the board. */
  readonly minimum: (parameters: { readonly count: number }) => string;
  readonly uncertainty: string;
  readonly beyond: string;
  readonly notOn: string;
  readonly needsGame: string;
  readonly notIn: string;
  readonly joined: string;
  /** Labels of buttons. */
  readonly findMe: string;
  readonly join: string;
}

interface StatsText {
  readonly title: (parameters: { readonly name: string }) => string;
  readonly unknown: string;
  readonly nothing: string;
  readonly game: (parameters: { readonly game: string; readonly games: number; readonly deals: number }) => string;
  readonly rating: (parameters: { readonly value: string; readonly place: number; readonly of: number }) => string;
  /** `places` are like `1. × 4`. */
  readonly finished: (parameters: { readonly places: string }) => string;
  readonly average: (parameters: { readonly average: string; readonly best: string; readonly worst: string }) => string;
  readonly deeds: (parameters: { readonly matches: number; readonly trumps: number }) => string;
  /** Points of Weise in hand, and of those taken in tricks. */
  readonly weise: (parameters: { readonly hand: number; readonly table: number }) => string;
  readonly left: (parameters: { readonly count: number }) => string;
  readonly opponents: string;
  readonly opponent: (parameters: { readonly name: string; readonly won: string; readonly lost: string }) => string;
}

interface GamesText {
  readonly ofServer: string;
  readonly of: (parameters: { readonly name: string }) => string;
  readonly none: string;
  readonly choose: string;
  readonly gone: string;
  readonly unknown: string;
  readonly running: string;
  readonly unfinished: string;
  readonly exported: string;
  /** Above what a game did to ratings. */
  readonly ratings: string;
  readonly rated: (parameters: { readonly name: string; readonly rating: string; readonly change: string }) => string;
  /** Labels of buttons. */
  readonly replay: string;
  readonly export: string;
}

/** Titles of charts, and what lies along them. */
interface ChartsText {
  readonly standing: string;
  readonly deals: string;
  readonly ratings: string;
  readonly games: string;
  /** How many deals a game had. */
  readonly played: (parameters: { readonly count: number }) => string;
  /** Of deals that brought as much. */
  readonly howMany: string;
  /** What is counted: in the game of sticks, and in all others. */
  readonly sticksPerDeal: string;
  readonly pointsPerDeal: string;
  readonly average: (parameters: { readonly value: string }) => string;
}

interface ReplayText {
  readonly title: (parameters: { readonly deal: string; readonly trick: string }) => string;
  readonly dealt: string;
  readonly hands: string;
  readonly noCards: string;
  /** Label of the button that shows it to everybody. */
  readonly share: string;
}

type DataField =
  | 'all'
  | 'preferences'
  | 'everywhere'
  | 'servers'
  | 'statistics'
  | 'opponents'
  | 'games'
  | 'settings'
  | 'openTables';

interface DataText {
  /** Paragraphs of `/molotow privacy`. */
  readonly privacy: readonly string[];
  /** How long this server keeps the cards of finished games (null: for ever), and after how many days all of a server goes that removed the bot. */
  readonly howLong: (parameters: { readonly days: number | null; readonly grace: number }) => string;
  readonly isIn: string;
  readonly isOut: string;
  /** Before somebody leaves the boards of everywhere. */
  readonly askLeave: string;
  readonly left: string;
  readonly ask: string;
  readonly sure: string;
  readonly forgotten: string;
  readonly nothing: string;
  /** Why somebody can't be forgotten yet; `leaveFirst` follows. */
  readonly seatedHere: string;
  readonly seatedElsewhere: (parameters: { readonly count: number }) => string;
  readonly leaveFirst: string;
  readonly file: string;
  readonly tooMuch: string;
  /** What the fields of the file are. */
  readonly about: Readonly<Record<DataField, string>>;
  /** Labels of buttons. */
  readonly forget: string;
  readonly reallyForget: string;
  readonly leave: string;
}
