/** @import { Client } from './pageView.js' */
import { html } from 'lit-html';
import { avatar } from './avatar.js';
import { icon } from './icons.js';
import { LOCALE_NAMES } from './locales.js';

/** Who this page's person is, at the bottom left.
 * @param {Client} client */
export function personPanel(client) {
  const { model, actions, words } = client;
  const { me } = model.place ?? {};
  return html`
    <footer class="person-panel">
      <button class="person-button" aria-haspopup="dialog" @click=${() =>
        actions.show((model) => {
          model.dialog = 'people';
        })}>
        <span class="presence">${me ? avatar(client, me.id) : ''}<i class="status"></i></span>
        <span class="person-text"><small>${words.you}</small><b>${me?.name ?? ''}</b></span>
        ${icon('chevron')}
      </button>
      <select class="locale" aria-label=${words.language} .value=${me?.locale ?? ''}
        @change=${(/** @type {Event & { target: HTMLSelectElement }} */ { target }) => actions.plainly({ do: 'setLocale', locale: /** @type {'de'} */ (target.value) })}>
        ${LOCALE_NAMES.map(([locale, name]) => html`<option value=${locale} ?selected=${locale === me?.locale}>${name}</option>`)}
      </select>
    </footer>
  `;
}
