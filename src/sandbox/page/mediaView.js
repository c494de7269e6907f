/** @import { Client } from './pageView.js' */
/** @import { Attachment } from '../model/state.ts' */
/** @import { Component } from '../model/components.ts' */
import { html, nothing } from 'lit-html';
import { icon } from './icons.js';
import { overlay } from './overlay.js';

/** @typedef {{ readonly url: string, readonly alt: string, readonly width: number | null, readonly height: number | null, readonly isSpoiler: boolean }} Picture */

/**
 * Files of this sandbox are asked for where the page itself comes from, whatever name it was called by.
 * @param {string} url
 */
function address(url) {
  const { pathname } = new URL(url, location.href);
  return pathname.startsWith('/cdn/') ? pathname : url;
}

/**
 * @param {Client} client
 * @param {NonNullable<Component['items']>} items
 */
export function galleryView(client, items) {
  const pictures = items.map((item) => picture(item.media, item.description, item.spoiler === true));
  return html`<div class="gallery gallery-${Math.min(items.length, 4)}">${pictures.map((one) => pictureView(client, one))}</div>`;
}

/**
 * @param {Client} client
 * @param {Component} thumbnail
 */
export function thumbnailView(client, { media, description, spoiler }) {
  if (!media) return nothing;
  return html`<div class="thumbnail">${pictureView(client, picture(media, description, spoiler === true))}</div>`;
}

/**
 * @param {{ url: string, width?: number | null | undefined, height?: number | null | undefined }} media
 * @param {string | null | undefined} alt
 * @param {boolean} isSpoiler
 * @returns {Picture}
 */
function picture({ url, width, height }, alt, isSpoiler) {
  return { url: address(url), alt: alt ?? '', width: width ?? null, height: height ?? null, isSpoiler };
}

/**
 * The files of a classic message: pictures as pictures, others to be fetched.
 * @param {Client} client
 * @param {readonly Attachment[]} attachments
 */
export function attachmentsView(client, attachments) {
  const pictures = attachments.filter(({ type }) => type.startsWith('image/'));
  const others = attachments.filter(({ type }) => !type.startsWith('image/'));
  return html`
    ${
      pictures.length === 0
        ? nothing
        : html`<div class="gallery gallery-${Math.min(pictures.length, 4)}">
      ${pictures.map((one) => pictureView(client, picture(one, one.description, one.name.startsWith('SPOILER_'))))}</div>`
    }
    ${others.map(({ url }) => fileView(url))}
  `;
}

/**
 * @param {Client} client
 * @param {Picture} picture
 */
function pictureView({ model, actions, words }, { url, alt, width, height, isSpoiler }) {
  const isHidden = isSpoiler && !model.revealed.has(url);
  const open = () =>
    actions.show((model) => {
      if (isHidden) model.revealed.add(url);
      else model.enlarged = { url, alt };
    });
  return html`
    <button class="picture ${isHidden ? 'is-hidden' : ''}" aria-label=${isHidden ? words.spoiler : nothing} @click=${open}>
      <img src=${url} alt=${alt} width=${width ?? nothing} height=${height ?? nothing}>
    </button>
  `;
}

/** @param {string} url */
export function fileView(url) {
  const name = decodeURIComponent(new URL(url, location.href).pathname.split('/').at(-1) ?? '');
  return html`<a class="file" href=${address(url)} download=${name} target="_blank" rel="noopener noreferrer">${icon('file')} ${name}</a>`;
}

/** The picture that was clicked, as large as it fits, with its description.
 * @param {Client} client */
export function enlargedView({ model, actions, words }) {
  if (model.enlarged === null) return nothing;
  const { url, alt } = model.enlarged;
  return overlay({
    title: words.picture,
    words,
    close: () =>
      actions.show((model) => {
        model.enlarged = null;
      }),
    body: html`
      <figure class="enlarged"><img src=${url} alt=${alt}>${alt ? html`<figcaption>${alt}</figcaption>` : nothing}</figure>
      <a class="link" href=${url} target="_blank" rel="noopener">${words.openOriginal}</a>
    `,
  });
}
