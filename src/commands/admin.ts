import type { ServerSetting, ServerSettings } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { AdminAct } from './adminPress.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { sentence } from './refused.ts';

/** Null for those who run the server. Discord hides the command from others, but anybody can send a custom id. */
export function notForAdmins({ role, language }: Caller): Answer | null {
  return role === 'admin' ? null : sentence(textIn(language).admin.onlyAdmins);
}

/** The drinking mode of the caller's server. */
export async function drinkingAdmin(house: House, caller: Caller, notes: readonly string[] = []): Promise<Answer> {
  const refused = notForAdmins(caller);
  return refused ?? { show: 'drinkingAdmin', settings: await house.settings.serverSettings(caller.server), notes };
}

const CHANGES = {
  allowDrinking: { name: 'drinking', value: 'allowed' },
  forbidDrinking: { name: 'drinking', value: 'forbidden' },
  defaultSteps: { name: 'drinkingSteps', value: null },
} as const satisfies Readonly<Record<AdminAct, { name: ServerSetting; value: ServerSettings[ServerSetting] }>>;

/** What a button of the panel does. */
export async function admin(house: House, caller: Caller, act: AdminAct): Promise<Answer> {
  const refused = notForAdmins(caller);
  if (refused) return refused;
  const { name, value } = CHANGES[act];
  await house.settings.keepServerSetting(caller.server, name, value);
  return drinkingAdmin(house, caller, [textIn(caller.language).admin.saved]);
}
