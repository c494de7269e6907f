import type { OpenSeat, PersonNumber, Table, TableRef } from '../table/index.ts';
import type { Answer } from './answer.ts';
import { stillAllowed } from './drinking.ts';
import { hand } from './hand.ts';
import type { Caller, House } from './house.ts';
import { mayNotOpen } from './mayOpen.ts';
import { notDone } from './refused.ts';
import { start } from './start.ts';

function seatsOf(table: Table): OpenSeat[] {
  return table.seats.map((occupant) => {
    if (occupant === null) return 'free';
    return occupant.kind === 'person' ? occupant.person : (occupant.sitsInFor ?? 'computer');
  });
}

/** Where chance chose who dealt first, it is the next one's turn now. */
function nextDealer({ game, rules }: Table): { readonly firstDealer?: number } {
  const first = game?.played[0]?.deal;
  return first && rules.firstLead === 'random-dealer' ? { firstDealer: first.leader } : {};
}

const isPerson = (seat: OpenSeat): seat is PersonNumber => typeof seat === 'number';

/**
 * The same people, seats and rules once more, once: who clicks later is led to the table that is already there. Alone
 * with computers it starts at once; with others it waits in the lobby, where those who have gone can be seen off.
 */
export function again(house: House, caller: Caller, ref: TableRef): Promise<Answer> {
  return house.opening(
    caller.server,
    async () => (await mayNotCarryOn(house, caller, ref)) ?? carryOn(house, caller, ref),
  );
}

/** Who comes later is led on, whatever the server allows by now. */
async function mayNotCarryOn(house: House, caller: Caller, ref: TableRef): Promise<Answer | null> {
  const looked = await house.tables.look(ref);
  const isFirst = looked.kind === 'done' && looked.loaded.table.ended && looked.loaded.table.next === null;
  return isFirst ? mayNotOpen(house, caller) : null;
}

async function carryOn(house: House, caller: Caller, ref: TableRef): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  const acted = await house.tables.act(ref, { type: 'again', person, next: house.newId() });
  if (acted.kind !== 'done') return notDone(caller, acted);
  const { table } = acted.loaded;
  if (table.next === null) throw new Error(`table ${table.id} was carried on by no table`);
  const next = { server: ref.server, id: table.next };
  const there = await house.tables.look(next);
  // After a crash between the two steps the next table isn't there yet.
  if (there.kind === 'missing') return open(house, caller, { table, next, person });
  return there.kind === 'done' && there.loaded.table.ended && there.loaded.table.game
    ? ((await mayNotCarryOn(house, caller, next)) ?? carryOn(house, caller, next))
    : hand(house, caller, { ref: next });
}

async function open(
  house: House,
  caller: Caller,
  { table, next, person }: { readonly table: Table; readonly next: TableRef; readonly person: PersonNumber },
): Promise<Answer> {
  const seats = seatsOf(table);
  const opened = await house.tables.open(next, {
    type: 'open',
    person,
    at: house.now(),
    channel: caller.channel,
    language: table.language,
    rules: await stillAllowed(house, next.server, table.rules),
    options: table.options,
    ...nextDealer(table),
    seats,
  });
  if (opened.kind !== 'done') return notDone(caller, opened);
  if (opened.booked === 0) return hand(house, caller, { ref: next });
  return seats.filter(isPerson).length === 1 ? start(house, caller, next) : { show: 'table', loaded: opened.loaded };
}
