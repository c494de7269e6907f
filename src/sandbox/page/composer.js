/** @import { Client } from './pageView.js' */
/** @import { Suggestion } from './composing.js' */
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { avatar } from './avatar.js';
import { fillingOption, localised } from './commandLine.js';
import { composing } from './composing.js';
import { icon } from './icons.js';

const MOST_LINES = 8;

/** The message box: plain text, or a slash command with its options.
 * @param {Client} client */
export function composer(client) {
  const { model, words } = client;
  const { draft } = model;
  const channel = model.place?.channels.find(({ id }) => id === model.channelId);
  if (!channel) return nothing;
  const moves = composing(client);
  const list = moves.suggestions();
  const hint = draft.command ? '' : words.messageTo(channel.name);
  return html`
    <div class="composer">
      ${suggestionList(client, list)}
      ${draft.fault === null ? nothing : html`<p class="composer-fault" role="alert">${draft.fault}</p>`}
      <div class="box" @click=${focusBox}>
        ${draft.command ? commandParts(client, moves) : nothing}
        <textarea class="box-text" rows=${Math.min(draft.text.split('\n').length, MOST_LINES)} maxlength="2000" placeholder=${hint} aria-label=${words.messageTo(channel.name)}
          aria-describedby="slash-hint" aria-controls="suggestions" aria-activedescendant=${list && draft.active >= 0 ? `suggestion-${draft.active}` : nothing}
          spellcheck="false" autocomplete="off" .value=${live(draft.text)}
          @input=${(/** @type {Event & { target: HTMLTextAreaElement }} */ { target }) => moves.type(target.value)} @keydown=${moves.key}></textarea>
        <span id="slash-hint" hidden>${words.slashHint}</span>
        <button class="icon-button send" aria-label=${words.send} @click=${moves.send}>${icon('send')}</button>
      </div>
    </div>
  `;
}

/** @param {MouseEvent} event */
function focusBox({ currentTarget }) {
  if (currentTarget instanceof HTMLElement) currentTarget.querySelector('textarea')?.focus();
}

/**
 * The command that was picked, with the options given so far.
 * @param {Client} client
 * @param {ReturnType<typeof composing>} moves
 */
function commandParts({ model, words, locale }, moves) {
  const { command } = model.draft;
  if (command === null) return nothing;
  const { entry, given, filling } = command;
  const option = fillingOption(command);
  /** @param {string} name */
  const titleOf = (name) => {
    const found = entry.options.find((one) => one.name === name);
    return found ? localised(found, 'name', locale) : name;
  };
  const open = entry.options.length - given.length - (filling === null ? 0 : 1);
  return html`
    <span class="chip-command">/${entry.title}</span>
    ${given.map((one) => html`<button class="chip" @click=${() => moves.edit(one)}><b>${titleOf(one.name)}</b> ${one.text}</button>`)}
    ${option ? html`<span class="chip is-open"><b>${titleOf(option.name)}</b></span>` : open > 0 ? html`<span class="optional">${words.optional(open)}</span>` : nothing}
  `;
}

/**
 * What fits what is typed: commands, options, or the values of an option with what it means.
 * @param {Client} client
 * @param {readonly Suggestion[] | null} list
 */
function suggestionList(client, list) {
  const { model, words, locale } = client;
  const { command, active } = model.draft;
  const option = command && fillingOption(command);
  if (list === null ? !option : list.length === 0 && command !== null && !option) return nothing;
  const title = option
    ? html`<b class="suggestion-name">${localised(option, 'name', locale)}</b> ${localised(option, 'description', locale)}`
    : command === null
      ? words.commands
      : words.options;
  const none = option ? words.noChoices : model.place?.commands.length === 0 ? words.noCommands : words.noMatch;
  return html`
    <div class="suggestions">
      <h2>${title}</h2>
      ${list?.length === 0 ? html`<p class="none">${none}</p>` : nothing}
      <ul id="suggestions" role="listbox" aria-label=${words.choices}>
        ${list?.map((one, at) => suggestionItem(client, one, { at, isActive: at === active }))}
      </ul>
    </div>
  `;
}

/**
 * @param {Client} client
 * @param {Suggestion} suggestion
 * @param {{ at: number, isActive: boolean }} place
 */
function suggestionItem(client, { title, description, pick }, { at, isActive }) {
  const { command } = client.model.draft;
  /** Keeps the focus in the box. @param {Event} event */
  const hold = (event) => event.preventDefault();
  return html`
    <li id="suggestion-${at}" role="option" aria-selected=${isActive} class=${isActive ? 'is-active' : ''} @mousedown=${hold} @click=${pick}>
      ${command === null ? avatar(client, client.model.place?.application.id ?? '') : nothing}
      <span class="option-text"><b>${title}</b>${description ? html`<small>${description}</small>` : nothing}</span>
    </li>
  `;
}
