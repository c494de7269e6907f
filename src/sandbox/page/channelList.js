/** @import { Client } from './pageView.js' */
/** @import { PageChannel } from '../live/protocol.ts' */
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { icon } from './icons.js';

/** @param {Client} client */
export function channelList(client) {
  const { model, actions, words } = client;
  const channels = model.place?.channels ?? [];
  /** @param {string | null} parent */
  const under = (parent) => channels.filter(({ parentId }) => parentId === parent);
  const ordered = under(null).flatMap((channel) => [channel, ...under(channel.id)]);
  return html`
    <div class="channels">
      <div class="section-title">
        <h2>${words.channels}</h2>
        <button class="icon-button small" aria-label=${words.newChannel} title=${words.newChannel}
          @click=${() =>
            actions.show((model) => {
              model.dialog = 'channel';
            })}>${icon('plus')}</button>
      </div>
      <ul>${repeat(
        ordered,
        ({ id }) => id,
        (channel) => channelItem(client, channel),
      )}</ul>
    </div>
  `;
}

/**
 * @param {Client} client
 * @param {PageChannel} channel
 */
function channelItem({ model, actions, words }, { id, name, parentId }) {
  const mentions = model.unread.get(id);
  const isOpen = id === model.channelId;
  const classes = ['channel', parentId ? 'thread' : '', mentions === undefined ? '' : 'unread'].join(' ');
  return html`
    <li>
      <button class=${classes} aria-current=${isOpen ? 'page' : nothing} @click=${() => actions.openChannel(id)}>
        <span class="hash">${icon('hash')}</span><span class="channel-name">${name}</span>
        ${mentions ? html`<b class="badge" aria-label="${mentions} ${words.unread}">${mentions}</b>` : nothing}
      </button>
    </li>
  `;
}
