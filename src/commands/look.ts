import { type Loaded, seatOf, type TableRef } from '../table/index.ts';
import type { Answer } from './answer.ts';
import { slateOf } from './finishedGame.ts';
import type { Caller, House } from './house.ts';
import { notHere } from './mayOpen.ts';
import { notDone, refused } from './refused.ts';

/** What everybody may look at: the table itself, fresh, the last trick, the scores. */
export type Sight = 'table' | 'tricks' | 'scores';

/** Its own channel sees a table; who sits there may call it into another. */
async function mayCall(house: House, caller: Caller, { ref, table }: Loaded): Promise<boolean> {
  if (table.channel === caller.channel) return true;
  const person = await house.people.enrol(ref.server, caller.person);
  return seatOf(table, person) !== null;
}

export async function look(
  house: House,
  caller: Caller,
  { ref, show }: { readonly ref: TableRef; readonly show: Sight },
): Promise<Answer> {
  const looked = await house.tables.look(ref);
  if (looked.kind !== 'done') return notDone(caller, looked);
  const { loaded } = looked;
  if (show === 'table') {
    if (!(await mayCall(house, caller, loaded))) return refused(caller, 'not-seated');
    const elsewhere = caller.channel === loaded.table.channel ? null : await notHere(house, caller);
    if (elsewhere) return elsewhere;
  }
  if (show === 'scores' && loaded.table.ended?.why === 'finished') return slateOf(house, caller, ref.id);
  return { show, loaded };
}
