/** @import { Client } from './pageView.js' */
import { html, nothing } from 'lit-html';
import { avatar } from './avatar.js';
import { icon } from './icons.js';
import { LOCALE_NAMES } from './locales.js';
import { overlay } from './overlay.js';

/** Who to be, a new person, a new channel.
 * @param {Client} client */
export function dialogView(client) {
  const { model, actions, words } = client;
  const close = () =>
    actions.show((model) => {
      model.dialog = null;
    });
  if (model.dialog === 'people') return overlay({ title: words.you, close, words, body: peopleDialog(client) });
  if (model.dialog === 'channel')
    return overlay({ title: words.newChannel, close, words, body: channelDialog(client) });
  return nothing;
}

/** @param {Client} client */
function peopleDialog(client) {
  const { model, actions, words, locale } = client;
  return html`
    <ul class="people">
      ${model.place?.people.map(
        ({ id, name }) => html`
        <li>
          <button class="person" aria-current=${id === model.place?.me.id} @click=${() => actions.become(name)}>
            ${avatar(client, id)}<span>${name}</span>
          </button>
          <a class="icon-button" href="?person=${encodeURIComponent(name)}" target="_blank" rel="noopener"
            aria-label=${words.newTab(name)} title=${words.newTab(name)}>${icon('outward')}</a>
        </li>`,
      )}
    </ul>
    <form class="fields" @submit=${(/** @type {SubmitEvent} */ event) => {
      const { name, locale } = fieldsOf(event);
      void actions.plainly({ do: 'addPerson', name, locale: /** @type {'de'} */ (locale) });
    }}>
      <label>${words.newPerson}<input name="name" placeholder=${words.personName} maxlength="32" required></label>
      <label>${words.language}
        <select name="locale">${LOCALE_NAMES.map(([value, name]) => html`<option value=${value} ?selected=${value === locale}>${name}</option>`)}</select>
      </label>
      <button class="button button-secondary">${words.add}</button>
    </form>
  `;
}

/** @param {Client} client */
function channelDialog({ actions, words }) {
  return html`
    <form class="fields" @submit=${(/** @type {SubmitEvent} */ event) => {
      const { name } = fieldsOf(event);
      void actions.plainly({ do: 'addChannel', name });
      actions.show((model) => {
        model.dialog = null;
      });
    }}>
      <label>${words.channelName}<input name="name" placeholder=${words.channelName} maxlength="32" required></label>
      <button class="button button-primary">${words.add}</button>
    </form>
  `;
}

/**
 * What was typed into a form, which is emptied.
 * @param {SubmitEvent} event
 */
function fieldsOf(event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.currentTarget);
  const data = new FormData(form);
  form.reset();
  return { name: String(data.get('name')).trim(), locale: String(data.get('locale')) };
}
