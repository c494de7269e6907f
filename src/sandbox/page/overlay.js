/** @import { TemplateResult } from 'lit-html' */
/** @import { Words } from './words.js' */
import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { icon } from './icons.js';
import { takeFocus } from './takeFocus.js';

/**
 * Something that stands before the page until it is closed.
 * @param {object} shown
 * @param {string} shown.title
 * @param {unknown} shown.body
 * @param {TemplateResult | typeof nothing} [shown.footer]
 * @param {() => void} shown.close
 * @param {Words} shown.words
 */
export function overlay({ title, body, footer = nothing, close, words }) {
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.key === 'Escape') close();
  };
  /** @param {MouseEvent} event */
  const onOutside = (event) => {
    if (event.target === event.currentTarget) close();
  };
  return html`
    <div class="overlay" @keydown=${onKey} @mousedown=${onOutside}>
      <section class="dialog" role="dialog" aria-modal="true" aria-label=${title} tabindex="-1" ${ref(takeFocus)}>
        <header class="dialog-header">
          <h2>${title}</h2>
          <button class="icon-button" aria-label=${words.close} @click=${close}>${icon('close')}</button>
        </header>
        <div class="dialog-body">${body}</div>
        ${footer}
      </section>
    </div>
  `;
}
