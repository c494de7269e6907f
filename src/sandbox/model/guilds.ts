import { bitsOf, EVERYONE_BITS, has, type Permission, permissionsIn } from './permissions.ts';
import type { Channel, Guild, Member, Overwrite, Role, User } from './state.ts';
import type { World } from './world.ts';

/** What an inviting link for the bot asks for. */
const BOT_BITS = EVERYONE_BITS;

/** A new server with the bot in it and nobody else but its (absent) owner. */
export function addGuild(world: World, name: string, locale: string): Guild {
  const id = nextGuildId(world);
  const ownerId = world.nextId();
  const bot = world.state.application.id;
  const botRole = { id: world.nextId(), name: 'Molotow', permissions: BOT_BITS };
  world.state.users.set(ownerId, { id: ownerId, name: `owner of ${name}`, bot: false, locale });
  const guild: Guild = {
    id,
    name,
    ownerId,
    locale,
    roles: [{ id, name: '@everyone', permissions: EVERYONE_BITS }, botRole],
    members: new Map([
      [ownerId, memberNow(world, ownerId, [])],
      [bot, memberNow(world, bot, [botRole.id])],
    ]),
  };
  world.state.guilds.set(id, guild);
  world.emit({ type: 'guild-created', guild });
  return guild;
}

/** A person joins a server; permissions beyond everybody's come by a role of their own. */
export function addMember(world: World, guild: Guild, joining: { user: User; extra: readonly Permission[] }): Guild {
  const { user, extra } = joining;
  const roles = extra.length === 0 ? [] : [{ id: world.nextId(), name: user.name, permissions: bitsOf(extra) }];
  const members = new Map(guild.members);
  members.set(
    user.id,
    memberNow(
      world,
      user.id,
      roles.map(({ id }) => id),
    ),
  );
  world.state.users.set(user.id, user);
  return replaceGuild(world, { ...guild, members, roles: [...guild.roles, ...roles] });
}

/** A role without permissions of its own, for these members. */
export function addRole(world: World, guild: Guild, wanted: { name: string; memberIds: readonly string[] }): Role {
  const role: Role = { id: world.nextId(), name: wanted.name, permissions: 0n };
  const members = [...guild.members].map(([id, member]) => {
    const isWanted = wanted.memberIds.includes(id);
    return [id, isWanted ? { ...member, roleIds: [...member.roleIds, role.id] } : member] as const;
  });
  replaceGuild(world, { ...guild, members: new Map(members), roles: [...guild.roles, role] });
  return role;
}

/** The bot is thrown out, or the server deleted. */
export function removeGuild(world: World, guild: Guild): void {
  for (const channel of [...world.state.channels.values()]) {
    if (channel.guildId === guild.id) world.state.channels.delete(channel.id);
  }
  world.state.guilds.delete(guild.id);
  world.emit({ type: 'guild-deleted', guild });
}

/** The bot is added again to a server that had removed it, with the people it had then; its channels are new ones. */
export function returnGuild(world: World, guild: Guild): void {
  world.state.guilds.set(guild.id, guild);
  world.emit({ type: 'guild-created', guild });
}

/** Allows or denies in one channel; a permission named in neither list keeps what it had. */
export function setOverwrite(world: World, channel: Channel, overwrite: Overwrite): Channel {
  const before = channel.overwrites.find(({ id }) => id === overwrite.id) ?? { ...overwrite, allow: 0n, deny: 0n };
  const merged: Overwrite = {
    ...overwrite,
    allow: (before.allow & ~overwrite.deny) | overwrite.allow,
    deny: (before.deny & ~overwrite.allow) | overwrite.deny,
  };
  const others = channel.overwrites.filter(({ id }) => id !== overwrite.id);
  const changed = { ...channel, overwrites: [...others, merged] };
  world.state.channels.set(channel.id, changed);
  world.emit({ type: 'channel-changed', channel: changed });
  return changed;
}

/** May this user do that here? Threads ask their parent. */
export function may(world: World, channel: Channel, ask: { userId: string; permission: Permission }): boolean {
  return has(bitsFor(world, channel, ask.userId), ask.permission);
}

export function bitsFor(world: World, channel: Channel, userId: string): bigint {
  const guild = world.state.guilds.get(channel.guildId);
  if (guild === undefined) return 0n;
  const parent = channel.parentId === null ? undefined : world.state.channels.get(channel.parentId);
  return permissionsIn(guild, parent ?? channel, userId);
}

/**
 * Servers made in one millisecond would all fall to one shard: each gets a millisecond of its own, and a worker number
 * that no other id has.
 */
function nextGuildId(world: World): string {
  const apart = BigInt(world.state.guilds.size) << 22n;
  return String(BigInt(world.nextId()) + apart + (1n << 17n));
}

function replaceGuild(world: World, guild: Guild): Guild {
  world.state.guilds.set(guild.id, guild);
  world.emit({ type: 'guild-changed', guild });
  return guild;
}

function memberNow(world: World, userId: string, roleIds: readonly string[]): Member {
  return { userId, roleIds, joinedAt: world.clock.now() };
}
