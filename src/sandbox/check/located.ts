import type { Component } from '../model/components.ts';

/** A component with the path that leads to it. */
export interface Located {
  readonly component: Component;
  readonly where: string;
}

/** Every component of a tree in reading order, each with its path. */
export function located(components: readonly Component[], base = 'components'): readonly Located[] {
  return components.flatMap((component, at) => withChildren({ component, where: `${base}[${at}]` }));
}

function withChildren(parent: Located): readonly Located[] {
  const { component, where } = parent;
  return [
    parent,
    ...located(component.components ?? [], `${where}.components`),
    ...(component.accessory ? withChildren({ component: component.accessory, where: `${where}.accessory` }) : []),
    ...(component.component ? withChildren({ component: component.component, where: `${where}.component` }) : []),
  ];
}
