import type { Channel, Guild } from './state.ts';

/** The permissions that matter to a bot of commands, messages and threads; names as in Discord's documentation. */
const PERMISSIONS = {
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  ManageGuild: 1n << 5n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  UseExternalEmojis: 1n << 18n,
  ManageRoles: 1n << 28n,
  ManageWebhooks: 1n << 29n,
  UseApplicationCommands: 1n << 31n,
  ManageThreads: 1n << 34n,
  CreatePublicThreads: 1n << 35n,
  CreatePrivateThreads: 1n << 36n,
  SendMessagesInThreads: 1n << 38n,
  ModerateMembers: 1n << 40n,
} as const;

export type Permission = keyof typeof PERMISSIONS;

const ALL = Object.values(PERMISSIONS).reduce((sum, bit) => sum | bit, 0n);

export function bitsOf(names: readonly Permission[]): bigint {
  return names.reduce((sum, name) => sum | PERMISSIONS[name], 0n);
}

/** What everybody on a fresh server may do. */
export const EVERYONE_BITS = bitsOf([
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'SendMessagesInThreads',
]);

/** Permissions of a member in a channel: roles first, then the channel's overwrites. A thread has those of its parent. */
export function permissionsIn(guild: Guild, channel: Channel, userId: string): bigint {
  const member = guild.members.get(userId);
  if (member === undefined) return 0n;
  const roles = guild.roles.filter((role) => role.id === guild.id || member.roleIds.includes(role.id));
  const base = roles.reduce((sum, role) => sum | role.permissions, 0n);
  if (userId === guild.ownerId || (base & PERMISSIONS.Administrator) !== 0n) return ALL;
  const forRoles = channel.overwrites.filter((overwrite) => roles.some((role) => role.id === overwrite.id));
  const forMember = channel.overwrites.filter((overwrite) => overwrite.id === userId);
  return [...forRoles, ...forMember].reduce((sum, { allow, deny }) => (sum & ~deny) | allow, base);
}

export function has(bits: bigint, permission: Permission): boolean {
  return (bits & PERMISSIONS[permission]) !== 0n;
}
