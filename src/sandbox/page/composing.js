/**
 * @import { CommandOption } from '../model/state.ts'
 * @import { Draft, Entry, Given } from './commandLine.js'
 * @import { Client } from './pageView.js'
 */
import { entriesOf, fillingOption, fitting, localised, openOptions, typedValue, valuesOn } from './commandLine.js';

/**
 * A line of the list above the message box.
 * @typedef {object} Suggestion
 * @property {string} title
 * @property {string} description
 * @property {() => void} pick
 */

/** @type {Draft} */
const EMPTY = { text: '', command: null, active: 0, choices: null, fault: null };

/**
 * The message box and its slash commands: what is suggested, and what keys do.
 * @param {Client} client
 */
export function composing({ model, actions, words, locale }) {
  const { draft, place, channelId } = model;
  const { command } = draft;

  /** @param {Partial<Draft>} change */
  const set = (change) =>
    actions.show((model) => {
      model.draft = { ...model.draft, fault: null, ...change };
    });

  /** @param {Entry} entry */
  function pickCommand(entry) {
    const [required] = entry.options.filter((option) => option.required);
    set({ text: '', command: { entry, given: [], filling: required?.name ?? null }, active: required ? 0 : -1 });
    if (required?.autocomplete) complete(required, '');
  }

  /** @param {CommandOption} option */
  function pickOption(option) {
    if (command === null) return;
    set({ text: '', command: { ...command, filling: option.name }, active: 0, choices: null });
    if (option.autocomplete) complete(option, '');
  }

  /** @param {Given} given */
  function give(given) {
    if (command === null) return null;
    const all = [...command.given.filter(({ name }) => name !== given.name), given];
    const next = command.entry.options.find(({ name, required }) => required && !all.some((one) => one.name === name));
    const filled = { ...command, given: all, filling: next?.name ?? null };
    set({ text: '', command: filled, active: next ? 0 : -1, choices: null });
    return filled;
  }

  /**
   * Asks the bot what it offers; an answer to what was typed before is dropped.
   * @param {CommandOption} option
   * @param {string} text
   */
  async function complete({ name }, text) {
    const { command } = model.draft;
    if (command === null || channelId === null) return;
    const values = { ...valuesOf(command.given), [name]: text };
    const { outcome } = await actions.ask({
      do: 'autocomplete',
      channel: channelId,
      line: command.entry.line,
      values,
      focused: name,
    });
    if (model.draft.text === text && model.draft.command?.filling === name) set({ choices: outcome?.choices ?? [] });
  }

  /** @returns {readonly Suggestion[] | null} null where there is nothing to choose from */
  function suggestions() {
    if (place === null) return null;
    if (command === null) {
      if (!draft.text.startsWith('/')) return null;
      return fitting(entriesOf(place.commands, locale), draft.text).map((entry) => ({
        title: `/${entry.title}`,
        description: entry.description,
        pick: () => pickCommand(entry),
      }));
    }
    const option = fillingOption(command);
    if (!option) {
      return openOptions(command, draft.text, locale).map((one) => ({
        title: localised(one, 'name', locale),
        description: localised(one, 'description', locale),
        pick: () => pickOption(one),
      }));
    }
    const values = valuesOn(option, { place, locale, yes: words.yes, no: words.no, completed: draft.choices });
    const wanted = draft.text.toLowerCase();
    const fits = values?.filter(({ text }) => option.autocomplete || text.toLowerCase().includes(wanted));
    return (
      fits?.map(({ text, value }) => ({
        title: text,
        description: '',
        pick: () => void give({ name: option.name, text, value }),
      })) ?? null
    );
  }

  function send() {
    if (channelId === null) return;
    if (command !== null) return sendCommand(command);
    if (draft.text.trim() === '' || draft.text.startsWith('/')) return;
    void actions.plainly({ do: 'say', channel: channelId, text: draft.text });
    set(EMPTY);
  }

  /** @param {import('./commandLine.js').Chosen} command */
  function sendCommand(command) {
    const missing = command.entry.options.find(
      ({ name, required }) => required && !command.given.some((one) => one.name === name),
    );
    if (missing) return set({ fault: words.required, command: { ...command, filling: missing.name } });
    if (channelId !== null) void actions.command(channelId, command.entry.line, valuesOf(command.given));
    set(EMPTY);
  }

  /** Enter: takes what is highlighted or typed; with nothing left to take it sends. */
  function enter() {
    const list = suggestions();
    const option = command && fillingOption(command);
    const picked = list?.[draft.active];
    if (picked) return picked.pick();
    if (!option) return send();
    if (list !== null) return set({ fault: words.pick });
    const typed = typedValue(option, draft.text, words);
    if ('fault' in typed) return set({ fault: typed.fault });
    const filled = give({ name: option.name, text: draft.text, value: typed.value });
    if (filled && filled.filling === null) sendCommand(filled);
  }

  /** Takes back the option being typed, the last one given, or the command. */
  function back() {
    if (command === null) return;
    if (command.filling !== null) set({ command: { ...command, filling: null }, active: -1 });
    else if (command.given.length > 0) set({ command: { ...command, given: command.given.slice(0, -1) } });
    else set(EMPTY);
  }

  /** @param {string} text */
  function type(text) {
    const option = command && fillingOption(command);
    const isChoosing = command === null || option || text !== '';
    set({ text, active: isChoosing ? 0 : -1 });
    if (option?.autocomplete) void complete(option, text);
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    const list = suggestions() ?? [];
    const { key } = event;
    if (event.isComposing) return;
    if (key === 'Enter' && !event.shiftKey) enter();
    else if (key === 'Backspace' && draft.text === '' && command !== null) back();
    else if (key === 'Escape' && (command !== null || draft.text.startsWith('/'))) set(EMPTY);
    else if (list.length > 0 && key === 'ArrowDown') set({ active: (draft.active + 1) % list.length });
    else if (list.length > 0 && key === 'ArrowUp')
      set({ active: (Math.max(draft.active, 0) + list.length - 1) % list.length });
    else if (list.length > 0 && key === 'Tab' && !event.shiftKey) list[Math.max(draft.active, 0)]?.pick();
    else return;
    event.preventDefault();
  }

  /** @param {Given} given */
  function edit(given) {
    if (command === null) return;
    const others = command.given.filter(({ name }) => name !== given.name);
    set({ text: given.text, command: { ...command, given: others, filling: given.name }, active: 0 });
  }

  return { suggestions, type, key, send: enter, edit, clear: () => set(EMPTY) };
}

/** @param {readonly Given[]} given */
function valuesOf(given) {
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}
