/** @import { Client } from './pageView.js' */
/** @import { Mark } from './markdown.js' */
import { html, nothing } from 'lit-html';
import { nameOf } from './avatar.js';
import { emojiView } from './emojiView.js';
import { parseMarkdown } from './markdown.js';

/** A text of up to so many emojis and nothing else shows them large. */
const MOST_LARGE = 30;
const EMOJIS_ALONE = /^(?:\s*(?:<a?:\w+:\d+>|\p{RGI_Emoji}))+\s*$/v;
const EMOJI = /<a?:\w+:\d+>|\p{RGI_Emoji}/gv;

/**
 * Discord's markdown as nodes: whatever people and bots write stays text.
 * @param {Client} client
 * @param {string} source
 * @param {string} key names the place, to remember which spoilers were revealed
 */
export function markdownView(client, source, key) {
  const isLarge = EMOJIS_ALONE.test(source) && (source.match(EMOJI)?.length ?? 0) <= MOST_LARGE;
  const marks = parseMarkdown(source);
  return html`<div class="markdown ${isLarge ? 'is-large' : ''}">${marks.map((mark, at) => markView(client, mark, `${key}.${at}`))}</div>`;
}

/**
 * @param {Client} client
 * @param {Mark} mark
 * @param {string} key
 * @returns {unknown}
 */
function markView(client, mark, key) {
  /** @param {readonly Mark[]} marks */
  const all = (marks) => marks.map((inner, at) => markView(client, inner, `${key}.${at}`));
  switch (mark.type) {
    case 'text':
      return mark.text;
    case 'paragraph':
      return html`<p>${all(mark.children)}</p>`;
    case 'strong':
      return html`<strong>${all(mark.children)}</strong>`;
    case 'em':
      return html`<em>${all(mark.children)}</em>`;
    case 'underline':
      return html`<u>${all(mark.children)}</u>`;
    case 'strike':
      return html`<s>${all(mark.children)}</s>`;
    case 'small':
      return html`<small>${all(mark.children)}</small>`;
    case 'quote':
      return html`<blockquote>${all(mark.children)}</blockquote>`;
    case 'heading':
      return headingView(mark.level, all(mark.children));
    case 'list': {
      const items = mark.items.map((item) => html`<li>${all(item)}</li>`);
      return mark.start === null ? html`<ul>${items}</ul>` : html`<ol start=${mark.start}>${items}</ol>`;
    }
    case 'code':
      return html`<code>${mark.text}</code>`;
    case 'codeBlock':
      return html`<pre><code>${mark.text}</code></pre>`;
    case 'link':
      return html`<a href=${mark.url} target="_blank" rel="noopener noreferrer nofollow">${all(mark.children)}</a>`;
    case 'time':
      return html`<time class="timestamp" data-unix=${mark.unix} data-style=${mark.style}></time>`;
    case 'emoji':
      return emojiView({ id: mark.id, name: mark.name });
    case 'spoiler':
      return spoilerView(client, all(mark.children), key);
    default:
      return mentionView(client, mark);
  }
}

/**
 * @param {number} level
 * @param {unknown} inner
 */
function headingView(level, inner) {
  if (level === 1) return html`<h1>${inner}</h1>`;
  return level === 2 ? html`<h2>${inner}</h2>` : html`<h3>${inner}</h3>`;
}

/**
 * @param {Client} client
 * @param {Exclude<Mark, { children: unknown } | { text: string }>} mark
 */
function mentionView({ model }, mark) {
  switch (mark.type) {
    case 'person':
      return html`<span class="mention">@${nameOf(model.place, mark.id)}</span>`;
    case 'channel':
      return html`<span class="mention">#${model.place?.channels.find(({ id }) => id === mark.id)?.name ?? '?'}</span>`;
    case 'role':
      return html`<span class="mention">@role</span>`;
    case 'command':
    case 'everyone':
      return html`<span class="mention">${mark.name}</span>`;
    default:
      return nothing;
  }
}

/**
 * @param {Client} client
 * @param {unknown} inner
 * @param {string} key
 */
function spoilerView({ model, actions, words }, inner, key) {
  if (model.revealed.has(key)) return html`<span class="spoiler is-revealed">${inner}</span>`;
  const reveal = () =>
    actions.show((model) => {
      model.revealed.add(key);
    });
  return html`<button class="spoiler" aria-label=${words.spoiler} @click=${reveal}><span aria-hidden="true">${inner}</span></button>`;
}
