/**
 * @import { Modal } from '../model/state.ts'
 * @import { PageMessage, Place } from '../live/protocol.ts'
 * @import { FieldValue } from './formValues.js'
 * @import { Draft } from './commandLine.js'
 */

/**
 * What the page knows and shows; `actions.js` changes it, the views draw it.
 * @typedef {object} Model
 * @property {boolean} isUp whether the line to the sandbox stands
 * @property {Place | null} place
 * @property {string | null} channelId the channel on show
 * @property {Map<string, ChannelLog>} logs what was asked for, by channel
 * @property {Map<string, string>} pending message → custom id in use
 * @property {Map<string, readonly string[]>} picked what was chosen last, by message and select
 * @property {Set<string>} failed messages under which an interaction failed
 * @property {Map<string, number>} unread channels with news → how many of them mention this person
 * @property {readonly Note[]} notes commands without an answer, oldest first
 * @property {Draft} draft
 * @property {Form | null} form
 * @property {Menu | null} menu
 * @property {Enlarged | null} enlarged
 * @property {'channels' | 'members' | null} drawer what is pulled in over the messages on a narrow screen
 * @property {'people' | 'channel' | null} dialog
 * @property {'offered' | 'running' | 'failed' | 'gone'} offer
 * @property {Set<string>} revealed spoilers, by message and place
 * @property {string | null} flash a message that was jumped to
 */

/**
 * @typedef {object} ChannelLog
 * @property {readonly PageMessage[]} messages oldest first
 * @property {boolean} hasMore
 */

/**
 * A command on its way, or one that got no answer; only its person sees it.
 * @typedef {object} Note
 * @property {number} id
 * @property {string} channelId
 * @property {string} command `/molotow open`
 * @property {string | null} fault null while it is on its way
 */

/**
 * A modal that stands open.
 * @typedef {object} Form
 * @property {Modal} modal
 * @property {Map<string, FieldValue>} values by custom id
 * @property {boolean} isBusy
 * @property {boolean} hasFailed
 */

/**
 * The open list of a select.
 * @typedef {object} Menu
 * @property {string} key the select it belongs to
 * @property {DOMRect} anchor
 * @property {readonly MenuOption[]} options
 * @property {readonly string[]} chosen
 * @property {number} max
 * @property {number} active
 * @property {boolean} isTouched whether something was chosen or taken away
 * @property {(chosen: readonly string[]) => void} done
 */

/**
 * @typedef {object} MenuOption
 * @property {string} value
 * @property {string} label
 * @property {string | null} description
 * @property {{ id?: string | null | undefined, name?: string | null | undefined } | null} emoji
 */

/** @typedef {{ readonly url: string, readonly alt: string }} Enlarged */

/** @returns {Model} */
export function newModel() {
  return {
    isUp: false,
    place: null,
    channelId: null,
    logs: new Map(),
    pending: new Map(),
    picked: new Map(),
    failed: new Set(),
    unread: new Map(),
    notes: [],
    draft: { text: '', command: null, active: 0, choices: null, fault: null },
    form: null,
    menu: null,
    enlarged: null,
    drawer: null,
    dialog: null,
    offer: 'offered',
    revealed: new Set(),
    flash: null,
  };
}

/**
 * Puts a message where it belongs: over its earlier state, or by its age (ids sort by age).
 * @param {readonly PageMessage[]} messages
 * @param {PageMessage} message
 */
export function withMessage(messages, message) {
  const at = messages.findIndex(({ id }) => id === message.id);
  if (at >= 0) return messages.with(at, message);
  const after = messages.findLastIndex(({ id }) => BigInt(id) < BigInt(message.id));
  return messages.toSpliced(after + 1, 0, message);
}
