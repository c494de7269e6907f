import { z } from 'zod';
import {
  type Board,
  type BoardRow,
  type Boards,
  directionOf,
  type Opponent,
  type Part,
  type Scope,
  type Stats,
  type Tally,
} from '../boards/index.ts';
import type { PersonNumber } from '../table/index.ts';
import { answer } from './answer.ts';
import type { Client } from './client.ts';
import { entriesIn, gamesIn, readRatings } from './gameEntries.ts';
import { boardKeys, keys } from './keys.ts';
import { peopleIn } from './peopleStore.ts';

const optionalWords = z.array(z.string().nullable());
const rowsSchema = z.tuple([z.int(), z.int(), z.int(), z.array(z.string()), optionalWords, optionalWords]);
const listSchema = z.tuple([z.int(), z.array(z.string())]);

function tallyOf(words: string | null | undefined): Tally {
  const [games = 0, wins = 0, deals = 0, points = 0, matches = 0] = (words ?? '').split(' ').map(Number);
  return { games, wins, deals, points, matches };
}

/** Averages rank as negative numbers where fewer points are better. */
function valueOn({ game, measure }: Board, score: number): number {
  return measure === 'average' && game !== 'all' ? score * directionOf(game) + 0 : score;
}

/** Rows as `boardRows.lua` answers; equal scores share the place of the first of them. */
function rowsOf(board: Board, [, from, higher, flat, tallies, uncertainties]: z.infer<typeof rowsSchema>): BoardRow[] {
  let place = higher + 1;
  return entriesIn(flat).map(([person, score], index) => {
    if (index > 0 && flat[2 * index - 1] !== score) place = from + index + 1;
    const uncertainty = uncertainties[index];
    return {
      place,
      person: Number(person),
      value: valueOn(board, Number(score)),
      uncertainty: board.measure === 'rating' && uncertainty ? Number(uncertainty) : null,
      tally: tallyOf(tallies[index]),
    };
  });
}

/** Counters `<name>:<number>`, by the number. */
function numbered(counters: Readonly<Record<string, string>>, name: string): Map<number, number> {
  const found = Object.entries(counters).filter(([counter]) => counter.startsWith(`${name}:`));
  return new Map(
    found
      .map(([counter, often]) => [Number(counter.slice(name.length + 1)), Number(often)] as const)
      .sort(([a], [b]) => a - b),
  );
}

function statsOf(counters: Readonly<Record<string, string>>): Stats {
  const count = (name: string) => Number(counters[name] ?? 0);
  return {
    games: count('games'),
    left: count('left'),
    places: numbered(counters, 'place'),
    deals: count('deals'),
    points: count('points'),
    highest: count('highest'),
    lowest: count('lowest'),
    spread: numbered(counters, 'spread'),
    matches: count('matches'),
    handWeis: count('handWeis'),
    tableWeis: count('tableWeis'),
    trumpSet: count('trumpSet'),
  };
}

function opponentsOf(counters: Readonly<Record<string, string>>): Opponent[] {
  const [won, lost] = [numbered(counters, 'won'), numbered(counters, 'lost')];
  const people = [...new Set([...won.keys(), ...lost.keys()])].sort((a, b) => a - b);
  return people.map((person) => ({ person, won: won.get(person) ?? 0, lost: lost.get(person) ?? 0 }));
}

/** Reading boards, statistics and history. */
export function boardStore(redis: Client): Boards {
  async function rows(scope: Scope, { slot, measure }: Board, words: readonly (string | number)[]) {
    const at = boardKeys(scope);
    const found = redis.boardRows(at.board(slot, measure), at.tally(slot), at.uncertainty(slot), ...words);
    return rowsSchema.nullable().parse(await answer(found));
  }

  async function list(index: string, entries: string, { from, count }: Part) {
    if (count === 0) return [await answer(redis.zcard(index)), []] as const;
    return listSchema.parse(await answer(redis.entries(index, entries, from, from + count - 1)));
  }

  return {
    async boardPage(scope, board, { from, count }) {
      const found = await rows(scope, board, ['from', from, count]);
      return found ? { total: found[0], rows: rowsOf(board, found) } : { total: 0, rows: [] };
    },

    async boardStanding(scope, board, person) {
      const found = await rows(scope, board, ['person', person, 1]);
      const [row] = found ? rowsOf(board, found) : [];
      return found && row ? { total: found[0], index: found[1], row } : null;
    },

    async stats(scope, person, game) {
      const counters = await answer(redis.hgetall(boardKeys(scope).statsOf(person, game)));
      return Object.keys(counters).length === 0 ? null : statsOf(counters);
    },

    async opponents(scope, person) {
      return opponentsOf(await answer(redis.hgetall(boardKeys(scope).opponentsOf(person))));
    },

    async history(scope, of, part) {
      const at = boardKeys(scope);
      const [total, flat] = await list(of === 'all' ? at.history : at.historyOf(of), at.results, part);
      return { total, games: gamesIn(flat) };
    },

    async gone(server, tables) {
      if (tables.length === 0) return new Set();
      const found = await answer(redis.smismember(keys.gone(server), ...tables));
      return new Set(tables.filter((_, index) => found[index] === 1));
    },

    async ratingCourse(scope, { person, game }, part) {
      const at = boardKeys(scope);
      const [, flat] = await list(at.ratedOf(person, game), at.ratings, part);
      return entriesIn(flat).map(([key, json]) => ({ key, changes: readRatings(json) }));
    },

    async ratingChanges(scope, key) {
      const json = await answer(redis.hget(boardKeys(scope).ratings, key));
      return json === null ? null : readRatings(json);
    },

    async peopleOf(scope, numbers: readonly PersonNumber[]) {
      return peopleIn(redis, boardKeys(scope).who, numbers);
    },

    async numberOf(scope, id) {
      const number = await answer(redis.hget(boardKeys(scope).numbers, id));
      return number === null ? null : Number(number);
    },
  };
}
