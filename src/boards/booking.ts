import type { Variant } from '../game/index.ts';
import type { PersonNumber } from '../table/index.ts';
import { directionOf, type Slots, slotsOf } from './board.ts';
import type { GameKey } from './gameKey.ts';
import type { GameResult, SeatResult } from './gameResult.ts';

/** Sums of one person's games in one slot. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly deals: number;
  readonly points: number;
  readonly matches: number;
}

/** What a game adds to one person. */
export interface Share {
  readonly person: PersonNumber;
  /** To each of their slots. */
  readonly tally: Tally;
  /** To their counters in this game. */
  readonly counters: Readonly<Record<string, number>>;
  /** Most and fewest points in a deal. */
  readonly highest: number;
  readonly lowest: number;
  /** People who stand behind them, and before them. */
  readonly won: readonly PersonNumber[];
  readonly lost: readonly PersonNumber[];
}

/** What a finished game changes, in one step. A game that doesn't count has no slots, and stands in the history alone. */
export interface Booking {
  readonly key: GameKey;
  readonly result: GameResult;
  readonly slots: Slots;
  /** How points rank in this game: 1 if more are better, −1 if fewer are. */
  readonly direction: 1 | -1;
  readonly shares: readonly Share[];
}

/** How far apart points of a deal are that are counted apart: tens, but every single stick. */
export const spreadStep = (game: Variant): 1 | 10 => (game === 'sticks' ? 1 : 10);

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** How many deals brought how many points, downwards to a whole step (−5 lies in −10), as counters `spread:40`. */
function spreadOf(points: readonly number[], step: number): Record<string, number> {
  const spread: Record<string, number> = {};
  for (const each of points) {
    const name = `spread:${Math.floor(each / step) * step}`;
    spread[name] = (spread[name] ?? 0) + 1;
  }
  return spread;
}

function countersOf(game: Variant, seat: SeatResult): Share['counters'] {
  const { place, points, matches, handWeis, tableWeis, trumpSet, stayed } = seat;
  const played = { matches, handWeis, tableWeis, trumpSet, left: stayed ? 0 : 1 };
  const brought = { deals: points.length, points: sum(points), ...spreadOf(points, spreadStep(game)) };
  return { games: 1, [`place:${place}`]: 1, ...brought, ...played };
}

function shareOf(person: PersonNumber, seat: SeatResult, { game, seats }: GameResult): Share {
  const { points, place, matches } = seat;
  const others = (fits: (other: SeatResult) => boolean) =>
    seats.flatMap((other) => (typeof other.owner === 'number' && fits(other) ? [other.owner] : []));
  return {
    person,
    tally: { games: 1, wins: place === 1 ? 1 : 0, deals: points.length, points: sum(points), matches },
    counters: countersOf(game, seat),
    highest: Math.max(...points),
    lowest: Math.min(...points),
    won: others((other) => other.place > place),
    lost: others((other) => other.place < place),
  };
}

/** What this game changes on the boards of a server, or of everywhere. */
export function bookingOf(key: GameKey, result: GameResult): Booking {
  const shares = result.seats.flatMap((seat) =>
    typeof seat.owner === 'number' ? [shareOf(seat.owner, seat, result)] : [],
  );
  return { key, result, slots: slotsOf(result), direction: directionOf(result.game), shares };
}
