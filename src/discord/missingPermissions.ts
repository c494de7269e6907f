import { type BaseInteraction, ChannelType, PermissionFlagsBits } from 'discord.js';
import type { PermissionName } from '../text/index.ts';

/** Which of them the bot lacks where this happened. The interaction says it itself: a cache may be wrong (discord.md). */
function lacking({ appPermissions }: BaseInteraction, needed: readonly PermissionName[]): readonly PermissionName[] {
  return needed.filter((permission) => !appPermissions.has(PermissionFlagsBits[permission]));
}

/** What the bot lacks to show a table where this happened. */
export function missingPermissions(interaction: BaseInteraction): readonly PermissionName[] {
  const send = interaction.channel?.isThread() ? 'SendMessagesInThreads' : 'SendMessages';
  return lacking(interaction, ['ViewChannel', send, 'AttachFiles']);
}

/** What the bot lacks to open a thread for a table where this happened; null where there can be none. */
export function missingForThread(interaction: BaseInteraction): readonly PermissionName[] | null {
  if (interaction.channel?.type !== ChannelType.GuildText) return null;
  return lacking(interaction, ['ViewChannel', 'CreatePublicThreads', 'SendMessagesInThreads']);
}
