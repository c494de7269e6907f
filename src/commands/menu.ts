import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import { chosenSetting } from './chosenSetting.ts';
import type { Press } from './customId.ts';
import { chooseStep } from './drinkingSteps.ts';
import { slateOf } from './finishedGame.ts';
import type { Caller, House } from './house.ts';
import { endTable } from './openTables.ts';
import { choosePreference } from './preferences.ts';
import { sentence } from './refused.ts';
import { setServer } from './serverPanel.ts';
import { slash } from './slash.ts';

const MENU_VERBS = [
  'choose',
  'setRule',
  'chooseStep',
  'setServer',
  'endTable',
  'pickGame',
  'choosePreference',
] as const;

/** Custom ids of menus: what is chosen comes with the interaction, not with the id. */
export type MenuPress = Extract<Press, { verb: (typeof MENU_VERBS)[number] }>;

export function isMenu(pressed: Press): pressed is MenuPress {
  return MENU_VERBS.some((verb) => verb === pressed.verb);
}

/** A menu that takes one choice. */
async function chooseOne(
  house: House,
  caller: Caller,
  { pressed, chosen }: { readonly pressed: Exclude<MenuPress, { verb: 'setServer' }>; readonly chosen: string },
): Promise<Answer> {
  switch (pressed.verb) {
    case 'choose':
      return slash(house, caller, { kind: 'table', verb: pressed.goal, table: chosen });
    case 'chooseStep':
      return chooseStep(house, caller, chosen);
    case 'endTable':
      return endTable(house, caller, chosen);
    case 'pickGame':
      return slateOf(house, caller, chosen);
    case 'choosePreference':
      return choosePreference(house, caller, { name: pressed.name, chosen });
    case 'setRule':
      return chosenSetting(house, caller, {
        ref: { server: caller.server, id: pressed.table },
        field: pressed.field,
        chosen,
      });
  }
}

/** What a choice from a menu does; menus of channels and roles take several, or none. */
export async function choose(
  house: House,
  caller: Caller,
  { pressed, chosen }: { readonly pressed: MenuPress; readonly chosen: readonly string[] },
): Promise<Answer> {
  if (pressed.verb === 'setServer') return setServer(house, caller, { setting: pressed.setting, chosen });
  const [one] = chosen;
  if (one === undefined) return sentence(textIn(caller.language).faults.unknownButton);
  return chooseOne(house, caller, { pressed, chosen: one });
}
