/**
 * @import { Actions } from './actions.js'
 * @import { Model } from './model.js'
 * @import { Words } from './words.js'
 */
import { html, nothing } from 'lit-html';
import { channelList } from './channelList.js';
import { composer } from './composer.js';
import { dialogView } from './dialogs.js';
import { formView } from './formView.js';
import { icon } from './icons.js';
import { enlargedView } from './mediaView.js';
import { memberList } from './memberList.js';
import { menuView } from './menuView.js';
import { messageList } from './messageList.js';
import { offerView } from './offerView.js';
import { personPanel } from './personPanel.js';

/**
 * What every view gets: what to show, what can be done, and the words for it.
 * @typedef {object} Client
 * @property {Model} model
 * @property {Actions} actions
 * @property {Words} words
 * @property {string} locale
 */

/** @param {Client} client */
export function pageView(client) {
  const { model, words } = client;
  const isCovered = model.form !== null || model.enlarged !== null || model.dialog !== null;
  return html`
    <div class="app" data-drawer=${model.drawer ?? nothing} ?inert=${isCovered}>
      <nav class="sidebar">
        <header class="guild">${model.place?.guild ?? ''}</header>
        ${channelList(client)} ${personPanel(client)}
      </nav>
      <main class="chat">
        ${channelHeader(client)}
        ${model.isUp ? nothing : html`<p class="strip" role="status">${words.reconnecting}</p>`}
        ${isBotMissing(client) ? html`<p class="strip strip-quiet" role="status">${words.offline(model.place?.application.name ?? '')}</p>` : nothing}
        ${messageList(client)} ${offerView(client)} ${composer(client)}
      </main>
      ${memberList(client)}
      <button class="scrim" aria-label=${words.close} @click=${() =>
        client.actions.show((model) => {
          model.drawer = null;
        })}></button>
    </div>
    ${formView(client)} ${dialogView(client)} ${enlargedView(client)} ${menuView(client)}
  `;
}

/** @param {Client} client */
function isBotMissing({ model }) {
  return model.isUp && model.place !== null && !model.place.application.online;
}

/** @param {Client} client */
function channelHeader({ model, actions, words }) {
  const channel = model.place?.channels.find(({ id }) => id === model.channelId);
  /** @param {'channels' | 'members'} side */
  const toggle = (side) => () =>
    actions.show((model) => {
      model.drawer = model.drawer === side ? null : side;
    });
  return html`
    <header class="channel-header">
      <button class="icon-button narrow-only" aria-label=${words.showChannels} @click=${toggle('channels')}>${icon('menu')}${model.unread.size > 0 ? html`<i class="dot"></i>` : nothing}</button>
      <span class="hash">${icon('hash')}</span>
      <h1>${channel?.name ?? ''}</h1>
      <button class="icon-button members-button" aria-label=${words.showMembers} @click=${toggle('members')}>${icon('people')}</button>
    </header>
  `;
}
