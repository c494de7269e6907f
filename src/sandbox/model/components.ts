import * as z from 'zod';

export const COMPONENT = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

export const SELECT_TYPES: readonly number[] = [
  COMPONENT.stringSelect,
  COMPONENT.userSelect,
  COMPONENT.roleSelect,
  COMPONENT.mentionableSelect,
  COMPONENT.channelSelect,
];

const emoji = z.looseObject({ id: z.string().nullish(), name: z.string().nullish() });
const media = z.looseObject({ url: z.string(), width: z.number().nullish(), height: z.number().nullish() });
export type Media = z.infer<typeof media>;
const option = z.looseObject({
  label: z.string(),
  value: z.string(),
  description: z.string().nullish(),
  emoji: emoji.nullish(),
  default: z.boolean().nullish(),
});

const own = z.looseObject({
  type: z.number(),
  id: z.number().nullish(),
  custom_id: z.string().nullish(),
  label: z.string().nullish(),
  title: z.string().nullish(),
  style: z.number().nullish(),
  accent_color: z.number().nullish(),
  spoiler: z.boolean().nullish(),
  divider: z.boolean().nullish(),
  spacing: z.number().nullish(),
  disabled: z.boolean().nullish(),
  url: z.string().nullish(),
  emoji: emoji.nullish(),
  content: z.string().nullish(),
  placeholder: z.string().nullish(),
  description: z.string().nullish(),
  required: z.boolean().nullish(),
  value: z.unknown().optional(),
  min_values: z.number().nullish(),
  max_values: z.number().nullish(),
  min_length: z.number().nullish(),
  max_length: z.number().nullish(),
  options: z.array(option).nullish(),
  items: z.array(z.looseObject({ media, description: z.string().nullish() })).nullish(),
  media: media.nullish(),
  file: media.nullish(),
});

/**
 * A message or modal component of any kind, read leniently: `check/` has already judged it by Discord's own description,
 * here are only the fields that the sandbox itself uses.
 */
export type Component = z.infer<typeof own> & {
  readonly components?: readonly Component[] | null | undefined;
  readonly accessory?: Component | null | undefined;
  readonly component?: Component | null | undefined;
};

export const componentSchema: z.ZodType<Component> = z.lazy(() =>
  own.extend({
    components: z.array(componentSchema).nullish(),
    accessory: componentSchema.nullish(),
    component: componentSchema.nullish(),
  }),
);

/** Every component of a tree in reading order, parents before children. */
export function flatten(components: readonly Component[]): readonly Component[] {
  return components.flatMap((component) => [component, ...flatten(childrenOf(component))]);
}

function childrenOf(component: Component): readonly Component[] {
  return [component.components ?? [], component.accessory ?? [], component.component ?? []].flat();
}

/** Replaces every component of a tree, children first. */
function mapComponents(
  components: readonly Component[],
  change: (component: Component) => Component,
): readonly Component[] {
  return components.map((component) =>
    change({
      ...component,
      ...(component.components ? { components: [...mapComponents(component.components, change)] } : {}),
      ...(component.accessory ? { accessory: mapOne(component.accessory, change) } : {}),
      ...(component.component ? { component: mapOne(component.component, change) } : {}),
    }),
  );
}

/** Replaces every picture or file that a tree of components places. */
export function mapMedia(
  components: readonly Component[],
  change: <M extends Media>(media: M) => M,
): readonly Component[] {
  return mapComponents(components, (component) => ({
    ...component,
    ...(component.items ? { items: component.items.map((item) => ({ ...item, media: change(item.media) })) } : {}),
    ...(component.media ? { media: change(component.media) } : {}),
    ...(component.file ? { file: change(component.file) } : {}),
  }));
}

function mapOne(component: Component, change: (component: Component) => Component): Component {
  const [changed] = mapComponents([component], change);
  return changed ?? component;
}

/** Gives every component that has none a number of its own, as Discord does. */
export function numbered(components: readonly Component[]): readonly Component[] {
  const taken = new Set(flatten(components).flatMap(({ id }) => (id ? [id] : [])));
  let next = 1;
  return mapComponents(components, (component) => {
    if (component.id) return component;
    while (taken.has(next)) next += 1;
    taken.add(next);
    return { ...component, id: next };
  });
}
