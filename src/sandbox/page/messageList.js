/** @import { Client } from './pageView.js' */
/** @import { PageMessage } from '../live/protocol.ts' */
/** @import { Note } from './model.js' */
import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { avatar } from './avatar.js';
import { dots } from './dots.js';
import { icon } from './icons.js';
import { authorLine, commandLine, messageView } from './messageView.js';
import { dayNumber } from './times.js';

/** Messages of one person that follow each other within this time stand under one head. */
const GROUP = 7 * 60_000;

/**
 * The messages of the channel on show, newest at the bottom, where the list stays (`column-reverse`).
 * @param {Client} client
 */
export function messageList(client) {
  const { model, actions, words } = client;
  const channel = model.place?.channels.find(({ id }) => id === model.channelId);
  const log = model.logs.get(model.channelId ?? '');
  if (!channel || !log) return html`<div class="scroller"></div>`;
  const { messages, hasMore } = log;
  const notes = model.notes.filter(({ channelId }) => channelId === channel.id);
  return html`
    <div class="scroller" tabindex="0">
      <ol class="messages" aria-label=${channel.name}>
        <li class="beginning">
          ${
            hasMore
              ? html`<button class="button button-secondary" @click=${() => actions.load(channel.id, messages[0]?.id)}>${words.older}</button>`
              : html`<span class="beginning-hash">${icon('hash')}</span><h2>${words.beginning(channel.name)}</h2><p>${words.beginningText(channel.name)}</p>`
          }
        </li>
        ${repeat(
          messages,
          ({ id }) => id,
          (message, at) => messageItem(client, message, messages[at - 1]),
        )}
        ${repeat(
          notes,
          ({ id }) => id,
          (note) => noteItem(client, note),
        )}
      </ol>
    </div>
  `;
}

/**
 * Drawn anew only if something of it changed: a busy table edits one message of hundreds.
 * @param {Client} client
 * @param {PageMessage} message
 * @param {PageMessage | undefined} before
 */
function messageItem(client, message, before) {
  const { model, locale } = client;
  const replied =
    message.replyTo === null
      ? null
      : model.logs.get(message.channelId)?.messages.find(({ id }) => id === message.replyTo);
  const isNewDay = before === undefined || dayNumber(before.createdAt) !== dayNumber(message.createdAt);
  const isFollowing = !isNewDay && isGrouped(message, before);
  const state = [
    model.pending.get(message.id),
    model.failed.has(message.id),
    model.menu?.key,
    model.flash === message.id,
  ];
  return guard(
    [message, replied, isFollowing, isNewDay, model.place, locale, model.revealed.size, ...state],
    () => html`
    ${isNewDay ? html`<li class="day" role="separator"><span>${new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(message.createdAt)}</span></li>` : nothing}
    ${messageView(client, message, { isFollowing, replied })}
  `,
  );
}

/**
 * @param {PageMessage} message
 * @param {PageMessage | undefined} before
 */
function isGrouped(message, before) {
  if (before === undefined || message.command !== null || message.replyTo !== null) return false;
  const isSameKind = before.authorId === message.authorId && before.isEphemeral === message.isEphemeral;
  return isSameKind && message.createdAt - before.createdAt < GROUP;
}

/**
 * A command on its way, or one that got no answer.
 * @param {Client} client
 * @param {Note} note
 */
function noteItem(client, { id, command, fault }) {
  const { model, actions, words } = client;
  const { application, me } = model.place ?? {};
  if (!application || !me) return nothing;
  const dismiss = () =>
    actions.show((model) => {
      model.notes = model.notes.filter((note) => note.id !== id);
    });
  return html`
    <li class="message is-ephemeral">
      ${commandLine(client, { userId: me.id, name: command.slice(1) })}
      ${avatar(client, application.id)}
      <div class="message-body">
        ${authorLine(client, application.id, Date.now())}
        ${
          fault === null
            ? html`<p class="thinking">${dots()} ${words.sending}</p>`
            : html`<p class="failed">${icon('warning')} ${fault}</p>
              <p class="only-you">${icon('eye')} ${words.onlyYou} · <button class="link" @click=${dismiss}>${words.dismiss}</button></p>`
        }
      </div>
    </li>
  `;
}
