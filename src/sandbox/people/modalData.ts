import { COMPONENT, type Component, flatten } from '../model/components.ts';
import type { World } from '../model/world.ts';
import { resolvedUsers } from './commandData.ts';
import type { OpenModal } from './interact.ts';

type FieldValue = string | boolean | readonly string[];
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** A field of a modal that a person can fill in. */
interface ModalField {
  readonly customId: string;
  readonly label: string;
  readonly type: number;
  readonly required: boolean;
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/** The fields of a modal in reading order, each with the label that stands over it. */
function modalFields(modal: OpenModal): readonly ModalField[] {
  return modal.components.flatMap((row) =>
    flatten([row])
      .filter(({ custom_id }) => custom_id)
      .map((field) => ({
        customId: field.custom_id ?? '',
        label: row.label ?? field.label ?? '',
        type: field.type,
        required: field.required ?? true,
        options: (field.options ?? []).map(({ label, value }) => ({ label, value })),
      })),
  );
}

/** The `data` of a modal's interaction; throws where Discord's client would not let it be sent. */
export function modalData(world: World, modal: OpenModal, values: FieldValues): Record<string, unknown> {
  const fields = modalFields(modal);
  for (const name of Object.keys(values)) {
    if (!fields.some(({ customId }) => customId === name)) throw new Error(`The modal has no field "${name}".`);
  }
  const users = flatten(modal.components).filter(({ type }) => type === COMPONENT.userSelect);
  const named = users.flatMap(({ custom_id }) => [values[custom_id ?? ''] ?? []].flat());
  return {
    custom_id: modal.customId,
    components: modal.components.map((component) => submitted(component, values)),
    ...(named.length === 0 ? {} : { resolved: { users: resolvedUsers(world, named.map(String)) } }),
  };
}

function submitted(component: Component, values: FieldValues): Record<string, unknown> {
  const { type, id } = component;
  if (type === COMPONENT.row)
    return { type, id, components: component.components?.map((one) => submitted(one, values)) };
  if (type === COMPONENT.label && component.component)
    return { type, id, component: submitted(component.component, values) };
  if (!component.custom_id) return { type, id };
  return { type, id, custom_id: component.custom_id, ...fieldValue(component, values[component.custom_id]) };
}

function fieldValue(field: Component, given: FieldValue | undefined): Record<string, unknown> {
  const name = field.custom_id ?? '';
  switch (field.type) {
    case COMPONENT.textInput:
      return { value: typedText(field, given ?? (typeof field.value === 'string' ? field.value : '')) };
    case COMPONENT.checkbox:
      return { value: given === true };
    case COMPONENT.radioGroup:
      if (given === undefined && field.required !== false) throw new Error(`Field "${name}" is required.`);
      return { value: given === undefined ? null : offered(field, [given].flat().map(String))[0] };
    default:
      return { values: chosen(field, [given ?? []].flat().map(String)) };
  }
}

function typedText(field: Component, text: FieldValue): string {
  if (typeof text !== 'string') throw new Error(`Field "${field.custom_id}" takes text.`);
  if (text === '' && field.required === false) return '';
  const min = Math.max(field.min_length ?? 0, 1);
  const max = field.max_length ?? 4000;
  if (text.length < min || text.length > max)
    throw new Error(`Field "${field.custom_id}" takes ${min}–${max} characters.`);
  return text;
}

/** Checks the number of chosen values, and that they were on offer. */
export function chosen(field: Component, values: readonly string[]): readonly string[] {
  const [min, max] = [field.required === false ? 0 : (field.min_values ?? 1), field.max_values ?? 1];
  if (values.length < min || values.length > max) throw new Error(`"${field.custom_id}" takes ${min}–${max} values.`);
  return offered(field, values);
}

function offered(field: Component, values: readonly string[]): readonly string[] {
  const options = field.options;
  const unknown = options ? values.filter((value) => !options.some((option) => option.value === value)) : [];
  if (unknown.length > 0) throw new Error(`"${field.custom_id}" doesn't offer ${unknown.join(', ')}.`);
  return values;
}
