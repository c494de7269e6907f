import { html } from 'lit-html';

/** Three dots that move: something is under way. */
export function dots() {
  return html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`;
}
