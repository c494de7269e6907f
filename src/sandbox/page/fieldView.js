/** @import { Client } from './pageView.js' */
/** @import { Component } from '../model/components.ts' */
/** @import { FieldValue } from './formValues.js' */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { FIELD } from './formValues.js';
import { SELECTS, selectBox } from './selectView.js';

const PARAGRAPH = 2;
const LONGEST = 4000;

/**
 * What a person fills in of a modal; each change goes to the open form.
 * @param {Client} client
 * @param {Component} field
 * @returns {unknown}
 */
export function fieldView(client, field) {
  const { model, actions } = client;
  const id = field.custom_id ?? '';
  const value = model.form?.values.get(id);
  const chosen = [value ?? []].flat().map(String);
  const isRequired = field.required !== false;
  /** @param {FieldValue} value */
  const set = (value) => actions.show((model) => model.form?.values.set(id, value));
  switch (field.type) {
    case FIELD.textInput:
      return textInput(field, { isRequired, value: String(value ?? ''), set });
    case FIELD.checkbox:
      return html`<input type="checkbox" name=${id} .checked=${live(value === true)} @change=${(/** @type {Changed} */ { target }) => set(target.checked)}>`;
    case FIELD.radioGroup:
      return choices(field, { kind: 'radio', isRequired, chosen, set });
    case FIELD.checkboxGroup: {
      /** @param {string} one @param {boolean} isOn */
      const toggle = (one, isOn) => set(isOn ? [...chosen, one] : chosen.filter((other) => other !== one));
      return choices(field, { kind: 'checkbox', isRequired: false, chosen, set: toggle });
    }
    default:
      return SELECTS.includes(field.type)
        ? selectBox(client, field, { key: `form-${id}`, chosen, isBusy: false, done: set })
        : html`<p class="failed">${client.words.notHere} (${field.type}).</p>`;
  }
}

/** @typedef {Event & { target: HTMLInputElement }} Changed */

/**
 * @param {Component} field
 * @param {{ isRequired: boolean, value: string, set: (value: string) => void }} use
 */
function textInput({ style, placeholder, min_length, max_length, custom_id }, { isRequired, value, set }) {
  const onInput = (/** @type {Changed} */ { target }) => set(target.value);
  if (style === PARAGRAPH) {
    return html`<textarea rows="4" autofocus name=${custom_id ?? ''} .value=${live(value)} placeholder=${placeholder ?? ''} ?required=${isRequired}
      minlength=${min_length ?? 0} maxlength=${max_length ?? LONGEST} @input=${onInput}></textarea>`;
  }
  return html`<input type="text" autofocus name=${custom_id ?? ''} .value=${live(value)} placeholder=${placeholder ?? ''} ?required=${isRequired}
    minlength=${min_length ?? 0} maxlength=${max_length ?? LONGEST} autocomplete="off" @input=${onInput}>`;
}

/**
 * @param {Component} field
 * @param {{ kind: 'radio' | 'checkbox', isRequired: boolean, chosen: readonly string[], set: (value: string, isOn: boolean) => void }} use
 */
function choices({ options, custom_id }, { kind, isRequired, chosen, set }) {
  return (options ?? []).map(
    ({ value, label, description }) => html`
    <label class="choice">
      <input type=${kind} name=${custom_id ?? ''} value=${value} ?required=${isRequired} .checked=${live(chosen.includes(value))}
        @change=${(/** @type {Changed} */ { target }) => set(value, target.checked)}>
      <span>${label}${description ? html`<small>${description}</small>` : nothing}</span>
    </label>`,
  );
}
