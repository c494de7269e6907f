import { type Canvas, createCanvas, Image } from 'canvas';
import { type Card, rankOf, suitOf } from '../game/index.ts';
import { CARD_UNITS, cardSvg, rankLetter } from './cardSvg.ts';
import { COLOURS } from './colours.ts';
import { serif } from './fonts.ts';
import { inksOf } from './inks.ts';
import type { Deck } from './scene.ts';
import { signAt } from './signs.ts';

/** Room for the shadow round a card's sprite, in pixels. */
export const SHADOW = 12;

/** Each card of each deck is drawn once per size: at most 3 × 36 × 2 sprites of some 130 kB. */
const cards = new Map<string, Canvas>();
const signs = new Map<string, Canvas>();

function cached(cache: Map<string, Canvas>, key: string, make: () => Canvas): Canvas {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

function imageOf(svg: string): Image {
  const image = new Image();
  image.src = Buffer.from(svg);
  return image;
}

function drawCard(deck: Deck, card: Card, width: number): Canvas {
  const scale = width / CARD_UNITS.width;
  const height = Math.round(CARD_UNITS.height * scale);
  const canvas = createCanvas(width + 2 * SHADOW, height + 2 * SHADOW);
  const context = canvas.getContext('2d');
  context.shadowColor = COLOURS.shadow;
  context.shadowBlur = 8;
  context.shadowOffsetY = 3;
  context.drawImage(imageOf(cardSvg(deck, card, width)), SHADOW, SHADOW, width, height);
  context.shadowColor = 'transparent';
  context.translate(SHADOW, SHADOW);
  context.scale(scale, scale);
  drawLetter(context, { deck, card });
  return canvas;
}

function drawLetter(
  context: ReturnType<Canvas['getContext']>,
  { deck, card }: { readonly deck: Deck; readonly card: Card },
): void {
  const letter = rankLetter(deck, rankOf(card));
  context.translate(33, 70);
  if (letter.length > 1) context.scale(0.72, 1);
  context.font = serif(78);
  context.fillStyle = inksOf(deck, suitOf(card)).rank;
  context.textAlign = 'center';
  context.fillText(letter, 0, 0);
}

/** A card with its shadow; `SHADOW` pixels of margin on each side. */
export function cardSprite(deck: Deck, card: Card, width: number): Canvas {
  return cached(cards, `${deck} ${card} ${width}`, () => drawCard(deck, card, width));
}

/** The sign of a suit, `size` pixels wide and high. */
export function signSprite(sign: Parameters<typeof signAt>[0], size: number): Canvas {
  return cached(signs, `${sign.deck} ${sign.suit} ${size}`, () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">${signAt(sign, [50, 50], 100)}</svg>`;
    const canvas = createCanvas(size, size);
    canvas.getContext('2d').drawImage(imageOf(svg), 0, 0, size, size);
    return canvas;
  });
}
