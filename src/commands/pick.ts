import type { Card } from '../game/index.ts';
import { type Move, moveOf, type TableRef } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import { hand } from './hand.ts';
import type { Caller, House } from './house.ts';

/** Selects a card, which the second click plays: nothing is kept, the button of the hand that is shown says it all. */
export async function pick(
  house: House,
  caller: Caller,
  { ref, move, card }: { readonly ref: TableRef; readonly move: Move; readonly card: Card },
): Promise<Answer> {
  const answer = await hand(house, caller, { ref });
  if (answer.show !== 'hand') return answer;
  const now = moveOf(answer.loaded.table);
  if (now?.deal === move.deal && now.count === move.count) return { ...answer, picked: card };
  return { ...answer, note: answer.note ?? textIn(caller.language).refusals['stale-move'] };
}
