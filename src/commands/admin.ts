import type { ServerSetting, ServerSettings, SettingChange, SettingMark } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import type { Answer, SetBy } from './answer.ts';
import type { Caller, House } from './house.ts';
import { keepSetting } from './keepSetting.ts';
import { sentence } from './refused.ts';

/** Null for those who run the server. Discord hides the command from others, but anybody can send a custom id. */
export function notForAdmins({ role, language }: Caller): Answer | null {
  return role === 'admin' ? null : sentence(textIn(language).admin.onlyAdmins);
}

/** What is set for a server, and by whom. */
export interface SettingsShown {
  readonly settings: ServerSettings;
  /** What was never set is missing. */
  readonly setBy: ReadonlyMap<ServerSetting, SetBy>;
}

export async function settingsShown({ settings, people }: House, server: string): Promise<SettingsShown> {
  const marks = await settings.settingMarks(server);
  const known = await people.named(
    server,
    [...marks.values()].map(({ by }) => by),
  );
  const named = ({ by, at }: SettingMark): SetBy => ({ name: known.get(by)?.name ?? null, at });
  return {
    settings: await settings.serverSettings(server),
    setBy: new Map([...marks].map(([setting, mark]) => [setting, named(mark)])),
  };
}

/** The drinking mode of the caller's server. */
export async function drinkingAdmin(house: House, caller: Caller, notes: readonly string[] = []): Promise<Answer> {
  const refused = notForAdmins(caller);
  if (refused) return refused;
  return { show: 'drinkingAdmin', ...(await settingsShown(house, caller.server)), notes };
}

const CHANGES = {
  allowDrinking: { name: 'drinking', value: 'allowed' },
  forbidDrinking: { name: 'drinking', value: 'forbidden' },
  defaultSteps: { name: 'drinkingSteps', value: null },
} as const satisfies Readonly<Record<string, SettingChange>>;

/** What a button of the drinking panel does. */
export async function changeDrinking(house: House, caller: Caller, act: keyof typeof CHANGES): Promise<Answer> {
  const refused = notForAdmins(caller);
  if (refused) return refused;
  await keepSetting(house, caller, CHANGES[act]);
  return drinkingAdmin(house, caller, [textIn(caller.language).admin.saved]);
}
