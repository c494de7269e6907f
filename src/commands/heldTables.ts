import type { KnownAs } from '../boards/index.ts';
import { DamagedLog, type PersonNumber, peoplePlaying, replay, type Table, type TableRef } from '../table/index.ts';
import { atATime } from './atATime.ts';
import type { House } from './house.ts';

/** Whoever has left a running game keeps a seat there, but nobody waits for them. */
function holds(table: Table, number: PersonNumber): boolean {
  if (table.ended) return false;
  return table.host === number || peoplePlaying(table).includes(number);
}

/** ms. A table whose deadline passed longer ago stands still: the bot isn't on its server any more, and nobody can leave it. */
const STANDS_STILL = 24 * 60 * 60_000;

/** The log is read as it lies there: a table of another process isn't taken up here. A damaged one holds nobody back. */
async function isHeld({ records, now }: House, ref: TableRef, number: PersonNumber): Promise<boolean> {
  try {
    const stored = await records.load(ref);
    if (!stored || (stored.due !== null && stored.due < now() - STANDS_STILL)) return false;
    return holds(replay(ref.id, stored.lines), number);
  } catch (fault) {
    if (fault instanceof DamagedLog) return false;
    throw fault;
  }
}

/** Open tables of one server at which somebody plays, or which they host. */
async function heldOn(house: House, { scope, number }: KnownAs): Promise<TableRef[]> {
  if (scope === 'everywhere') return [];
  const open = [...(await house.tables.openTables(scope.server))];
  const own = open.filter(([, { people }]) => people.includes(number)).map(([id]) => ({ ...scope, id }));
  const held = await Promise.all(own.map(async (ref) => ((await isHeld(house, ref, number)) ? [ref] : [])));
  return held.flat();
}

/** The open tables, of all servers, at which somebody plays or which they host: those would lose them. */
export async function heldTables(house: House, known: readonly KnownAs[]): Promise<readonly TableRef[]> {
  return (await atATime(known, (each) => heldOn(house, each))).flat();
}
