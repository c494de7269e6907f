/** @import { Client } from './pageView.js' */
import { html, nothing } from 'lit-html';
import { markdownView } from './markdownView.js';

/**
 * A classic embed as far as it has text.
 * @param {Client} client
 * @param {Record<string, unknown>} embed
 * @param {string} key
 */
export function embedView(client, embed, key) {
  /** @param {unknown} text @param {string} part */
  const text = (text, part) => (typeof text === 'string' ? markdownView(client, text, `${key}-${part}`) : nothing);
  const fields = Array.isArray(embed.fields) ? embed.fields : [];
  const colour = typeof embed.color === 'number' ? `--accent: #${embed.color.toString(16).padStart(6, '0')}` : '';
  return html`
    <div class="embed has-accent" .style=${colour}>
      ${embed.title ? html`<div class="embed-title">${text(embed.title, 'title')}</div>` : nothing}
      ${text(embed.description, 'description')}
      ${fields.map(({ name, value }, at) => html`<div class="embed-field"><b>${text(name, `name${at}`)}</b>${text(value, `value${at}`)}</div>`)}
    </div>
  `;
}
