import type { TableRef } from '../table/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { notDone } from './refused.ts';

/** What everybody may look at: the last trick, the scores, the rules in force, or the table itself, fresh. */
export async function look(
  house: House,
  caller: Caller,
  { ref, show }: { readonly ref: TableRef; readonly show: 'tricks' | 'scores' | 'rules' | 'table' },
): Promise<Answer> {
  const looked = await house.tables.look(ref);
  return looked.kind === 'done' ? { show, loaded: looked.loaded } : notDone(caller, looked);
}
