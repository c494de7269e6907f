import { type Card, type Rank, rankOf, suitOf } from '../game/index.ts';
import { type Court, courtFigure } from './courts.ts';
import { type Inks, inksOf } from './inks.ts';
import type { Deck } from './scene.ts';
import { signAt } from './signs.ts';

/** Cards are drawn in this many units; sprites scale them. */
export const CARD_UNITS = { width: 200, height: 306 } as const;

/** The picture of a card stands right of its index. */
const FIELD = { x: 64, y: 18, width: 124, height: 270 } as const;

const SWISS_LETTERS = ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'] as const;
const LETTERS: Readonly<Record<Deck, readonly string[]>> = {
  swiss: SWISS_LETTERS,
  french: ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'],
  german: SWISS_LETTERS,
};

const COURTS: Readonly<Record<Deck, readonly [Court, Court, Court]>> = {
  swiss: ['under', 'ober', 'king'],
  french: ['jack', 'queen', 'king'],
  german: ['under', 'ober', 'king'],
};

/** The letter or number in the corner. */
export function rankLetter(deck: Deck, rank: Rank): string {
  return LETTERS[deck][rank] as string;
}

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
      [0.2, down],
      [0.8, down],
    ]),
    ...(SINGLES[rank] ?? []).map((down) => [0.5, down]),
  ];
  const size = rank < 3 ? 52 : 46;
  return spots
    .map(
      ([across, down]) =>
        [FIELD.x + (across as number) * FIELD.width, FIELD.y + (down as number) * FIELD.height] as const,
    )
    .map((middle) => signAt({ deck, suit: suitOf(card) }, middle, size))
    .join('');
}

const middleOfField = FIELD.x + FIELD.width / 2;

function ace(deck: Deck, card: Card, { rank, tint }: Inks): string {
  const y = FIELD.y + FIELD.height / 2;
  const leaves = Array.from({ length: 14 }, (_, i) => {
    const turn = i < 7 ? 200 + i * 22 : 160 - (i - 7) * 22;
    return `<path transform="rotate(${turn} ${middleOfField} ${y}) translate(${middleOfField} ${y - 70})" d="M-13 0 Q0 -11 13 0 Q0 11 -13 0 Z"/>`;
  }).join('');
  return `<circle cx="${middleOfField}" cy="${y}" r="60" fill="${tint}"/><g fill="${rank}" opacity=".55">${leaves}</g>${signAt({ deck, suit: suitOf(card) }, [middleOfField, y], 96)}`;
}

/** The Swiss ten: a flag with the sign (rules.md §0, Banner). */
function banner(card: Card, { coat, trim, tint }: Inks): string {
  return `
    <path d="M76 20 L76 292" stroke="#3a2413" stroke-width="9" stroke-linecap="round"/><path d="M76 22 L76 290" stroke="#a9743c" stroke-width="5"/>
    <path d="M70 22 L76 4 L82 22 Z" fill="#f0c23b" stroke="#3a2413" stroke-width="2.5" stroke-linejoin="round"/>
    <path d="M80 34 Q110 22 136 34 T190 34 L190 176 L163 206 L136 176 L108 206 L80 176 Z" fill="${tint}" stroke="#3a2413" stroke-width="3" stroke-linejoin="round"/>
    <path d="M80 34 Q110 22 136 34 T190 34 L190 52 Q163 62 136 52 T80 52 Z" fill="${coat}"/>
    <path d="M80 160 L80 176 L108 206 L136 176 L163 206 L190 176 L190 160 L163 190 L136 160 L108 190 Z" fill="${trim}"/>
    ${signAt({ deck: 'swiss', suit: suitOf(card) }, [135, 106], 88)}`;
}

function court(deck: Deck, card: Card, inks: Inks): string {
  const figure = COURTS[deck][rankOf(card) - 5] as Court;
  const { x, y, width, height } = FIELD;
  return `
    <clipPath id="field"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/></clipPath>
    <g clip-path="url(#field)"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${inks.tint}"/>
    <g transform="translate(${x} ${y + 8})">${courtFigure(figure, inks)}</g></g>
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
    ${signAt({ deck, suit: suitOf(card) }, [33, 106], 46)}${picture(deck, card, inksOf(deck, suitOf(card)))}</svg>`;
}
