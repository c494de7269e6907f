import { boardFor, type Scope, shownRating } from '../boards/index.ts';
import { VARIANTS, type Variant } from '../game/index.ts';
import type { PersonNumber } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import type { StatsShown } from './recordAnswer.ts';
import { sentence } from './refused.ts';

const MOST_OPPONENTS = 10;
/** Games whose ratings are shown. */
const COURSE = 100;

interface Whose {
  readonly scope: Scope;
  readonly person: PersonNumber;
}

async function courseOf({ records }: House, { scope, person }: Whose, game: Variant): Promise<readonly number[]> {
  const rated = await records.ratingCourse(scope, { person, game }, { from: 0, count: COURSE });
  const own = rated.flatMap(({ changes }) => changes.filter((change) => change.person === person));
  const first = own.at(-1);
  const ratings = own.map(({ after }) => after).reverse();
  return (first ? [first.before, ...ratings] : []).map((rating) => shownRating(rating).number);
}

async function inGame(house: House, whose: Whose, game: Variant): Promise<StatsShown['games']> {
  const { records, now } = house;
  const { scope, person } = whose;
  const stats = await records.stats(scope, person, game);
  if (!stats) return [];
  const board = boardFor({ game, players: 'all', period: 'all', measure: 'rating' }, now());
  const rating = board && (await records.boardStanding(scope, board, person));
  return [{ game, stats, rating, course: await courseOf(house, whose, game) }];
}

async function opponentsOf({ records }: House, { scope, person }: Whose): Promise<StatsShown['opponents']> {
  const all = await records.opponents(scope, person);
  const met = [...all].sort((a, b) => b.won + b.lost - a.won - a.lost).slice(0, MOST_OPPONENTS);
  const known = await records.peopleOf(
    scope,
    met.map((opponent) => opponent.person),
  );
  return met.map(({ person: opponent, won, lost }) => ({ name: known.get(opponent)?.name ?? null, won, lost }));
}

/** Somebody's counters on this server; `id` is of Discord, null for the asker's own. */
export async function stats(house: House, caller: Caller, id: string | null): Promise<Answer> {
  const { stats: words } = textIn(caller.language).records;
  const scope = { server: caller.server };
  const person = await house.records.numberOf(scope, id ?? caller.person.id);
  if (person === null) return sentence(id === null ? words.nothing : words.unknown);
  const whose = { scope, person };
  const games = (await Promise.all(VARIANTS.map((game) => inGame(house, whose, game)))).flat();
  if (games.length === 0) return sentence(words.nothing);
  const known = await house.records.peopleOf(scope, [person]);
  return {
    show: 'stats',
    name: known.get(person)?.name ?? null,
    games,
    opponents: await opponentsOf(house, whose),
  };
}
