/** @import { Client } from './pageView.js' */
/** @import { PageMessage } from '../live/protocol.ts' */
/** @import { Component } from '../model/components.ts' */
import { html, nothing } from 'lit-html';
import { dots } from './dots.js';
import { emojiView } from './emojiView.js';
import { icon } from './icons.js';

const STYLES = ['', 'primary', 'secondary', 'success', 'danger', 'link', 'premium'];

/**
 * @param {Client} client
 * @param {PageMessage} message
 * @param {Component} button
 */
export function buttonView({ model, actions }, message, { style, label, emoji, disabled, custom_id: id, url }) {
  const kind = STYLES[style ?? 1] ?? 'secondary';
  const inner = html`${emojiView(emoji)}${label ? html`<span class="button-label">${label}</span>` : nothing}`;
  if (url)
    return html`<a class="button button-secondary" href=${url} target="_blank" rel="noopener noreferrer">${inner}${icon('outward')}</a>`;
  const busy = model.pending.get(message.id);
  return html`
    <button class="button button-${kind} ${label ? '' : 'is-emoji-only'}" data-id=${id ?? nothing} ?disabled=${disabled ?? false}
      aria-disabled=${busy !== undefined} aria-busy=${busy === id} @click=${() => actions.click(message, id ?? '')}>
      <span class="button-inner">${inner}</span>${busy === id ? dots() : nothing}
    </button>
  `;
}
