/** @import { Client } from './pageView.js' */
import { html } from 'lit-html';

/** Discord's colours for people without a picture. */
const COLOURS = ['blurple', 'green', 'gold', 'red', 'pink', 'grey'];

/**
 * @param {Client} client
 * @param {string} id
 */
export function avatar({ model }, id) {
  if (id === model.place?.application.id) return html`<img class="avatar" src="/page/icon.svg" alt="">`;
  const name = nameOf(model.place, id);
  const at = model.place?.people.findIndex((person) => person.id === id) ?? 0;
  return html`<span class="avatar avatar-${COLOURS[Math.max(at, 0) % COLOURS.length]}" aria-hidden="true">${[...name][0]?.toUpperCase()}</span>`;
}

/**
 * @param {import('../live/protocol.ts').Place | null} place
 * @param {string} id
 */
export function nameOf(place, id) {
  if (id === place?.application.id) return place.application.name;
  return place?.people.find((person) => person.id === id)?.name ?? '?';
}
