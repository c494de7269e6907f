/** @import { Client } from './pageView.js' */
/** @import { PageMessage } from '../live/protocol.ts' */
/** @import { Component } from '../model/components.ts' */
import { html, nothing } from 'lit-html';
import { buttonView } from './buttonView.js';
import { markdownView } from './markdownView.js';
import { fileView, galleryView, thumbnailView } from './mediaView.js';
import { SELECTS, selectView } from './selectView.js';

const TYPE = {
  row: 1,
  button: 2,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
};
const LARGE = 2;

/**
 * @param {Client} client
 * @param {PageMessage} message
 */
export function componentsView(client, message) {
  if (message.components.length === 0) return nothing;
  return html`<div class="components">${message.components.map((one) => componentView(client, message, one))}</div>`;
}

/**
 * @param {Client} client
 * @param {PageMessage} message
 * @param {Component} component
 * @returns {unknown}
 */
function componentView(client, message, component) {
  /** @param {readonly Component[] | null | undefined} children */
  const all = (children) => (children ?? []).map((child) => componentView(client, message, child));
  switch (component.type) {
    case TYPE.row:
      return html`<div class="row">${all(component.components)}</div>`;
    case TYPE.button:
      return buttonView(client, message, component);
    case TYPE.text:
      return html`<div class="content">${markdownView(client, component.content ?? '', `${message.id}-${component.id}`)}</div>`;
    case TYPE.section:
      return html`<div class="section"><div class="section-text">${all(component.components)}</div>${component.accessory ? all([component.accessory]) : nothing}</div>`;
    case TYPE.thumbnail:
      return thumbnailView(client, component);
    case TYPE.gallery:
      return galleryView(client, component.items ?? []);
    case TYPE.file:
      return fileView(component.file?.url ?? '');
    case TYPE.separator:
      return html`<div class="separator ${component.spacing === LARGE ? 'is-large' : ''} ${component.divider === false ? 'is-plain' : ''}" role="presentation"></div>`;
    case TYPE.container:
      return html`<div class="container ${component.accent_color == null ? '' : 'has-accent'}" .style=${accent(component)}>${all(component.components)}</div>`;
    default:
      return SELECTS.includes(component.type)
        ? selectView(client, message, component)
        : html`<p class="failed">${client.words.notHere} (${component.type}).</p>`;
  }
}

/** @param {Component} component */
function accent({ accent_color: colour }) {
  return colour === null || colour === undefined ? '' : `--accent: #${colour.toString(16).padStart(6, '0')}`;
}
