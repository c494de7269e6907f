/** @import { Client } from './pageView.js' */
/** @import { PagePerson } from '../live/protocol.ts' */
import { html } from 'lit-html';
import { avatar } from './avatar.js';
import { icon } from './icons.js';

/** Who is here: a click makes this page theirs.
 * @param {Client} client */
export function memberList(client) {
  const { model, words } = client;
  const { people = [], application } = model.place ?? {};
  const state = application?.online ? words.online : words.offlineTitle;
  return html`
    <aside class="members" aria-label=${words.members}>
      <h2>${words.online} — ${people.length}</h2>
      <ul>${people.map((person) => member(client, person))}</ul>
      <h2>${state} — 1</h2>
      <div class="member ${application?.online ? '' : 'is-offline'}">
        <span class="presence">${application ? avatar(client, application.id) : ''}<i class="status"></i></span>
        <span class="member-name">${application?.name ?? ''} <b class="app-badge">${words.app}</b></span>
      </div>
    </aside>
  `;
}

/**
 * @param {Client} client
 * @param {PagePerson} person
 */
function member(client, { id, name }) {
  const { model, actions, words } = client;
  const isMe = id === model.place?.me.id;
  return html`
    <li class="member ${isMe ? 'is-me' : ''}">
      <button class="member-main" title=${words.switchTo(name)} ?disabled=${isMe} @click=${() => actions.become(name)}>
        <span class="presence">${avatar(client, id)}<i class="status"></i></span>
        <span class="member-name">${name}</span>
      </button>
      <a class="icon-button small" href="?person=${encodeURIComponent(name)}" target="_blank" rel="noopener"
        aria-label=${words.newTab(name)} title=${words.newTab(name)}>${icon('outward')}</a>
    </li>
  `;
}
