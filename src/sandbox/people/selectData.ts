import { COMPONENT, type Component } from '../model/components.ts';
import type { World } from '../model/world.ts';
import { resolvedUsers } from './commandData.ts';

/** The `data` of a select's interaction, with the chosen users spelled out. */
export function selectData(world: World, menu: Component, values: readonly string[]): Record<string, unknown> {
  const isUsers = menu.type === COMPONENT.userSelect || menu.type === COMPONENT.mentionableSelect;
  return {
    component_type: menu.type,
    custom_id: menu.custom_id,
    id: menu.id,
    values,
    ...(isUsers ? { resolved: { users: resolvedUsers(world, values), members: {} } } : {}),
  };
}
