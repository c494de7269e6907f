import type { Rules } from '../game/index.ts';
import type { TableRef } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { changeRules, settings } from './settings.ts';

async function isForbidden(house: House, server: string): Promise<boolean> {
  return (await house.settings.serverSettings(server)).drinking === 'forbidden';
}

/** Rules that were good once, as far as the server allows them now. */
export async function stillAllowed(house: House, server: string, rules: Rules): Promise<Rules> {
  return rules.drinking && (await isForbidden(house, server)) ? { ...rules, drinking: false } : rules;
}

/** The host's panel, which says that the server forbids it; null where it doesn't. */
async function forbidden(house: House, caller: Caller, ref: TableRef): Promise<Answer | null> {
  if (!(await isForbidden(house, caller.server))) return null;
  const panel = await settings(house, caller, { ref, page: 'table' });
  if (panel.show !== 'settings') return panel;
  return { ...panel, notes: [textIn(caller.language).drinking.forbidden] };
}

/** Before the drinking mode is turned on the host confirms that everybody is of age (rules.md §4). */
export async function askAge(house: House, caller: Caller, ref: TableRef): Promise<Answer> {
  const refused = await forbidden(house, caller, ref);
  if (refused) return refused;
  const panel = await settings(house, caller, { ref, page: 'table' });
  return panel.show === 'settings' ? { show: 'ageCheck', loaded: panel.loaded } : panel;
}

/** The host has confirmed it. */
export async function allAdults(house: House, caller: Caller, ref: TableRef): Promise<Answer> {
  const refused = await forbidden(house, caller, ref);
  return refused ?? changeRules(house, caller, { ref, page: 'table', change: { field: 'drinking', value: true } });
}
