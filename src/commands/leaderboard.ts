import { type Board, boardFor, type Scope } from '../boards/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import type { BoardAsked } from './recordPress.ts';
import { beside, sentence } from './refused.ts';

/** Places on a page. */
export const BOARD_PAGE = 10;

function scopeOf(where: BoardAsked['where'], { server }: Caller): Scope {
  return where === 'everywhere' ? 'everywhere' : { server };
}

async function ownStanding({ records }: House, caller: Caller, { scope, board }: { scope: Scope; board: Board }) {
  const number = await records.numberOf(scope, caller.person.id);
  return number === null ? null : records.boardStanding(scope, board, number);
}

/** A page of the board; beyond its end the last one, and that is said. */
async function rowsOn({ records }: House, { scope, board }: { scope: Scope; board: Board }, page: number) {
  const read = (at: number) => records.boardPage(scope, board, { from: at * BOARD_PAGE, count: BOARD_PAGE });
  const found = await read(page);
  if (found.rows.length > 0 || found.total === 0) return { ...found, page: found.total === 0 ? 0 : page };
  const last = Math.ceil(found.total / BOARD_PAGE) - 1;
  return { ...(await read(last)), page: last };
}

/** A page of a leaderboard, counted from 0, or with `me` the one on which the asker stands. */
export async function leaderboard(
  house: House,
  caller: Caller,
  { asked, page, notes = [] }: { asked: BoardAsked; page: number | 'me'; notes?: readonly string[] },
): Promise<Answer> {
  const { board: words } = textIn(caller.language).records;
  const board = boardFor(asked, house.now());
  if (!board) return sentence(words.needsGame);
  const scope = scopeOf(asked.where, caller);
  const own = await ownStanding(house, caller, { scope, board });
  const wanted = page === 'me' ? Math.floor((own?.index ?? 0) / BOARD_PAGE) : page;
  const found = await rowsOn(house, { scope, board }, wanted);
  const known = await house.records.peopleOf(
    scope,
    found.rows.map(({ person }) => person),
  );
  return {
    show: 'leaderboard',
    board: asked,
    page: found.page,
    total: found.total,
    rows: found.rows.map((row) => ({ ...row, name: known.get(row.person)?.name ?? null })),
    own,
    isMember: (await house.records.numberOf('everywhere', caller.person.id)) !== null,
    notes: [
      ...notes,
      ...(page === 'me' && !own ? [words.notOn] : []),
      ...(found.total > 0 && found.page !== wanted ? [words.beyond] : []),
    ],
  };
}

/** Opts in to the boards of everywhere. */
export async function joinEverywhere(house: House, caller: Caller): Promise<Answer> {
  await house.records.joinEverywhere(caller.person, house.now());
  return beside(sentence(textIn(caller.language).records.board.joined));
}
