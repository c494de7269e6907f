import { COMPONENT, type Component, SELECT_TYPES } from '../model/components.ts';
import { type Located, located } from './located.ts';
import { type Breach, fatal } from './violations.ts';

const BUTTON_STYLE = { link: 5, premium: 6 } as const;
const MAX_ROWS = 5;
const MAX_BUTTONS = 5;
const MAX_NESTED = 40;
const MAX_TEXT = 4000;
const V2_TYPES: readonly number[] = [
  COMPONENT.section,
  COMPONENT.text,
  COMPONENT.thumbnail,
  COMPONENT.gallery,
  COMPONENT.file,
  COMPONENT.separator,
  COMPONENT.container,
];

/** What Discord's description doesn't say about a message's components (discord.md, Components and limits). */
export function componentBreaches(components: readonly Component[], isV2: boolean): readonly Breach[] {
  const all = located(components);
  return [
    ...(isV2 ? v2Breaches(all) : classicBreaches(components, all)),
    ...duplicates(all, 'custom_id', 'duplicate-custom-id'),
    ...duplicates(all, 'id', 'duplicate-component-id'),
    ...all.flatMap(oneBreaches),
  ];
}

function v2Breaches(all: readonly Located[]): readonly Breach[] {
  const text = all.reduce((sum, { component }) => sum + (isText(component) ? (component.content ?? '').length : 0), 0);
  return [
    ...(all.length > MAX_NESTED
      ? [fatal('too-many-components', 'components', `${all.length} of at most ${MAX_NESTED}, nested ones counted.`)]
      : []),
    ...(text > MAX_TEXT
      ? [fatal('too-much-text', 'components', `${text} of at most ${MAX_TEXT} characters in all text displays.`)]
      : []),
  ];
}

function classicBreaches(components: readonly Component[], all: readonly Located[]): readonly Breach[] {
  const foreign = all.filter(({ component }) => V2_TYPES.includes(component.type));
  return [
    ...(components.length > MAX_ROWS
      ? [fatal('too-many-rows', 'components', `${components.length} of at most ${MAX_ROWS} rows.`)]
      : []),
    ...foreign.map(({ component, where }) =>
      fatal('v2-without-flag', where, `Type ${component.type} needs the components-V2 flag.`),
    ),
  ];
}

function oneBreaches({ component, where }: Located): readonly Breach[] {
  if (component.type === COMPONENT.row) return rowBreaches(component, where);
  if (component.type === COMPONENT.button) return buttonBreaches(component, where);
  if (SELECT_TYPES.includes(component.type)) return selectBreaches(component, where);
  return [];
}

/** A row holds up to five buttons, or one select. */
function rowBreaches({ components }: Component, where: string): readonly Breach[] {
  const children = components ?? [];
  const buttons = children.filter(({ type }) => type === COMPONENT.button).length;
  const fits = buttons === children.length ? buttons <= MAX_BUTTONS : children.length === 1;
  return fits ? [] : [fatal('row', where, 'A row holds up to five buttons, or one select.')];
}

function buttonBreaches({ style, label, emoji, custom_id, url }: Component, where: string): readonly Breach[] {
  const isLink = style === BUTTON_STYLE.link;
  const missing = isLink ? !url : style !== BUTTON_STYLE.premium && !custom_id;
  const surplus = isLink ? custom_id : url;
  return [
    ...(missing ? [fatal('button', where, isLink ? 'A link button needs a url.' : 'A button needs a custom_id.')] : []),
    ...(surplus ? [fatal('button', where, 'A button has either a custom_id or a url.')] : []),
    ...(label || emoji || style === BUTTON_STYLE.premium
      ? []
      : [fatal('button', where, 'A button needs a label or an emoji.')]),
  ];
}

/** Shared with modals: selects there follow the same arithmetic. */
export function selectBreaches({ options, min_values, max_values }: Component, where: string): readonly Breach[] {
  const [min, max] = [min_values ?? 1, max_values ?? 1];
  const values = (options ?? []).map(({ value }) => value);
  const preset = (options ?? []).filter((option) => option.default).length;
  return [
    ...(min > max ? [fatal('select', where, `min_values ${min} is above max_values ${max}.`)] : []),
    ...(options && max > options.length
      ? [fatal('select', where, `max_values ${max} is above ${options.length} options.`)]
      : []),
    ...(new Set(values).size < values.length ? [fatal('select', where, 'Two options have the same value.')] : []),
    ...(preset > max ? [fatal('select', where, `${preset} default options, at most ${max} may be chosen.`)] : []),
  ];
}

export function duplicates(all: readonly Located[], key: 'custom_id' | 'id', rule: string): readonly Breach[] {
  const seen = new Set<unknown>();
  return all.flatMap(({ component, where }) => {
    const value = component[key];
    if (!value || !seen.has(value)) {
      if (value) seen.add(value);
      return [];
    }
    return [fatal(rule, where, `${key} ${value} stands twice.`)];
  });
}

function isText({ type }: Component): boolean {
  return type === COMPONENT.text;
}
