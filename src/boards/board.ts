import { mostWins, VARIANT_RULES, type Variant } from '../game/index.ts';
import { counts, type GameResult } from './gameResult.ts';
import { PERIODS, type Period, periodAt } from './period.ts';

export const MEASURES = ['rating', 'wins', 'winRate', 'average', 'games', 'matches'] as const;
/** What a board ranks people by. `average` is of the points of a deal, `matches` counts deals in which somebody took every trick. */
export type Measure = (typeof MEASURES)[number];

/** Measures that only mean something within one game: its points, and how well one plays it. */
const OF_ONE_GAME: readonly Measure[] = ['rating', 'average'];

/** Games that somebody must have played to be ranked by how well they do: on the board by win rate and average, in the game by rating. */
export const MINIMUM_GAMES = 5;

/** Which games are counted together: of one game or all, with so many players or any number, in one period. */
export type Slot = string;

/** A leaderboard of a server, or of everywhere. */
export interface Board {
  readonly slot: Slot;
  readonly game: Variant | 'all';
  readonly measure: Measure;
}

/** What somebody asks for. */
export interface BoardChoice {
  readonly game: Variant | 'all';
  readonly players: number | 'all';
  readonly period: Period;
  readonly measure: Measure;
}

const slotName = (game: Variant | 'all', players: number | 'all', period: string): Slot =>
  `${game}.${players}.${period}`;

/** The board of the period that `now` (ms since 1970) lies in; null for a measure that needs one game, asked for all of them. */
export function boardFor({ game, players, period, measure }: BoardChoice, now: number): Board | null {
  if (game === 'all' && OF_ONE_GAME.includes(measure)) return null;
  return { slot: slotName(game, players, periodAt(period, now)), game, measure };
}

/** The slots a finished game counts in. */
export interface Slots {
  /** Together with other games. */
  readonly allGames: readonly Slot[];
  /** With its like alone: there its points and ratings are ranked too. A rating stands there as it was after the last game that counted there. */
  readonly thisGame: readonly Slot[];
}

/** None if the game doesn't count. */
export function slotsOf(result: GameResult): Slots {
  if (!counts(result)) return { allGames: [], thisGame: [] };
  return { allGames: slotsWith(result, 'all'), thisGame: slotsWith(result, result.game) };
}

function slotsWith({ seats, endedAt }: GameResult, game: Variant | 'all'): Slot[] {
  const periods = PERIODS.map((period) => periodAt(period, endedAt));
  return (['all', seats.length] as const).flatMap((players) =>
    periods.map((period) => slotName(game, players, period)),
  );
}

/** 1 if more points are better in this game, −1 if fewer are. */
export function directionOf(game: Variant): 1 | -1 {
  return mostWins(VARIANT_RULES[game]) ? 1 : -1;
}
