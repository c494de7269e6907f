import type { Canvas } from 'canvas';
import { beforeAll, expect, test } from 'vitest';
import { ALL_SUITS, type Card, DECK_SIZE, rankOf } from '../../src/game/index.ts';
import { needFonts } from '../../src/render/fonts.ts';
import { DECKS } from '../../src/render/index.ts';
import { cardSprite, signSprite } from '../../src/render/sprites.ts';

beforeAll(needFonts);

/** Size of a card in the smallest picture, seen 400 px wide on a phone. */
const ON_PHONE = 20;

/** Brightness of each pixel on ivory, 0 … 255, as an eye without any sense of colour sees it. */
function greys(canvas: Canvas): number[] {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return Array.from({ length: data.length / 4 }, (_, i) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * i, 4 * i + 4);
    const grey = 0.299 * red + 0.587 * green + 0.114 * blue;
    return (grey * alpha + 246 * (255 - alpha)) / 255;
  });
}

const difference = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, grey, i) => sum + Math.abs(grey - (b[i] ?? 0)), 0) / a.length;

const letterOf = (card: Card) => ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'][rankOf(card)] ?? '';

test.each(DECKS)('%s: all 36 cards look different without colour', (deck) => {
  const all = Array.from({ length: DECK_SIZE }, (_, card) =>
    greys(cardSprite({ deck, card, letter: letterOf(card), width: 100, height: 153 })),
  );
  const pairs = all.flatMap((a, i) =>
    all.slice(i + 1).map((b, j) => ({ cards: [i, i + 1 + j], apart: difference(a, b) })),
  );
  expect(pairs.filter(({ apart }) => apart < 2)).toEqual([]);
});

test.each(DECKS)('%s: the suit signs differ in shape, however small', (deck) => {
  const signs = ALL_SUITS.map((suit) => greys(signSprite({ deck, suit }, ON_PHONE)));
  const apart = signs.flatMap((a, i) => signs.slice(i + 1).map((b) => difference(a, b)));
  expect(Math.min(...apart)).toBeGreaterThan(10);
});

test('a sprite is drawn once', () => {
  const face = { deck: 'swiss', card: 5, letter: 'U', width: 100, height: 153 } as const;
  expect(cardSprite(face)).toBe(cardSprite({ ...face }));
  expect(cardSprite(face)).not.toBe(cardSprite({ ...face, width: 128, height: 196 }));
  expect(cardSprite(face)).not.toBe(cardSprite({ ...face, letter: 'B' }));
});
