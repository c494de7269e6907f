import { type Canvas, type CanvasRenderingContext2D, Image } from 'canvas';
import { type Card, DECK_SIZE, suitOf } from '../game/index.ts';
import { CARD_UNITS, cardSvg } from './cardSvg.ts';
import { COLOURS } from './colours.ts';
import { serif } from './fonts.ts';
import { inksOf } from './inks.ts';
import { DECKS, type Deck } from './scene.ts';
import { type Sign, signSvg } from './signs.ts';
import { spriteCache } from './spriteCache.ts';

/** Room for the shadow round a card's sprite, in pixels. */
export const SHADOW = 12;

/** Every card of every deck in two sizes, and the courts of the French one as four languages call them: some 130 kB each. */
const cards = spriteCache(DECKS.length * DECK_SIZE * 2 + 3 * 3 * 4 * 2);
const signs = spriteCache(DECKS.length * 4 * 2);

function imageOf(svg: string): Image {
  const image = new Image();
  image.src = Buffer.from(svg);
  return image;
}

/** Middle of the index, from the card's left edge, in card units; the two digits of a ten are narrower and closer. */
const INDEX = { x: 38, y: 76 } as const;
const DIGITS = { narrow: 0.7, apart: 31 } as const;

function drawLetter(context: CanvasRenderingContext2D, { deck, card, letter: text }: CardFace): void {
  const letters = [...text];
  context.font = serif(90);
  context.fillStyle = inksOf(deck, suitOf(card)).rank;
  context.textAlign = 'center';
  context.translate(INDEX.x, INDEX.y);
  if (letters.length > 1) context.scale(DIGITS.narrow, 1);
  for (const [i, letter] of letters.entries()) {
    context.fillText(letter, ((i - (letters.length - 1) / 2) * DIGITS.apart) / DIGITS.narrow, 0);
  }
}

function drawCard(context: CanvasRenderingContext2D, face: CardFace): void {
  const { deck, card, width, height } = face;
  context.shadowColor = COLOURS.shadow;
  context.shadowBlur = 8;
  context.shadowOffsetY = 3;
  context.drawImage(imageOf(cardSvg(deck, card, width)), SHADOW, SHADOW, width, height);
  context.shadowColor = 'transparent';
  context.translate(SHADOW, SHADOW);
  context.scale(width / CARD_UNITS.width, height / CARD_UNITS.height);
  drawLetter(context, face);
}

interface CardFace {
  readonly deck: Deck;
  readonly card: Card;
  /** On its corner. */
  readonly letter: string;
  readonly width: number;
  readonly height: number;
}

/** A card with its shadow: `SHADOW` pixels of margin on each side. */
export function cardSprite(face: CardFace): Canvas {
  return cards({
    key: `${face.deck} ${face.card} ${face.letter} ${face.width}`,
    width: face.width + 2 * SHADOW,
    height: face.height + 2 * SHADOW,
    draw: (context) => drawCard(context, face),
  });
}

/** The sign of a suit, `size` pixels wide and high. */
export function signSprite(sign: Sign, size: number): Canvas {
  return signs({
    key: `${sign.deck} ${sign.suit} ${size}`,
    width: size,
    height: size,
    draw: (context) => context.drawImage(imageOf(signSvg(sign, size)), 0, 0, size, size),
  });
}
