import {
  type BoardChoice,
  boardFor,
  FIRST_RATING,
  type FinishedGame,
  type GameResult,
  MEASURES,
  PERIODS,
  periodAt,
  type Rating,
  shownRating,
} from '../../src/boards/index.ts';
import { ratingsAfter } from '../../src/boards/rating.ts';
import { PRESETS } from '../../src/game/index.ts';

type Row = { readonly place: number; readonly person: number; readonly value: number };

/** Every board somebody can ask for. */
export const CHOICES: readonly BoardChoice[] = (['all', ...PRESETS] as const).flatMap((game) =>
  (['all', 3, 4, 5] as const).flatMap((players) =>
    PERIODS.flatMap((period) => MEASURES.map((measure) => ({ game, players, period, measure }))),
  ),
);

const countsIn =
  ({ game, players, period }: BoardChoice, now: number) =>
  (result: GameResult) =>
    result.seats.filter(({ owner }) => owner !== 'computer').length >= 2 &&
    (game === 'all' || result.game === game) &&
    (players === 'all' || result.seats.length === players) &&
    periodAt(period, result.endedAt) === periodAt(period, now);

/** Ratings after each game of a kind, by playing them through in order. */
function courses(games: readonly FinishedGame[]): ReadonlyMap<string, ReadonlyMap<number, Rating>> {
  const now = new Map<string, Rating>();
  const after = new Map<string, ReadonlyMap<number, Rating>>();
  for (const { key, result } of games) {
    const people = result.seats.flatMap(({ owner }) => (typeof owner === 'number' ? [owner] : []));
    const before = people.map((person) => [person, now.get(`${result.game} ${person}`) ?? FIRST_RATING] as const);
    const ratings = ratingsAfter(result, new Map(before));
    after.set(key, ratings);
    for (const [person, rating] of ratings) now.set(`${result.game} ${person}`, rating);
  }
  return after;
}

/** What a person's games are worth on a board, or null if they aren't on it. */
function worth(choice: BoardChoice, person: number, world: Told): number | null {
  const { games, ratings } = world;
  const mine = games.filter(countsGame(choice, world)).flatMap((game) => {
    const seat = game.result.seats.find(({ owner }) => owner === person);
    return seat ? [{ ...game, seat }] : [];
  });
  const sum = (of: (game: (typeof mine)[number]) => number) => mine.reduce((all, game) => all + of(game), 0);
  const wins = sum(({ seat }) => (seat.place === 1 ? 1 : 0));
  const last = mine.at(-1);
  if (!last) return null;
  switch (choice.measure) {
    case 'games':
      return mine.length;
    case 'wins':
      return wins || null;
    case 'matches':
      return sum(({ seat }) => seat.matches) || null;
    case 'winRate':
      return mine.length < 5 ? null : wins / mine.length;
    case 'average': {
      const points = sum(({ seat }) => seat.points.reduce((all, each) => all + each));
      return mine.length < 5 ? null : points / sum(({ seat }) => seat.points.length);
    }
    case 'rating': {
      const before = games.filter(({ key, result }) => key <= last.key && isRated(result, choice, person));
      const rating = ratings.get(last.key)?.get(person);
      return before.length < 5 || !rating ? null : shownRating(rating).number;
    }
  }
}

const isRated = (result: GameResult, { game }: BoardChoice, person: number) =>
  countsIn({ game, players: 'all', period: 'all', measure: 'games' }, 0)(result) &&
  result.seats.some(({ owner }) => owner === person);

const countsGame =
  (choice: BoardChoice, { now }: Told) =>
  ({ result }: FinishedGame) =>
    countsIn(choice, now)(result);

interface Told {
  readonly games: readonly FinishedGame[];
  readonly ratings: ReturnType<typeof courses>;
  readonly now: number;
}

const FEWEST: readonly unknown[] = ['classic', 'rounds'];

/** A board worked out the long way: all games from the first on, with everybody on it, best first. */
export function expectedBoard(choice: BoardChoice, played: readonly FinishedGame[], now: number): readonly Row[] {
  if (!boardFor(choice, now)) return [];
  const games = played
    .filter(({ result }) => countsIn({ game: 'all', players: 'all', period: 'all', measure: 'games' }, now)(result))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const world = { games, ratings: courses(games), now };
  const people = new Set(games.flatMap(({ result }) => result.seats.map(({ owner }) => owner)));
  const rows = [...people].flatMap((person) => {
    const value = typeof person === 'number' ? worth(choice, person, world) : null;
    return value === null ? [] : [{ person: person as number, value }];
  });
  const better = (a: number, b: number) =>
    choice.measure === 'average' && FEWEST.includes(choice.game) ? a < b : a > b;
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter(({ value }) => better(value, row.value)).length }))
    .sort((a, b) => a.place - b.place || b.person - a.person);
}
