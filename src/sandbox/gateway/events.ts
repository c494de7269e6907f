import { isThread } from '../model/channels.ts';
import type { Channel } from '../model/state.ts';
import type { Change, World } from '../model/world.ts';
import { channelJson } from '../wire/channel.ts';
import { guildCreateJson, guildJson } from '../wire/guild.ts';

export interface GatewayEvent {
  readonly guildId: string;
  readonly name: string;
  readonly data: unknown;
}

/** The event by which a bot with the intent `Guilds` learns of a change, or null: of messages it learns nothing. */
export function eventOf(world: World, change: Change): GatewayEvent | null {
  switch (change.type) {
    case 'channel-created':
      return channelEvent(change.channel, 'CREATE');
    case 'channel-changed':
      return channelEvent(change.channel, 'UPDATE');
    case 'channel-deleted':
      return channelEvent(change.channel, 'DELETE');
    case 'guild-created':
      return { guildId: change.guild.id, name: 'GUILD_CREATE', data: guildCreateJson(world, change.guild) };
    case 'guild-changed':
      return { guildId: change.guild.id, name: 'GUILD_UPDATE', data: guildJson(change.guild) };
    case 'guild-deleted':
      return { guildId: change.guild.id, name: 'GUILD_DELETE', data: { id: change.guild.id } };
    default:
      return null;
  }
}

function channelEvent(channel: Channel, what: 'CREATE' | 'UPDATE' | 'DELETE'): GatewayEvent {
  const kind = isThread(channel) ? 'THREAD' : 'CHANNEL';
  return { guildId: channel.guildId, name: `${kind}_${what}`, data: channelJson(channel) };
}
