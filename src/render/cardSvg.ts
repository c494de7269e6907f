import { type Card, rankOf, suitOf } from '../game/index.ts';
import { type Court, courtFigure } from './courts.ts';
import { type Inks, inksOf } from './inks.ts';
import type { Deck } from './scene.ts';
import { signAt } from './signs.ts';

/** Cards are drawn in this many units; sprites scale them. */
export const CARD_UNITS = { width: 200, height: 306 } as const;

/** The picture of a card stands right of its index. */
const FIELD = { x: 72, y: 16, width: 118, height: 274 } as const;

const COURTS: Readonly<Record<Deck, readonly [Court, Court, Court]>> = {
  swiss: ['under', 'ober', 'king'],
  french: ['jack', 'queen', 'king'],
  german: ['under', 'ober', 'king'],
};

/** Middles of the pips of 6 … 10 in the field: two columns, and singles between them. */
const ROWS3 = [0.14, 0.5, 0.86];
const ROWS4 = [0.11, 0.37, 0.63, 0.89];
const SINGLES: Readonly<Record<number, readonly number[]>> = {
  0: [],
  1: [0.32],
  2: [0.32, 0.68],
  3: [0.5],
  4: [0.24, 0.76],
};

function pips(deck: Deck, card: Card): string {
  const rank = rankOf(card);
  const rows = rank < 3 ? ROWS3 : ROWS4;
  const spots = [
    ...rows.flatMap((down) => [
      [0.22, down],
      [0.78, down],
    ]),
    ...(SINGLES[rank] ?? []).map((down) => [0.5, down]),
  ];
  const size = rank < 3 ? 48 : 43;
  return spots
    .map(
      ([across, down]) =>
        [FIELD.x + (across as number) * FIELD.width, FIELD.y + (down as number) * FIELD.height] as const,
    )
    .map((middle) => signAt({ deck, suit: suitOf(card) }, middle, size))
    .join('');
}

const middleOfField = FIELD.x + FIELD.width / 2;

const spray = (turn: number) => `<g transform="rotate(${turn})">
  <path d="M0 0 C8 -14 8 -30 0 -44 C-8 -30 -8 -14 0 0 Z"/></g>`;

/** A large sign on a medallion. */
function ace(deck: Deck, card: Card, { rank, coat, trim, tint }: Inks): string {
  const y = FIELD.y + FIELD.height / 2;
  const sprays = [-62, -31, 0, 31, 62].map(spray).join('');
  return `
    <ellipse cx="${middleOfField}" cy="${y}" rx="57" ry="128" fill="${tint}" stroke="${rank}" stroke-width="3"/>
    <ellipse cx="${middleOfField}" cy="${y}" rx="51" ry="121" fill="none" stroke="${trim}" stroke-width="2.5"/>
    <g fill="${coat}" stroke="${rank}" stroke-width="1.5"><g transform="translate(${middleOfField} ${y - 58}) scale(.92)">${sprays}</g>
    <g transform="translate(${middleOfField} ${y + 58}) scale(.92 -.92)">${sprays}</g></g>
    <g fill="${trim}" stroke="${rank}" stroke-width="1.5"><circle cx="${middleOfField}" cy="${y - 58}" r="7"/><circle cx="${middleOfField}" cy="${y + 58}" r="7"/></g>
    ${signAt({ deck, suit: suitOf(card) }, [middleOfField, y], 88)}`;
}

/** The Swiss ten: a flag with the sign (rules.md §0, Banner). */
function banner(card: Card, { coat, trim, tint }: Inks): string {
  return `
    <path d="M78 18 L78 292" stroke="#3a2413" stroke-width="9" stroke-linecap="round"/><path d="M78 20 L78 290" stroke="#a9743c" stroke-width="5"/>
    <path d="M72 24 L78 5 L84 24 Z" fill="#f0c23b" stroke="#3a2413" stroke-width="2.5" stroke-linejoin="round"/>
    <path d="M82 34 Q110 22 137 34 T192 34 L192 216 L164.5 248 L137 216 L109.5 248 L82 216 Z" fill="${tint}"/>
    <path d="M82 34 Q110 22 137 34 T192 34 L192 54 Q164.5 66 137 54 T82 54 Z" fill="${coat}"/>
    <path d="M82 196 L82 216 L109.5 248 L137 216 L164.5 248 L192 216 L192 196 L164.5 228 L137 196 L109.5 228 Z" fill="${trim}"/>
    <path d="M82 34 Q110 22 137 34 T192 34 L192 216 L164.5 248 L137 216 L109.5 248 L82 216 Z" fill="none" stroke="#3a2413" stroke-width="3" stroke-linejoin="round"/>
    ${signAt({ deck: 'swiss', suit: suitOf(card) }, [137, 126], 94)}`;
}

function court(deck: Deck, card: Card, inks: Inks): string {
  const figure = COURTS[deck][rankOf(card) - 5] as Court;
  const { x, y, width, height } = FIELD;
  return `
    <clipPath id="field"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/></clipPath>
    <g clip-path="url(#field)"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${inks.tint}"/>
    <g transform="translate(${x - 2} ${y + 12})">${courtFigure(figure, inks)}</g></g>
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="none" stroke="${inks.rank}" stroke-width="2.5"/>`;
}

function picture(deck: Deck, card: Card, inks: Inks): string {
  const rank = rankOf(card);
  if (rank === 8) return ace(deck, card, inks);
  if (rank >= 5) return court(deck, card, inks);
  if (rank === 4 && deck === 'swiss') return banner(card, inks);
  return pips(deck, card);
}

/** A card's face without the letter in its corner, as an SVG document of `width` pixels. */
export function cardSvg(deck: Deck, card: Card, width: number): string {
  const { width: w, height: h } = CARD_UNITS;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${(width * h) / w}">
    <rect x="1" y="1" width="${w - 2}" height="${h - 2}" rx="16" fill="#fdf9ee" stroke="#b9ab8a" stroke-width="2"/>
    ${signAt({ deck, suit: suitOf(card) }, [38, 112], 48)}${picture(deck, card, inksOf(deck, suitOf(card)))}</svg>`;
}
