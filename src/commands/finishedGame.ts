import { type Game, recordOf } from '../game/index.ts';
import { type Loaded, TABLE_ID, type TableId } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import { listGames } from './history.ts';
import type { Caller, House } from './house.ts';
import type { ListedGame } from './recordAnswer.ts';
import { notDone, sentence } from './refused.ts';

/** A game that was played to its end, whose hands may so be seen. */
export interface Finished {
  readonly loaded: Loaded;
  readonly game: Game;
}

async function isGone({ records }: House, { server }: Caller, id: TableId): Promise<boolean> {
  return (await records.gone(server, [id])).has(id);
}

/** The finished game of a table, or why there is none: a running one would show hands. */
export async function finishedGame(
  house: House,
  caller: Caller,
  named: string,
): Promise<Finished | { readonly answer: Answer }> {
  const { games } = textIn(caller.language).records;
  const id = named.trim().toLowerCase();
  if (!TABLE_ID.test(id)) return { answer: sentence(games.unknown) };
  const looked = await house.tables.look({ server: caller.server, id });
  if (looked.kind === 'missing')
    return { answer: sentence((await isGone(house, caller, id)) ? games.gone : games.unknown) };
  if (looked.kind !== 'done') return { answer: notDone(caller, looked) };
  const { ended, game } = looked.loaded.table;
  if (!ended) return { answer: sentence(games.running) };
  if (!game || ended.why !== 'finished') return { answer: sentence(games.unfinished) };
  return { loaded: looked.loaded, game };
}

/** The slate of a finished game. */
export async function slateOf(house: House, caller: Caller, id: string): Promise<Answer> {
  const found = await finishedGame(house, caller, id);
  return 'answer' in found ? found.answer : { show: 'slate', loaded: found.loaded };
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

/** Games among which is searched, the newest. */
const SEARCHED = 200;
/** Discord shows no more. */
const MOST_SUGGESTED = 25;

/** `2026-09-21 20:15`, in UTC. */
export function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

function fits({ endedAt, seats, table }: ListedGame, words: readonly string[]): boolean {
  const all = [table, dateOf(endedAt), ...seats.map(({ name }) => name ?? '')].join(' ').toLowerCase();
  return words.every((word) => all.includes(word));
}

/**
 * Finished games of the caller's server in which every word that was typed occurs, as a date or a name; newest first. Whoever chooses one wants to see
 * its cards: games whose cards are gone aren't offered.
 */
export async function suggestGames(house: House, caller: Caller, typed: string): Promise<readonly ListedGame[]> {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const { games } = await listGames(house, caller.server, { of: 'all', from: 0, count: SEARCHED });
  const found = games.filter((game) => fits(game, words));
  const gone = await house.records.gone(
    caller.server,
    found.map(({ table }) => table),
  );
  return found.filter(({ table }) => !gone.has(table)).slice(0, MOST_SUGGESTED);
}
