import type { OpenTable, TableId } from '../table/index.ts';
import { TABLE_ID } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import { notForAdmins } from './admin.ts';
import type { Answer, ListedTable } from './answer.ts';
import type { Caller, House } from './house.ts';
import { notDone, sentence } from './refused.ts';

/** As many as find room in one message (discord.md, 4000 characters); those that were opened first come first. */
const MOST_LISTED = 10;

async function listed(
  house: House,
  server: string,
  [id, { channel, people }]: readonly [TableId, OpenTable],
): Promise<ListedTable> {
  const ref = { server, id };
  const [looked, post, known] = await Promise.all([
    house.tables.look(ref),
    house.shown.post(ref),
    house.people.named(server, people),
  ]);
  return {
    id,
    names: people.map((number) => known.get(number)?.name ?? '?'),
    channel: post?.channel ?? channel,
    message: post?.message ?? null,
    openedAt: looked.kind === 'done' ? looked.loaded.table.openedAt : null,
  };
}

/** The open tables of the caller's server, each of which can be ended. */
export async function openTables(house: House, caller: Caller, notes: readonly string[] = []): Promise<Answer> {
  const refused = notForAdmins(caller);
  if (refused) return refused;
  const { server } = caller;
  const open = [...(await house.tables.openTables(server))];
  const all = await Promise.all(open.map((entry) => listed(house, server, entry)));
  const tables = all.sort((a, b) => (a.openedAt ?? 0) - (b.openedAt ?? 0)).slice(0, MOST_LISTED);
  return { show: 'openTables', server, tables, more: all.length - tables.length, notes };
}

/** A choice from the menu of open tables. */
export async function endTable(house: House, caller: Caller, id: string): Promise<Answer> {
  const refused = notForAdmins(caller);
  if (refused) return refused;
  const text = textIn(caller.language);
  if (!TABLE_ID.test(id)) return sentence(text.faults.missingTable);
  const { server, person } = caller;
  const by = await house.people.enrol(server, person);
  const acted = await house.tables.act({ server, id }, { type: 'close', person: by, at: house.now(), as: 'moderator' });
  if (acted.kind !== 'done') return notDone(caller, acted);
  house.onDeed({ server, by, did: 'end', what: id, to: null });
  return openTables(house, caller, [text.answers.closed]);
}
