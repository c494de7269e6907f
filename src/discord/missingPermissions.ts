import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { PermissionName } from '../text/index.ts';

/** What the bot lacks where this happened. The interaction says it itself: a cache may be wrong (discord.md). */
export function missingPermissions({ appPermissions, channel }: BaseInteraction): readonly PermissionName[] {
  const send = channel?.isThread() ? 'SendMessagesInThreads' : 'SendMessages';
  const needed: readonly PermissionName[] = ['ViewChannel', send, 'AttachFiles'];
  return needed.filter((permission) => !appPermissions.has(PermissionFlagsBits[permission]));
}
