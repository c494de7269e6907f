import { VARIANTS, type Variant } from '../game/index.ts';
import type { PersonNumber } from '../table/index.ts';
import { MINIMUM_GAMES } from './board.ts';
import type { GameKey } from './gameKey.ts';
import { peopleIn } from './gameResult.ts';
import type { Form, Ledger, Ratings, ToRate } from './ledger.ts';
import { FIRST_RATING, ratingsAfter } from './rating.ts';
import type { FinishedGame, Scope } from './store.ts';

/** Games rated in one step. */
const STEP = 25;

/** The first of these games that each person is in. */
function firstGames(games: readonly FinishedGame[]): Map<PersonNumber, GameKey> {
  const first = new Map<PersonNumber, GameKey>();
  for (const { key, result } of games) {
    for (const person of peopleIn(result)) if (!first.has(person)) first.set(person, key);
  }
  return first;
}

/** Rates games one after the other, each on what the one before left. */
function rateInOrder(games: readonly FinishedGame[], before: ReadonlyMap<PersonNumber, Form>): Ratings['rated'] {
  const forms = new Map(before);
  return games.map(({ key, result }) => {
    const formOf = (person: PersonNumber): Form => forms.get(person) ?? { rating: FIRST_RATING, games: 0 };
    const people = peopleIn(result);
    const after = ratingsAfter(result, new Map(people.map((person) => [person, formOf(person).rating])));
    const ratings = people.map((person) => {
      const { rating, games: earlier } = formOf(person);
      const next = { rating: after.get(person) ?? rating, games: earlier + 1 };
      forms.set(person, next);
      return { person, before: rating, after: next.rating, ranked: next.games >= MINIMUM_GAMES };
    });
    return { key, result, ratings };
  });
}

async function rateStep(ledger: Ledger, { scope, game }: Course, { version, games }: ToRate) {
  const before = await ledger.formBefore(scope, game, firstGames(games));
  return ledger.keepRatings(scope, { game, version, rated: rateInOrder(games, before) });
}

interface Course {
  readonly scope: Scope;
  readonly game: Variant;
}

/**
 * Rates all games of one kind that have no ratings, or outdated ones: a rating depends on the order of games, and that is the order of their ends,
 * however late one is booked. So all games after a late one are rated again. Whoever else does the same only helps.
 */
export async function rateGames(ledger: Ledger, course: Course): Promise<'rated' | 'rebuilding'> {
  for (;;) {
    const pending = await ledger.toRate(course.scope, course.game, STEP);
    if (!pending) return 'rated';
    if ((await rateStep(ledger, course, pending)) === 'rebuilding') return 'rebuilding';
  }
}

/** The same for every kind of game. */
export async function rateAllGames(ledger: Ledger, scope: Scope): Promise<void> {
  for (const game of VARIANTS) await rateGames(ledger, { scope, game });
}
