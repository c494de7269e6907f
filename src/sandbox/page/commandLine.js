/**
 * @import { Choice, CommandBody, CommandOption } from '../model/state.ts'
 * @import { Place } from '../live/protocol.ts'
 */

/**
 * What stands in the message box.
 * @typedef {object} Draft
 * @property {string} text what is typed: a message, the begin of a command, or of the name or value of an option
 * @property {Chosen | null} command the command that was picked
 * @property {number} active the highlighted line of the list above the box, -1 for none
 * @property {readonly Choice[] | null} choices what the bot offers for the option being typed
 * @property {string | null} fault why the command can't be sent
 */

/**
 * @typedef {object} Chosen
 * @property {Entry} entry
 * @property {readonly Given[]} given
 * @property {string | null} filling the option whose value is being typed
 */

/** @typedef {{ readonly name: string, readonly text: string, readonly value: string | number | boolean }} Given */

/**
 * A command that can be sent, with its subcommand.
 * @typedef {object} Entry
 * @property {string} line as the bot knows it: `molotow open`
 * @property {string} title as this person reads it
 * @property {string} description
 * @property {readonly CommandOption[]} options
 */

const TYPE = { subcommand: 1, group: 2, integer: 4, boolean: 5, user: 6, channel: 7, number: 10 };

/**
 * What people read of a command, option or choice, in their language.
 * @param {object} named
 * @param {'name' | 'description'} what
 * @param {string} locale
 * @returns {string}
 */
export function localised(named, what, locale) {
  const all = /** @type {Record<string, unknown>} */ (named);
  const others = /** @type {Record<string, string> | null | undefined} */ (all[`${what}_localizations`]);
  return others?.[locale] ?? String(all[what] ?? '');
}

/**
 * Every command that can be sent, subcommands one by one.
 * @param {readonly CommandBody[]} commands
 * @param {string} locale
 * @returns {readonly Entry[]}
 */
export function entriesOf(commands, locale) {
  return commands.flatMap((command) => under(command, { line: '', title: '' }, locale));
}

/**
 * @param {CommandBody | CommandOption} node
 * @param {{ line: string, title: string }} above
 * @param {string} locale
 * @returns {readonly Entry[]}
 */
function under(node, above, locale) {
  const here = {
    line: `${above.line} ${node.name}`.trim(),
    title: `${above.title} ${localised(node, 'name', locale)}`.trim(),
  };
  const options = node.options ?? [];
  const inner = options.filter(({ type }) => type <= TYPE.group);
  if (inner.length > 0) return inner.flatMap((one) => under(one, here, locale));
  return [{ ...here, description: localised(node, 'description', locale), options }];
}

/**
 * The commands that fit what is typed after the slash, by either of their names.
 * @param {readonly Entry[]} entries
 * @param {string} text `/mol op`
 */
export function fitting(entries, text) {
  const words = text.slice(1).toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ line, title }) => words.every((word) => `${line} ${title}`.toLowerCase().includes(word)));
}

/**
 * The options that can still be given, as far as they fit what is typed.
 * @param {Chosen} chosen
 * @param {string} text
 * @param {string} locale
 */
export function openOptions({ entry, given }, text, locale) {
  return entry.options.filter(
    (option) =>
      !given.some(({ name }) => name === option.name) &&
      `${option.name} ${localised(option, 'name', locale)}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
}

/**
 * The values on offer for an option; null where anything may be typed.
 * @param {CommandOption} option
 * @param {{ place: Place, locale: string, yes: string, no: string, completed: readonly Choice[] | null }} context
 * @returns {readonly { readonly text: string, readonly value: string | number | boolean }[] | null}
 */
export function valuesOn(option, { place, locale, yes, no, completed }) {
  if (option.autocomplete) return (completed ?? []).map(({ name, value }) => ({ text: name, value }));
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ text: localised(choice, 'name', locale), value: choice.value }));
  }
  if (option.type === TYPE.boolean) {
    return [
      { text: yes, value: true },
      { text: no, value: false },
    ];
  }
  if (option.type === TYPE.user) return place.people.map(({ id, name }) => ({ text: `@${name}`, value: id }));
  if (option.type === TYPE.channel) return place.channels.map(({ id, name }) => ({ text: `#${name}`, value: id }));
  return null;
}

/**
 * What a typed value means, or why it is none.
 * @param {CommandOption} option
 * @param {string} text
 * @param {{ pick: string, outOfRange: (range: string) => string }} words
 * @returns {{ readonly value: string | number } | { readonly fault: string }}
 */
export function typedValue(option, text, words) {
  if (option.type !== TYPE.integer && option.type !== TYPE.number) return { value: text };
  const number = Number(text.replace(',', '.'));
  const { min_value: min, max_value: max } = option;
  const isNumber =
    text.trim() !== '' && Number.isFinite(number) && (option.type === TYPE.number || Number.isInteger(number));
  if (isNumber && number >= (min ?? -Infinity) && number <= (max ?? Infinity)) return { value: number };
  return { fault: words.outOfRange(`${min ?? ''}–${max ?? ''}`) };
}

/**
 * @param {Chosen} chosen
 * @returns {CommandOption | undefined} the option whose value is being typed
 */
export function fillingOption({ entry, filling }) {
  return entry.options.find(({ name }) => name === filling);
}
