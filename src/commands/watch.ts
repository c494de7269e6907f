import type { TableRef } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { notHere } from './mayOpen.ts';
import { notDone, refused, sentence } from './refused.ts';

/** Follows a table from another channel of its server. */
export async function watch(house: House, caller: Caller, ref: TableRef): Promise<Answer> {
  const looked = await house.tables.look(ref);
  if (looked.kind !== 'done') return notDone(caller, looked);
  const { loaded } = looked;
  if (loaded.table.ended) return refused(caller, 'table-ended');
  const [post, watched] = await Promise.all([house.shown.post(ref), house.shown.watch(ref)]);
  const places = [post?.channel ?? loaded.table.channel, watched?.channel];
  if (places.includes(caller.channel)) return sentence(textIn(caller.language).opening.isHere);
  return (await notHere(house, caller)) ?? { show: 'watch', loaded };
}
