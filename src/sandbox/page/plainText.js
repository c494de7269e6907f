/** @import { PageMessage } from '../live/protocol.ts' */
/** @import { Component } from '../model/components.ts' */
/** @import { Mark } from './markdown.js' */
import { parseMarkdown } from './markdown.js';

/**
 * The first words of a message, for the line above its reply.
 * @param {PageMessage} message
 */
export function plainText({ content, components }) {
  const source = content || textOf(components);
  return parseMarkdown(source).map(wordsOf).join(' ').slice(0, 200);
}

/** @param {readonly Component[]} components @returns {string} */
function textOf(components) {
  return components
    .map((one) => one.content ?? textOf(one.components ?? []))
    .filter(Boolean)
    .join('\n');
}

/** @param {Mark} mark @returns {string} */
function wordsOf(mark) {
  if ('text' in mark) return mark.text;
  if ('children' in mark) return mark.children.map(wordsOf).join('');
  if ('items' in mark) return mark.items.map((item) => item.map(wordsOf).join('')).join(' ');
  return 'name' in mark ? mark.name : '';
}
