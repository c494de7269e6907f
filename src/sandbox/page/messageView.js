/** @import { Client } from './pageView.js' */
/** @import { PageMessage } from '../live/protocol.ts' */
import { html, nothing } from 'lit-html';
import { avatar, nameOf } from './avatar.js';
import { componentsView } from './componentView.js';
import { dots } from './dots.js';
import { embedView } from './embedView.js';
import { icon } from './icons.js';
import { markdownView } from './markdownView.js';
import { attachmentsView } from './mediaView.js';
import { plainText } from './plainText.js';
import { sentText } from './times.js';

/**
 * @param {Client} client
 * @param {PageMessage} message
 * @param {{ isFollowing: boolean, replied: PageMessage | null | undefined }} place
 */
export function messageView(client, message, { isFollowing, replied }) {
  const { model, words } = client;
  const classes = [
    'message',
    isFollowing ? 'is-following' : '',
    message.isEphemeral ? 'is-ephemeral' : '',
    message.pingsMe ? 'pings-me' : '',
    model.flash === message.id ? 'is-flashing' : '',
  ];
  return html`
    <li class=${classes.join(' ')} data-message=${message.id}>
      ${message.command ? commandLine(client, message.command) : message.replyTo === null ? nothing : replyLine(client, replied)}
      ${isFollowing ? nothing : html`${avatar(client, message.authorId)}`}
      <div class="message-body">
        ${isFollowing ? nothing : authorLine(client, message.authorId, message.createdAt)}
        ${message.isLoading ? html`<p class="thinking">${dots()} ${words.thinking(nameOf(model.place, message.authorId))}</p>` : bodyView(client, message)}
        ${model.failed.has(message.id) ? html`<p class="failed" role="status">${icon('warning')} ${words.failed}</p>` : nothing}
        ${message.isEphemeral ? onlyYou(client, message) : nothing}
      </div>
    </li>
  `;
}

/**
 * @param {Client} client
 * @param {PageMessage} message
 */
function bodyView(client, message) {
  const { words } = client;
  const edited = message.isEdited ? html`<span class="edited">${words.edited}</span>` : nothing;
  const isTextual = message.content !== '';
  return html`
    ${isTextual ? html`<div class="content">${markdownView(client, message.content, message.id)} ${edited}</div>` : nothing}
    ${attachmentsView(client, message.attachments)}
    ${message.embeds.map((embed, at) => embedView(client, embed, `${message.id}-embed${at}`))}
    ${componentsView(client, message)}
    ${isTextual ? nothing : edited}
  `;
}

/**
 * @param {Client} client
 * @param {string} authorId
 * @param {number} at ms since 1970
 */
export function authorLine({ model, words, locale }, authorId, at) {
  const isBot = authorId === model.place?.application.id;
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(at);
  return html`
    <h3 class="author">
      <span class="author-name">${nameOf(model.place, authorId)}</span>
      ${isBot ? html`<b class="app-badge">${words.app}</b>` : nothing}
      <time class="sent" datetime=${new Date(at).toISOString()} title=${full}>${sentText(at, locale, Date.now(), words.yesterday)}</time>
    </h3>
  `;
}

/**
 * @param {Client} client
 * @param {{ userId: string, name: string }} command
 */
export function commandLine(client, { userId, name }) {
  const { model, words } = client;
  return html`
    <div class="reply-line">
      ${avatar(client, userId)}<span class="reply-name">${nameOf(model.place, userId)}</span> ${words.used}
      <span class="command-chip">/${name}</span>
    </div>
  `;
}

/**
 * @param {Client} client
 * @param {PageMessage | null | undefined} replied
 */
function replyLine(client, replied) {
  const { model, actions, words } = client;
  if (!replied) return html`<div class="reply-line"><em>${words.repliedTo}</em></div>`;
  const jump = () => {
    document.querySelector(`[data-message="${replied.id}"]`)?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    actions.show((model) => {
      model.flash = replied.id;
    });
  };
  return html`
    <div class="reply-line">
      ${avatar(client, replied.authorId)}<span class="reply-name">${nameOf(model.place, replied.authorId)}</span>
      <button class="reply-text" @click=${jump}>${plainText(replied)}</button>
    </div>
  `;
}

/**
 * @param {Client} client
 * @param {PageMessage} message
 */
function onlyYou({ actions, words }, { id }) {
  const dismiss = () => actions.plainly({ do: 'dismiss', message: id });
  return html`<p class="only-you">${icon('eye')} ${words.onlyYou} · <button class="link" @click=${dismiss}>${words.dismiss}</button></p>`;
}
