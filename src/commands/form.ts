import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Press } from './customId.ts';
import { saveStep } from './drinkingSteps.ts';
import type { Caller, House } from './house.ts';
import { sentence } from './refused.ts';
import { typedEnd } from './settings.ts';

/** The one field of the form for the end of a game. */
export const END_INPUT = 'number';

/** What was typed into a form, by the names of its fields. It may be sent an hour after it was opened. */
export async function submit(
  house: House,
  caller: Caller,
  { pressed, typed }: { readonly pressed: Press; readonly typed: ReadonlyMap<string, string> },
): Promise<Answer> {
  if (pressed.verb === 'editStep') return saveStep(house, caller, { replaces: pressed.step, typed });
  if (pressed.verb !== 'enterEnd') return sentence(textIn(caller.language).faults.unknownButton);
  const ref = { server: caller.server, id: pressed.table };
  return typedEnd(house, caller, { ref, end: pressed.end, typed: typed.get(END_INPUT) ?? '' });
}
