import type { SettingChange } from '../table/index.ts';
import type { Caller, House } from './house.ts';

/** Keeps a setting of the caller's server, with who set it and when. */
export async function keepSetting(house: House, caller: Caller, change: SettingChange): Promise<void> {
  const { server, person } = caller;
  const by = await house.people.enrol(server, person);
  await house.settings.keepServerSetting(server, { ...change, by, at: house.now() });
  house.onDeed({ server, by, did: 'set', what: change.name, to: change.value });
}
