import { type PersonNumber, peoplePlaying, phaseOf, seatOf, type Table, type TableId } from '../table/index.ts';
import { canJoin } from './canJoin.ts';
import { CHOSEN_VERBS, type ChosenVerb } from './customId.ts';
import type { Caller, House } from './house.ts';
import { searching } from './searching.ts';

/** What a slash command does at a table that is named by the option `table`. */
export const TABLE_GOALS = [...CHOSEN_VERBS, 'host'] as const;
export type TableGoal = ChosenVerb | 'host';

/** An open table, as everybody who sees its channel may know it. */
export interface SuggestedTable {
  readonly id: TableId;
  /** Name of its channel. */
  readonly channel: string;
  /** Of those who sit there; null for people who aren't known any more. */
  readonly names: readonly (string | null)[];
  /** Seats that are taken, computers' too, of how many. */
  readonly taken: number;
  readonly seats: number;
  /** Number of the deal; null in the lobby. */
  readonly deal: number | null;
  /** ms since 1970. */
  readonly openedAt: number;
}

interface Typing {
  readonly goal: TableGoal;
  readonly typed: string;
  /** The name of a channel; null if the caller doesn't see it: then its tables are none of theirs. */
  readonly channelName: (channel: string) => string | null;
}

/** Who types: null as long as they have no number on this server. */
interface Typist {
  readonly caller: Caller;
  readonly person: PersonNumber | null;
}

const sits = (table: Table, person: PersonNumber | null) => person !== null && seatOf(table, person) !== null;

/** Whether the verb does anything there. */
function makesSense(goal: TableGoal, table: Table, { caller, person }: Typist): boolean {
  switch (goal) {
    case 'join':
      return canJoin(table, person);
    case 'leave':
      return person !== null && peoplePlaying(table).includes(person);
    case 'hand':
      return sits(table, person);
    case 'start':
      return table.host === person && phaseOf(table) === 'lobby';
    case 'host':
      return table.host === person;
    case 'close':
      return sits(table, person) || caller.role !== 'person';
    case 'table':
      return table.channel === caller.channel || sits(table, person);
    case 'watch':
      return table.channel !== caller.channel;
    case 'verify':
      return (table.game?.played.length ?? 0) > 0;
    case 'scores':
    case 'rules':
      return true;
  }
}

async function openTables({ tables }: House, server: string): Promise<readonly Table[]> {
  const ids = [...(await tables.openTables(server)).keys()];
  const looked = await Promise.all(ids.map((id) => tables.look({ server, id })));
  return looked.flatMap((found) => (found.kind === 'done' && !found.loaded.table.ended ? [found.loaded.table] : []));
}

async function suggested(
  house: House,
  server: string,
  seen: { table: Table; channel: string },
): Promise<SuggestedTable> {
  const { table, channel } = seen;
  const numbers = peoplePlaying(table);
  const known = await house.people.named(server, numbers);
  return {
    ...{ id: table.id, channel, openedAt: table.openedAt, seats: table.seats.length },
    names: numbers.map((number) => known.get(number)?.name ?? null),
    taken: table.seats.filter((occupant) => occupant !== null).length,
    deal: table.game && table.game.played.length + (table.game.current ? 1 : 0),
  };
}

/**
 * Open tables of the caller's server at which a command makes sense and in which every word that was typed occurs, as a name or a channel: one's own first,
 * then those of this channel, then the newest. Nobody gets a number by typing.
 */
export async function suggestTables(house: House, caller: Caller, typing: Typing): Promise<readonly SuggestedTable[]> {
  const { server } = caller;
  const typist = { caller, person: await house.records.numberOf({ server }, caller.person.id) };
  const rank = (table: Table) => (sits(table, typist.person) ? 0 : table.channel === caller.channel ? 1 : 2);
  const seen = (await openTables(house, server))
    .filter((table) => makesSense(typing.goal, table, typist))
    .sort((a, b) => rank(a) - rank(b) || b.openedAt - a.openedAt)
    .flatMap((table) => {
      const channel = typing.channelName(table.channel);
      return channel === null ? [] : [{ table, channel }];
    });
  const fits = searching(typing.typed);
  const all = await Promise.all(seen.map((each) => suggested(house, server, each)));
  return all.filter(({ id, channel, names }) => fits([id, `#${channel}`, ...names]));
}
