import { type RulesChange, readChange, VARIANTS } from '../game/index.ts';
import type { TableRef } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import { askAge } from './drinking.ts';
import type { Caller, House } from './house.ts';
import { sentence } from './refused.ts';
import { changeRules } from './settings.ts';
import { groupOf, type SettingField } from './settingsPages.ts';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function changeFrom(field: SettingField, chosen: string): RulesChange | null {
  if (field !== 'game') return readChange(field, jsonOf(chosen));
  const variant = VARIANTS.find((each) => each === chosen);
  return variant ? { variant } : null;
}

/** A choice from one of the panel's menus. */
export async function chosenSetting(
  house: House,
  caller: Caller,
  { ref, field, chosen }: { readonly ref: TableRef; readonly field: SettingField; readonly chosen: string },
): Promise<Answer> {
  const change = changeFrom(field, chosen);
  if (!change) return sentence(textIn(caller.language).faults.unknownButton);
  if ('field' in change && change.field === 'drinking' && change.value) return askAge(house, caller, ref);
  return changeRules(house, caller, { ref, page: groupOf(field), change });
}
