import { type BaseInteraction, ChannelType, GuildMember, PermissionFlagsBits } from 'discord.js';

/**
 * The name of a channel for whoever acts, by its id; null if they don't see it, or if we can't tell: then nothing of it may be told. Who is in a private
 * thread isn't known to a bot without privileged intents.
 */
export function channelNames({
  channelId,
  channel: here,
  guild,
  member,
}: BaseInteraction): (id: string) => string | null {
  return (id) => {
    if (id === channelId && here && 'name' in here) return here.name;
    const channel = guild?.channels.cache.get(id);
    if (!channel || channel.type === ChannelType.PrivateThread || !(member instanceof GuildMember)) return null;
    return channel.permissionsFor(member).has(PermissionFlagsBits.ViewChannel) ? channel.name : null;
  };
}
