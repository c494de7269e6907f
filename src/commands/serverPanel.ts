import { type ServerSetting, type SettingChange, serverSettingSchemas } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import { notForAdmins, type SettingsShown, settingsShown } from './admin.ts';
import type { PanelSetting } from './adminPress.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { keepSetting } from './keepSetting.ts';

/** What is set for the caller's server, with menus to change it. */
export async function serverPanel(house: House, caller: Caller, notes: readonly string[] = []): Promise<Answer> {
  const refused = notForAdmins(caller);
  if (refused) return refused;
  const shown: SettingsShown = await settingsShown(house, caller.server);
  return { show: 'serverPanel', ...shown, notes };
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Menus of channels and roles bring ids, and none to take the setting back; the others the value itself as JSON. */
function chosenValue(setting: ServerSetting, chosen: readonly string[]): unknown {
  if (setting === 'channels') return [...new Set(chosen)];
  if (setting === 'openingRole') return chosen[0] ?? null;
  return jsonOf(chosen[0]);
}

/** Null for anything that the setting can't be. `@everyone`, whose id is the server's, is no role to be pinged. */
function readChange(setting: PanelSetting, chosen: readonly string[], server: string): SettingChange | null {
  const read = serverSettingSchemas[setting].safeParse(chosenValue(setting, chosen));
  if (!read.success || (setting === 'openingRole' && read.data === server)) return null;
  return { name: setting, value: read.data } as SettingChange;
}

/** A choice from one of the panel's menus. */
export async function setServer(
  house: House,
  caller: Caller,
  { setting, chosen }: { readonly setting: PanelSetting; readonly chosen: readonly string[] },
): Promise<Answer> {
  const refused = notForAdmins(caller);
  if (refused) return refused;
  const { server } = textIn(caller.language);
  const change = readChange(setting, chosen, caller.server);
  if (!change) return serverPanel(house, caller, [server.bad]);
  await keepSetting(house, caller, change);
  return serverPanel(house, caller, [server.saved]);
}
