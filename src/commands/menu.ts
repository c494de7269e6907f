import type { Answer } from './answer.ts';
import { chosenSetting } from './chosenSetting.ts';
import type { Press } from './customId.ts';
import { chooseStep } from './drinkingSteps.ts';
import type { Caller, House } from './house.ts';
import { slash } from './slash.ts';

/** Custom ids of menus: what is chosen comes with the interaction, not with the id. */
export type MenuPress = Extract<Press, { verb: 'choose' | 'setRule' | 'chooseStep' }>;

export function isMenu(pressed: Press): pressed is MenuPress {
  return pressed.verb === 'choose' || pressed.verb === 'setRule' || pressed.verb === 'chooseStep';
}

/** What a choice from a menu does. */
export function choose(
  house: House,
  caller: Caller,
  { pressed, chosen }: { readonly pressed: MenuPress; readonly chosen: string },
): Promise<Answer> {
  if (pressed.verb === 'choose') return slash(house, caller, { kind: 'table', verb: pressed.goal, table: chosen });
  if (pressed.verb === 'chooseStep') return chooseStep(house, caller, chosen);
  const ref = { server: caller.server, id: pressed.table };
  return chosenSetting(house, caller, { ref, field: pressed.field, chosen });
}
