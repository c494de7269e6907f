import { COMPONENT, type Component } from '../model/components.ts';
import type { World } from '../model/world.ts';
import { channelJson } from '../wire/channel.ts';
import { roleJson } from '../wire/guild.ts';
import { resolvedUsers } from './commandData.ts';

/** The `data` of a select's interaction, with the chosen users, roles or channels spelled out. */
export function selectData(world: World, menu: Component, values: readonly string[]): Record<string, unknown> {
  const resolved = resolvedValues(world, menu, values);
  return {
    component_type: menu.type,
    custom_id: menu.custom_id,
    id: menu.id,
    values,
    ...(resolved === null ? {} : { resolved }),
  };
}

function resolvedValues(world: World, { type }: Component, values: readonly string[]): Record<string, unknown> | null {
  switch (type) {
    case COMPONENT.userSelect:
    case COMPONENT.mentionableSelect:
      return { users: resolvedUsers(world, values), members: {} };
    case COMPONENT.channelSelect:
      return { channels: resolvedChannels(world, values) };
    case COMPONENT.roleSelect:
      return { roles: resolvedRoles(world, values) };
    default:
      return null;
  }
}

function resolvedChannels(world: World, ids: readonly string[]): Record<string, unknown> {
  const channels = ids.flatMap((id) => world.state.channels.get(id) ?? []);
  return Object.fromEntries(channels.map((channel) => [channel.id, channelJson(channel)]));
}

function resolvedRoles(world: World, ids: readonly string[]): Record<string, unknown> {
  const roles = [...world.state.guilds.values()].flatMap((guild) => guild.roles);
  return Object.fromEntries(roles.filter(({ id }) => ids.includes(id)).map((role) => [role.id, roleJson(role)]));
}
