/** @import { Client } from './pageView.js' */
/** @import { PageMessage } from '../live/protocol.ts' */
/** @import { Component } from '../model/components.ts' */
/** @import { MenuOption } from './model.js' */
import { html } from 'lit-html';
import { dots } from './dots.js';
import { emojiView } from './emojiView.js';
import { icon } from './icons.js';

const TYPE = { string: 3, user: 5, role: 6, mentionable: 7, channel: 8 };
/** The types of all selects. */
export const SELECTS = Object.values(TYPE);

/**
 * A select of a message: its choice is sent as soon as it is made.
 * @param {Client} client
 * @param {PageMessage} message
 * @param {Component} select
 */
export function selectView(client, message, select) {
  const { model, actions } = client;
  const busy = model.pending.get(message.id);
  const id = select.custom_id ?? '';
  const key = `${message.id}-${id}`;
  return selectBox(client, select, {
    key,
    chosen: model.picked.get(key) ?? defaultsOf(client, select),
    isBusy: busy === id,
    done: (values) => {
      model.picked.set(key, values);
      void actions.select(message, id, values);
    },
  });
}

/**
 * The closed box; a click opens its list.
 * @param {Client} client
 * @param {Component} select
 * @param {{ key: string, chosen: readonly string[], isBusy: boolean, done: (values: readonly string[]) => void }} use
 */
export function selectBox(client, select, { key, chosen, isBusy, done }) {
  const { model, actions, words } = client;
  const options = optionsOf(client, select);
  const shown = options.filter(({ value }) => chosen.includes(value));
  const isOpen = model.menu?.key === key;
  /** @param {Event} event */
  const toggle = (event) => {
    const box = /** @type {HTMLElement} */ (event.currentTarget);
    const max = select.max_values ?? 1;
    actions.show((model) => {
      model.menu = isOpen
        ? null
        : { key, anchor: box.getBoundingClientRect(), options, chosen, max, active: 0, isTouched: false, done };
    });
  };
  return html`
    <button class="select" data-id=${select.custom_id ?? ''} ?disabled=${select.disabled ?? false} aria-busy=${isBusy}
      aria-haspopup="listbox" aria-expanded=${isOpen} @click=${toggle}>
      ${
        shown.length === 0
          ? html`<span class="placeholder">${select.placeholder || words.choose}</span>`
          : html`<span class="chosen">${shown.map(({ label, emoji }) => html`<span>${emojiView(emoji)} ${label}</span>`)}</span>`
      }
      ${isBusy ? dots() : icon('chevron')}
    </button>
  `;
}

/**
 * @param {Client} client
 * @param {Component} select
 */
function defaultsOf(client, select) {
  return optionsOf(client, select)
    .filter(({ isDefault }) => isDefault)
    .map(({ value }) => value);
}

/**
 * @param {Client} client
 * @param {Component} select
 * @returns {readonly (MenuOption & { readonly isDefault: boolean })[]}
 */
function optionsOf({ model }, { type, options }) {
  const plain = { description: null, emoji: null, isDefault: false };
  const { people = [], channels = [] } = model.place ?? {};
  switch (type) {
    case TYPE.user:
    case TYPE.mentionable:
      return people.map(({ id, name }) => ({ ...plain, value: id, label: name }));
    case TYPE.channel:
      return channels.map(({ id, name }) => ({ ...plain, value: id, label: `#${name}` }));
    default:
      return (options ?? []).map((option) => ({
        value: option.value,
        label: option.label,
        description: option.description ?? null,
        emoji: option.emoji ?? null,
        isDefault: option.default ?? false,
      }));
  }
}
