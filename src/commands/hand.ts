import { phaseOf, seatOf, type TableRef } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { notDone, refused } from './refused.ts';

export interface HandAsked {
  readonly ref: TableRef;
  readonly note?: string;
  readonly weis?: 'declare' | 'keep';
}

/** The caller's hand as it is now; who comes back to a seat that a computer kept takes it back with it. */
export async function hand(house: House, caller: Caller, { ref, note, weis }: HandAsked): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  const looked = await house.tables.look(ref);
  if (looked.kind !== 'done') return notDone(caller, looked);
  const { table } = looked.loaded;
  const seat = seatOf(table, person);
  if (seat === null) return refused(caller, 'not-seated');
  const back = phaseOf(table) !== 'ended' && table.game !== null && table.seats[seat]?.kind === 'computer';
  const acted = back ? await house.tables.act(ref, { type: 'takeBack', person }) : looked;
  if (acted.kind !== 'done') return notDone(caller, acted);
  const tookBack = back && acted.booked > 0 ? textIn(caller.language).answers.tookBack : null;
  return { show: 'hand', loaded: acted.loaded, person, note: note ?? tookBack, weis: weis ?? null, picked: null };
}
