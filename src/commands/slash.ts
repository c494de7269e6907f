import type { Answer } from './answer.ts';
import type { ChosenVerb } from './customId.ts';
import { findTable } from './findTable.ts';
import type { Caller, House } from './house.ts';
import { atTable } from './press.ts';

/** `/molotow …` for a table: the one named by the option, or the one that can be meant. */
export async function slash(
  house: House,
  caller: Caller,
  asked: { readonly verb: ChosenVerb; readonly table: string | null },
): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  const found = await findTable(house, caller, { goal: asked.verb, named: asked.table, person });
  return 'answer' in found ? found.answer : atTable(house, caller, { verb: asked.verb, ref: found.ref });
}
