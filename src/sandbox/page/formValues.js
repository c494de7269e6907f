/** @import { Component } from '../model/components.ts' */

/** The kinds of fields that a modal may have, beside selects. */
export const FIELD = { textInput: 4, radioGroup: 21, checkboxGroup: 22, checkbox: 23 };

/** @typedef {string | boolean | readonly string[]} FieldValue */

/**
 * What stands in the fields of a modal before anybody has touched them.
 * @param {readonly Component[]} components
 * @returns {Map<string, FieldValue>}
 */
export function valuesAtFirst(components) {
  const fields = components.flatMap(({ component, components }) => component ?? components ?? []);
  return new Map(
    fields.flatMap((field) => {
      const value = valueAtFirst(field);
      return field.custom_id && value !== null ? [[field.custom_id, value]] : [];
    }),
  );
}

/** @param {Component} field @returns {FieldValue | null} */
function valueAtFirst({ type, value, options, ...field }) {
  const chosen = (options ?? []).filter((option) => option.default).map((option) => option.value);
  switch (type) {
    case FIELD.textInput:
      return typeof value === 'string' ? value : '';
    case FIELD.checkbox:
      return field.default === true;
    case FIELD.radioGroup:
      return chosen[0] ?? null;
    default:
      return chosen;
  }
}
