import { type OpenTable, type PersonNumber, TABLE_ID, type TableId, type TableRef } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import { canJoin } from './canJoin.ts';
import type { ChosenVerb } from './customId.ts';
import type { Caller, House } from './house.ts';
import { sentence } from './refused.ts';

/** Discord takes at most so many options in a menu. */
const MOST_CHOICES = 25;

type Entry = readonly [TableId, OpenTable];

interface Asked {
  readonly open: ReadonlyMap<TableId, OpenTable>;
  readonly person: PersonNumber;
}

/** The tables a command without the option `table` can mean: mine here, else mine elsewhere, else all of this channel. */
function candidates(caller: Caller, { open, person }: Asked): Entry[] {
  const all = [...open];
  const mine = all.filter(([, table]) => table.people.includes(person));
  const here = all.filter(([, table]) => table.channel === caller.channel);
  const mineHere = mine.filter((entry) => here.includes(entry));
  return [mineHere, mine, here].find((entries) => entries.length > 0) ?? [];
}

/** For `join` it is the other way round: a table of this channel at which I can sit down now; if there is none, one that says why not. */
async function toJoin(house: House, caller: Caller, { open, person }: Asked): Promise<Entry[]> {
  const here = [...open].filter(([, table]) => table.channel === caller.channel);
  const looked = await Promise.all(here.map(([id]) => house.tables.look({ server: caller.server, id })));
  const free = here.filter((_, at) => {
    const found = looked[at];
    return found?.kind === 'done' && canJoin(found.loaded.table, person);
  });
  if (free.length > 0) return free;
  const others = here.filter(([, table]) => !table.people.includes(person));
  return [...others, ...here].slice(0, 1);
}

/** For `watch`: a table of another channel. */
function toWatch(caller: Caller, { open }: Asked): Entry[] {
  const elsewhere = [...open].filter(([, table]) => table.channel !== caller.channel);
  return elsewhere.length > 0 ? elsewhere : [...open];
}

async function entriesFor(
  house: House,
  caller: Caller,
  asked: Asked & { readonly goal: ChosenVerb },
): Promise<Entry[]> {
  if (asked.goal === 'join') return toJoin(house, caller, asked);
  return asked.goal === 'watch' ? toWatch(caller, asked) : candidates(caller, asked);
}

async function menu(house: House, caller: Caller, wanted: { goal: ChosenVerb; entries: Entry[] }): Promise<Answer> {
  const entries = wanted.entries.slice(0, MOST_CHOICES);
  const numbers = entries.flatMap(([, table]) => table.people);
  const people = await house.people.named(caller.server, numbers);
  const tables = entries.map(([id, table]) => ({
    id,
    names: table.people.map((number) => people.get(number)?.name ?? '?'),
  }));
  return { show: 'choice', goal: wanted.goal, tables };
}

function namedTable(caller: Caller, name: string): { readonly ref: TableRef } | { readonly answer: Answer } {
  const id = name.trim().toLowerCase();
  if (!TABLE_ID.test(id)) return { answer: sentence(textIn(caller.language).faults.missingTable) };
  return { ref: { server: caller.server, id } };
}

/** Which table a slash command means: the one named, else the only candidate, else a menu to choose from. */
export async function findTable(
  house: House,
  caller: Caller,
  wanted: { readonly goal: ChosenVerb; readonly named: string | null; readonly person: PersonNumber },
): Promise<{ readonly ref: TableRef } | { readonly answer: Answer }> {
  if (wanted.named !== null) return namedTable(caller, wanted.named);
  const open = await house.tables.openTables(caller.server);
  const entries = await entriesFor(house, caller, { ...wanted, open });
  const [only, ...more] = entries;
  if (!only) return { answer: sentence(textIn(caller.language).faults.noTableHere) };
  if (more.length > 0) return { answer: await menu(house, caller, { goal: wanted.goal, entries }) };
  return { ref: { server: caller.server, id: only[0] } };
}
