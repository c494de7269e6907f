/** @import { Client } from './pageView.js' */
/** @import { Menu } from './model.js' */
import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { emojiView } from './emojiView.js';
import { icon } from './icons.js';
import { takeFocus } from './takeFocus.js';

const ROOM = 320; // px that an open list may take

/**
 * The open list of a select, over everything else.
 * @param {Client} client
 */
export function menuView(client) {
  const { menu } = client.model;
  if (menu === null) return nothing;
  const { close, toggle, move } = movesOf(client, menu);
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) move(step);
    else if (event.key === 'Enter' || event.key === ' ') toggle(menu.active);
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    event.preventDefault();
  };
  return html`
    <div class="menu-layer" @click=${close} @wheel=${close}>
      <ul class="menu" role="listbox" tabindex="-1" aria-multiselectable=${menu.max > 1} aria-activedescendant="menu-${menu.active}"
        .style=${placeOf(menu)} @keydown=${onKey} @click=${(/** @type {Event} */ event) => event.stopPropagation()}
        @wheel=${(/** @type {Event} */ event) => event.stopPropagation()} ${ref(takeFocus)}>
        ${menu.options.map(
          (option, at) => html`
          <li id="menu-${at}" role="option" class=${at === menu.active ? 'is-active' : ''} aria-selected=${menu.chosen.includes(option.value)}
            data-value=${option.value} @click=${() => toggle(at)}>
            ${emojiView(option.emoji)}
            <span class="option-text"><b>${option.label}</b>${option.description ? html`<small>${option.description}</small>` : nothing}</span>
            ${menu.chosen.includes(option.value) ? icon('check') : nothing}
          </li>`,
        )}
      </ul>
    </div>
  `;
}

/**
 * @param {Client} client
 * @param {Menu} menu
 */
function movesOf({ actions }, menu) {
  const shut = () =>
    actions.show((model) => {
      model.menu = null;
    });
  return {
    /** Leaving the list sends what was chosen of several; of one, nothing was. */
    close: () => {
      shut();
      if (menu.max > 1 && menu.isTouched) menu.done(menu.chosen);
    },
    /** @param {number} at */
    toggle: (at) => {
      const value = menu.options[at]?.value;
      if (value === undefined) return;
      if (menu.max === 1) {
        shut();
        return menu.done([value]);
      }
      const without = menu.chosen.filter((one) => one !== value);
      const chosen = without.length < menu.chosen.length ? without : [...menu.chosen, value];
      if (chosen.length <= menu.max)
        actions.show((model) => {
          model.menu = { ...menu, chosen, isTouched: true };
        });
    },
    /** @param {number} step */
    move: (step) => {
      const active = Math.min(Math.max(menu.active + step, 0), menu.options.length - 1);
      actions.show((model) => {
        model.menu = { ...menu, active };
      });
      document.getElementById(`menu-${active}`)?.scrollIntoView({ block: 'nearest' });
    },
  };
}

/**
 * Under its box, or over it where there is no room.
 * @param {Menu} menu
 */
function placeOf({ anchor }) {
  const isBelow = window.innerHeight - anchor.bottom > ROOM || anchor.top < ROOM;
  const vertical = isBelow ? `top: ${anchor.bottom + 4}px` : `bottom: ${window.innerHeight - anchor.top + 4}px`;
  return `left: ${anchor.left}px; width: ${anchor.width}px; max-height: ${ROOM}px; ${vertical}`;
}
