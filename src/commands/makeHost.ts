import { peopleAt, type TableRef } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { notDone, refused, sentence } from './refused.ts';

/** The host hands the table over to somebody who sits there; `heir` is an id of Discord's. */
export async function makeHost(
  house: House,
  caller: Caller,
  { ref, heir }: { readonly ref: TableRef; readonly heir: string },
): Promise<Answer> {
  const person = await house.people.enrol(caller.server, caller.person);
  const looked = await house.tables.look(ref);
  if (looked.kind !== 'done') return notDone(caller, looked);
  const seated = await house.people.named(caller.server, peopleAt(looked.loaded.table));
  const [host, named] = [...seated].find(([, each]) => each.id === heir) ?? [];
  if (host === undefined || !named) return refused(caller, 'host-needs-seat');
  const acted = await house.tables.act(ref, { type: 'makeHost', person, host });
  if (acted.kind !== 'done') return notDone(caller, acted);
  return sentence(textIn(caller.language).answers.madeHost({ name: `<@${heir}>` }));
}
