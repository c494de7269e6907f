import { textIn } from '../text/index.ts';
import type { Answer } from './answer.ts';
import type { Caller, House } from './house.ts';
import { sentence } from './refused.ts';

/** Why no table may stand in the caller's channel; null where it may. A thread is as its channel. */
export async function notHere(house: House, caller: Caller): Promise<Answer | null> {
  const { channels } = await house.settings.serverSettings(caller.server);
  const here = [caller.channel, caller.parent];
  if (channels.length === 0 || channels.some((channel) => here.includes(channel))) return null;
  const { opening } = textIn(caller.language);
  return sentence(opening.notHere({ channels: channels.map((channel) => `<#${channel}>`) }));
}

/** Why no further table may be opened on the caller's server, in this channel; null if it may. */
export async function mayNotOpen(house: House, caller: Caller): Promise<Answer | null> {
  const { mostTables } = await house.settings.serverSettings(caller.server);
  const refused = await notHere(house, caller);
  if (refused || mostTables === null) return refused;
  const { size } = await house.tables.openTables(caller.server);
  return size < mostTables ? null : sentence(textIn(caller.language).opening.tooMany({ most: mostTables }));
}
