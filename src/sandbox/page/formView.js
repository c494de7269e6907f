/** @import { Client } from './pageView.js' */
/** @import { Component } from '../model/components.ts' */
import { html, nothing } from 'lit-html';
import { fieldView } from './fieldView.js';
import { FIELD } from './formValues.js';
import { markdownView } from './markdownView.js';
import { overlay } from './overlay.js';
import { SELECTS } from './selectView.js';

const TYPE = { row: 1, text: 10, label: 18 };

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
  const isRequired = field.required !== false && field.type !== FIELD.checkbox;
  const heading = html`<span class="field-label">${label}${isRequired ? html`<i class="required" aria-hidden="true">*</i>` : nothing}</span>
    ${description ? html`<span class="field-description">${description}</span>` : nothing}`;
  // A label would send a click on its text to the first option of a group.
  return [FIELD.radioGroup, FIELD.checkboxGroup].includes(field.type) || SELECTS.includes(field.type)
    ? html`<div class="field" role="group" aria-label=${label}>${heading}${fieldView(client, field)}</div>`
    : html`<label class="field">${heading}${fieldView(client, field)}</label>`;
}
