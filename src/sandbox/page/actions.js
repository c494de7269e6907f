/**
 * @import { Deed, PageMessage, Place, Result, ToPage, Told } from '../live/protocol.ts'
 * @import { Component } from '../model/components.ts'
 * @import { Modal } from '../model/state.ts'
 * @import { Model } from './model.js'
 */
import { valuesAtFirst } from './formValues.js';
import { withMessage } from './model.js';

/**
 * Everything that changes the model: what the sandbox tells, and what the person does.
 * @param {Model} model
 * @param {{ ask: (deed: Deed) => Promise<Result>, greet: () => void, changed: () => void, toBottom: () => void, words: () => import('./words.js').Words }} ports
 */
export function createActions(model, { ask, greet, changed, toBottom, words }) {
  let notes = 0;
  /** After the line was lost, what happened meanwhile must be asked for anew. */
  let isStale = false;

  /** @param {Exclude<ToPage, { reply: number }>} told */
  function told(told) {
    if ('place' in told) arrive(told.place);
    else if ('message' in told) hear(told.message);
    else forget(told.gone);
    changed();
  }

  /** @param {Place} place */
  function arrive(place) {
    const isOther = model.place?.me.id !== place.me.id;
    model.place = place;
    if (isOther) forgetPerson();
    if (!place.channels.some(({ id }) => id === model.channelId)) model.channelId = place.channels[0]?.id ?? null;
    if (isStale) model.logs = new Map([...model.logs].filter(([id]) => id === model.channelId));
    if (model.channelId !== null && (isStale || !model.logs.has(model.channelId))) void load(model.channelId);
    isStale = false;
  }

  /** What one person saw is not for the next. */
  function forgetPerson() {
    model.logs.clear();
    model.pending.clear();
    model.picked.clear();
    model.failed.clear();
    model.unread.clear();
    model.notes = [];
    model.form = null;
    model.menu = null;
  }

  /** @param {PageMessage} message */
  function hear(message) {
    const log = model.logs.get(message.channelId);
    const isNew = !log?.messages.some(({ id }) => id === message.id);
    if (log) model.logs.set(message.channelId, { ...log, messages: withMessage(log.messages, message) });
    model.failed.delete(message.id);
    const isSeen = message.channelId === model.channelId && document.visibilityState === 'visible';
    if (isSeen || !isNew) return;
    const mentions = model.unread.get(message.channelId) ?? 0;
    model.unread.set(message.channelId, mentions + (message.pingsMe ? 1 : 0));
  }

  /** @param {{ id: string, channelId: string }} gone */
  function forget({ id, channelId }) {
    const log = model.logs.get(channelId);
    if (log) model.logs.set(channelId, { ...log, messages: log.messages.filter((message) => message.id !== id) });
  }

  /**
   * Asks for the newest messages of a channel, or for older ones.
   * @param {string} channel
   * @param {string | null} before the id of the oldest one known
   */
  async function load(channel, before = null) {
    const { history } = await ask({ do: 'history', channel, before });
    if (!history) return;
    // Whatever was told before this answer is in it; what comes after finds its place by itself.
    const known = before === null ? [] : (model.logs.get(channel)?.messages ?? []);
    model.logs.set(channel, { messages: [...history.messages, ...known], hasMore: history.hasMore });
    changed();
  }

  /** @param {boolean} isUp */
  function line(isUp) {
    model.isUp = isUp;
    isStale = isUp;
    changed();
  }

  /** @param {string} channel */
  function openChannel(channel) {
    model.channelId = channel;
    model.drawer = null;
    model.unread.delete(channel);
    if (!model.logs.has(channel)) void load(channel);
    changed();
  }

  /**
   * Uses a component: it shows as busy until the bot has answered.
   * @param {PageMessage} message
   * @param {string} customId
   * @param {Deed} deed
   * @returns {Promise<Told | null>} null if it failed
   */
  async function use(message, customId, deed) {
    if (model.pending.has(message.id)) return null;
    model.pending.set(message.id, customId);
    model.failed.delete(message.id);
    changed();
    const { outcome } = await ask(deed);
    model.pending.delete(message.id);
    const answered = take(outcome);
    if (answered === null) model.failed.add(message.id);
    changed();
    return answered;
  }

  /**
   * Shows what an interaction led to: a form, or a message, which its person shall not have to look for.
   * @param {Told | undefined} outcome
   * @returns {Told | null} null if it failed
   */
  function take(outcome) {
    if (outcome === undefined || outcome.answered === 'failed') return null;
    if (outcome.modal) openForm(outcome.modal);
    if (outcome.answered === 'message' && outcome.message?.channelId === model.channelId) toBottom();
    return outcome;
  }

  /** @param {PageMessage} message @param {string} button */
  const click = (message, button) => use(message, button, { do: 'click', message: message.id, button });

  /** @param {PageMessage} message @param {string} menu @param {readonly string[]} values */
  const select = (message, menu, values) =>
    use(message, menu, { do: 'select', message: message.id, menu, values: [...values] });

  /**
   * @param {string} channel
   * @param {string} command without the slash
   * @param {Readonly<Record<string, string | number | boolean>>} values
   * @returns {Promise<Told | null>} null if it failed
   */
  async function command(channel, command, values) {
    notes += 1;
    const note = { id: notes, channelId: channel, command: `/${command}`, fault: null };
    model.notes = [...model.notes, note];
    toBottom();
    changed();
    const { outcome, refused } = await ask({ do: 'command', channel, line: command, values: { ...values } });
    const answered = take(outcome);
    const others = model.notes.filter(({ id }) => id !== note.id);
    model.notes = answered ? others : [...others, { ...note, fault: refused ?? words().noAnswer }];
    changed();
    return answered;
  }

  /** @param {Modal} modal */
  function openForm(modal) {
    model.form = { modal, values: valuesAtFirst(modal.components), isBusy: false, hasFailed: false };
  }

  async function submit() {
    const { form } = model;
    if (!form || form.isBusy) return;
    model.form = { ...form, isBusy: true, hasFailed: false };
    changed();
    const values = Object.fromEntries(
      [...form.values].map(([id, value]) => [id, Array.isArray(value) ? [...value] : value]),
    );
    const { outcome } = await ask({
      do: 'submit',
      values: /** @type {Record<string, string | boolean | string[]>} */ (values),
    });
    model.form = null;
    if (take(outcome) === null) model.form = { ...form, hasFailed: true };
    changed();
  }

  /** The game on offer: its command, then button after button of what comes. */
  async function playNow() {
    const offer = model.place?.offer;
    const channel = model.channelId;
    if (!offer || !channel) return;
    model.offer = 'running';
    changed();
    let outcome = await command(channel, offer.command, offer.values);
    for (const start of offer.press) {
      const { message } = outcome ?? {};
      const button = message && buttonsOf(message.components).find((id) => id.startsWith(start));
      outcome = message && button ? await click(message, button) : null;
    }
    model.offer = outcome === null ? 'failed' : 'gone';
    changed();
  }

  /**
   * Does something whose result shows by itself.
   * @param {Deed} deed
   */
  async function plainly(deed) {
    if (deed.do === 'say') toBottom();
    await ask(deed);
  }

  /**
   * Makes a change that concerns this page alone.
   * @param {(model: Model) => void} change
   */
  function show(change) {
    change(model);
    changed();
  }

  /** @param {string} name */
  function become(name) {
    const address = new URL(location.href);
    address.searchParams.set('person', name);
    history.replaceState(null, '', address);
    show((model) => {
      model.dialog = null;
      model.drawer = null;
    });
    greet();
  }

  return { told, line, load, openChannel, click, select, command, submit, playNow, plainly, show, become, ask };
}

/** @typedef {ReturnType<typeof createActions>} Actions */

/**
 * The custom ids of all buttons that can be pressed.
 * @param {readonly Component[]} components
 * @returns {readonly string[]}
 */
function buttonsOf(components) {
  return components.flatMap((one) => {
    if (one.type === 2) return one.custom_id && !one.disabled ? [one.custom_id] : [];
    return buttonsOf([...(one.components ?? []), ...(one.accessory ? [one.accessory] : [])]);
  });
}
