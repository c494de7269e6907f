/** @import { Client } from './pageView.js' */
/** @import { Component } from '../model/components.ts' */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { markdownView } from './markdownView.js';
import { overlay } from './overlay.js';
import { SELECTS, selectBox } from './selectView.js';

const TYPE = { row: 1, textInput: 4, text: 10, label: 18, radioGroup: 21, checkboxGroup: 22, checkbox: 23 };
const PARAGRAPH = 2;
const LONGEST = 4000;

/** The modal that the bot has opened.
 * @param {Client} client */
export function formView(client) {
  const { model, actions, words } = client;
  const { form } = model;
  if (form === null) return nothing;
  const close = () =>
    actions.show((model) => {
      model.form = null;
    });
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    void actions.submit();
  };
  return overlay({
    title: form.modal.title,
    close,
    words,
    body: html`
      <form class="fields modal" @submit=${submit}>
        ${form.modal.components.map((component) => partView(client, component))}
        ${form.hasFailed ? html`<p class="failed" role="alert">${words.formFailed}</p>` : nothing}
        <div class="dialog-buttons">
          <button type="button" class="button button-secondary" @click=${close}>${words.cancel}</button>
          <button class="button button-primary" ?disabled=${form.isBusy} aria-busy=${form.isBusy}>${words.submit}</button>
        </div>
      </form>
    `,
  });
}

/**
 * @param {Client} client
 * @param {Component} part
 * @returns {unknown}
 */
function partView(client, part) {
  if (part.type === TYPE.text)
    return html`<div class="content">${markdownView(client, part.content ?? '', 'form')}</div>`;
  if (part.type === TYPE.row)
    return (part.components ?? []).map((field) =>
      labelled(client, field, { label: field.label ?? '', description: null }),
    );
  if (part.type === TYPE.label && part.component)
    return labelled(client, part.component, { label: part.label ?? '', description: part.description ?? null });
  return html`<p class="failed">${client.words.notHere} (${part.type}).</p>`;
}

/**
 * @param {Client} client
 * @param {Component} field
 * @param {{ label: string, description: string | null }} text
 */
function labelled(client, field, { label, description }) {
  const isRequired = field.required !== false && field.type !== TYPE.checkbox;
  const heading = html`<span class="field-label">${label}${isRequired ? html`<i class="required" aria-hidden="true">*</i>` : nothing}</span>
    ${description ? html`<span class="field-description">${description}</span>` : nothing}`;
  // A label would send a click on its text to the first option of a group.
  return [TYPE.radioGroup, TYPE.checkboxGroup].includes(field.type) || SELECTS.includes(field.type)
    ? html`<div class="field" role="group" aria-label=${label}>${heading}${fieldView(client, field)}</div>`
    : html`<label class="field">${heading}${fieldView(client, field)}</label>`;
}

/**
 * @param {Client} client
 * @param {Component} field
 * @returns {unknown}
 */
function fieldView(client, field) {
  const { model, actions } = client;
  const id = field.custom_id ?? '';
  const values = model.form?.values;
  /** @param {string | boolean | readonly string[]} value */
  const set = (value) =>
    actions.show((model) => {
      model.form?.values.set(id, value);
    });
  const isRequired = field.required !== false;
  switch (field.type) {
    case TYPE.textInput:
      return textInput(field, { isRequired, set, value: values?.get(id) ?? field.value ?? '' });
    case TYPE.checkbox:
      return html`<input type="checkbox" name=${id} .checked=${live((values?.get(id) ?? field.default) === true)} @change=${(/** @type {Changed} */ { target }) => set(target.checked)}>`;
    case TYPE.radioGroup:
      return choices(field, {
        kind: 'radio',
        isRequired,
        chosen: [values?.get(id) ?? []].flat(),
        set: (value) => set(value),
      });
    case TYPE.checkboxGroup: {
      const chosen = /** @type {string[]} */ ([values?.get(id) ?? defaultsOf(field)].flat());
      return choices(field, {
        kind: 'checkbox',
        isRequired: false,
        chosen,
        set: (value, isOn) => set(isOn ? [...chosen, value] : chosen.filter((one) => one !== value)),
      });
    }
    default:
      return SELECTS.includes(field.type)
        ? selectBox(client, field, {
            key: `form-${id}`,
            chosen: /** @type {string[]} */ ([values?.get(id) ?? defaultsOf(field)].flat()),
            isBusy: false,
            done: set,
          })
        : html`<p class="failed">${client.words.notHere} (${field.type}).</p>`;
  }
}

/** @typedef {Event & { target: HTMLInputElement }} Changed */

/** @param {Component} field */
function defaultsOf({ options }) {
  return (options ?? []).filter((option) => option.default).map(({ value }) => value);
}

/**
 * @param {Component} field
 * @param {{ isRequired: boolean, value: unknown, set: (value: string) => void }} use
 */
function textInput({ style, placeholder, min_length, max_length, custom_id }, { isRequired, value, set }) {
  const onInput = (/** @type {Changed} */ { target }) => set(target.value);
  if (style === PARAGRAPH) {
    return html`<textarea rows="4" name=${custom_id ?? ''} .value=${live(String(value))} placeholder=${placeholder ?? ''} ?required=${isRequired}
      minlength=${min_length ?? 0} maxlength=${max_length ?? LONGEST} @input=${onInput}></textarea>`;
  }
  return html`<input type="text" name=${custom_id ?? ''} .value=${live(String(value))} placeholder=${placeholder ?? ''} ?required=${isRequired}
    minlength=${min_length ?? 0} maxlength=${max_length ?? LONGEST} autocomplete="off" @input=${onInput}>`;
}

/**
 * @param {Component} field
 * @param {{ kind: 'radio' | 'checkbox', isRequired: boolean, chosen: readonly unknown[], set: (value: string, isOn: boolean) => void }} use
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
