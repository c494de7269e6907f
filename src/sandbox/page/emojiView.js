import { html, nothing } from 'lit-html';

/**
 * An emoji of a button, an option or a text: the application's own by its picture, others as text.
 * @param {{ id?: string | null | undefined, name?: string | null | undefined } | null | undefined} emoji
 */
export function emojiView(emoji) {
  if (!emoji) return nothing;
  const { id, name } = emoji;
  if (id) return html`<img class="emoji" src="/cdn/emojis/${id}" alt=":${name ?? ''}:" draggable="false">`;
  return html`<span class="emoji">${name}</span>`;
}
