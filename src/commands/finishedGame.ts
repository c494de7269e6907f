import { type Game, recordOf } from '../game/index.ts';
import { type Language, type Loaded, TABLE_ID, type TableId } from '../table/index.ts';
import { datesSearched, textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import { listGames } from './history.ts';
import type { Caller, House } from './house.ts';
import type { ListedGame } from './recordAnswer.ts';
import { beside, notDone, sentence } from './refused.ts';
import { searching } from './searching.ts';

/** A game that was played to its end, whose hands may so be seen. */
export interface Finished {
  readonly loaded: Loaded;
  readonly game: Game;
}

async function isGone({ records }: House, { server }: Caller, id: TableId): Promise<boolean> {
  return (await records.gone(server, [id])).has(id);
}

/** Where nothing has been played yet, there is no list to choose from. */
async function unknownGame({ records }: House, { server, language }: Caller): Promise<Answer> {
  const { games } = textIn(language).records;
  const { total } = await records.history({ server }, 'all', { from: 0, count: 0 });
  return sentence(total === 0 ? games.none : games.unknown);
}

/** The finished game of a table, or why there is none: a running one would show hands. */
export async function finishedGame(
  house: House,
  caller: Caller,
  named: string,
): Promise<Finished | { readonly answer: Answer }> {
  const { games } = textIn(caller.language).records;
  const id = named.trim().toLowerCase();
  if (!TABLE_ID.test(id)) return { answer: await unknownGame(house, caller) };
  const looked = await house.tables.look({ server: caller.server, id });
  if (looked.kind === 'missing')
    return { answer: (await isGone(house, caller, id)) ? sentence(games.gone) : await unknownGame(house, caller) };
  if (looked.kind !== 'done') return { answer: notDone(caller, looked) };
  const { ended, game } = looked.loaded.table;
  if (!ended) return { answer: sentence(games.running) };
  if (!game || ended.why !== 'finished') return { answer: sentence(games.unfinished) };
  return { loaded: looked.loaded, game };
}

/** The slate of a finished game. */
export async function slateOf(house: House, caller: Caller, id: string): Promise<Answer> {
  const found = await finishedGame(house, caller, id);
  return 'answer' in found ? beside(found.answer) : { show: 'slate', loaded: found.loaded };
}

/** A finished game as a record (rules.md §5). */
export async function exportGame(house: House, caller: Caller, id: string): Promise<Answer> {
  const found = await finishedGame(house, caller, id);
  if ('answer' in found) return found.answer;
  return {
    show: 'file',
    text: textIn(caller.language).records.games.exported,
    name: `molotow-${found.loaded.ref.id}.json`,
    content: `${JSON.stringify(recordOf(found.game))}\n`,
  };
}

/** Games are searched in steps, the newest first, until enough are found; further back than that only who knows the game's name finds it. */
const SEARCH = { step: 200, most: 2000 } as const;
/** Discord shows no more. */
const MOST_SUGGESTED = 25;

/** By what a game is found. */
function textsOf({ game, endedAt, seats, table }: ListedGame, language: Language): (string | null)[] {
  return [table, textIn(language).variants[game], datesSearched(endedAt, language), ...seats.map(({ name }) => name)];
}

/** Those of these games that fit and whose cards are still kept: whoever chooses one wants to see them. */
async function found(house: House, { server, language }: Caller, searched: Searched): Promise<ListedGame[]> {
  const fitting = searched.games.filter((game) => searched.fits(textsOf(game, language)));
  const gone = await house.records.gone(
    server,
    fitting.map(({ table }) => table),
  );
  return fitting.filter(({ table }) => !gone.has(table));
}

interface Searched {
  readonly games: readonly ListedGame[];
  readonly fits: ReturnType<typeof searching>;
}

/** Finished games of the caller's server in which every word that was typed occurs, as a date, a name or a kind of game; newest first. */
export async function suggestGames(house: House, caller: Caller, typed: string): Promise<readonly ListedGame[]> {
  const fits = searching(typed);
  const suggested: ListedGame[] = [];
  for (let from = 0; from < SEARCH.most && suggested.length < MOST_SUGGESTED; from += SEARCH.step) {
    const { games } = await listGames(house, caller.server, { of: 'all', from, count: SEARCH.step });
    suggested.push(...(await found(house, caller, { games, fits })));
    if (games.length < SEARCH.step) break;
  }
  return suggested.slice(0, MOST_SUGGESTED);
}
