import { VARIANT_RULES, type Variant } from '../game/index.ts';
import type { TableRef } from '../table/index.ts';
import type { RulesPage } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { notDone } from './refused.ts';

/** A page about the rules a table plays by. */
export async function rulesOfTable(
  house: House,
  caller: Caller,
  { ref, page }: { readonly ref: TableRef; readonly page: RulesPage },
): Promise<Answer> {
  const looked = await house.tables.look(ref);
  if (looked.kind !== 'done') return notDone(caller, looked);
  return { show: 'rules', rules: looked.loaded.table.rules, of: { table: ref.id }, page };
}

/** The same about a game as it stands in the book. */
export function rulesOfGame({ variant, page }: { readonly variant: Variant; readonly page: RulesPage }): Answer {
  return { show: 'rules', rules: VARIANT_RULES[variant], of: { variant }, page };
}
