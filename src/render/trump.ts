import type { CanvasRenderingContext2D } from 'canvas';
import { ALL_SUITS, type Contract } from '../game/index.ts';
import { COLOURS } from './colours.ts';
import { sans, serif } from './fonts.ts';
import { drawIcon, type Icon } from './icons.ts';
import type { Box } from './layout.ts';
import { drawLine } from './line.ts';
import type { TableScene } from './scene.ts';
import { signSprite } from './sprites.ts';

const RADIUS = 34;
const SIGN = 50;
const SMALL_SIGN = 23;
const TEXT_HEIGHT = 64;

/** Bock: high cards win; Gaiss: low ones; Slalom: by turns (rules.md §3, mohren). */
const ARROWS: Readonly<Partial<Record<Contract, readonly Icon[]>>> = {
  bock: ['up'],
  gaiss: ['down'],
  'slalom-bock': ['up', 'down'],
  'slalom-gaiss': ['down', 'up'],
};

type Point = readonly [x: number, y: number];

function drawCoin(context: CanvasRenderingContext2D, [x, y]: Point): void {
  context.beginPath();
  context.arc(x, y, RADIUS, 0, 2 * Math.PI);
  context.fillStyle = COLOURS.ivory;
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = COLOURS.gold;
  context.stroke();
}

/** All four signs: any of them may still become trump. */
function drawAllSigns(context: CanvasRenderingContext2D, deck: TableScene['deck'], [x, y]: Point): void {
  for (const suit of ALL_SUITS) {
    const left = x - SMALL_SIGN + (suit % 2) * SMALL_SIGN;
    const top = y - SMALL_SIGN + Math.floor(suit / 2) * SMALL_SIGN;
    context.drawImage(signSprite({ deck, suit }, SMALL_SIGN - 2), left + 1, top + 1);
  }
}

function drawArrows(context: CanvasRenderingContext2D, arrows: readonly Icon[], [x, y]: Point): void {
  const size = arrows.length === 1 ? 44 : 32;
  context.fillStyle = COLOURS.ink;
  for (const [i, arrow] of arrows.entries()) {
    drawIcon(context, arrow, { x: x + (i - arrows.length / 2) * size, y: y - size / 2, size });
  }
}

function drawSign(context: CanvasRenderingContext2D, { deal, deck }: TableScene, middle: Point): void {
  const arrows = deal.contract === null ? undefined : ARROWS[deal.contract];
  if (deal.trump !== null) {
    context.drawImage(signSprite({ deck, suit: deal.trump }, SIGN), middle[0] - SIGN / 2, middle[1] - SIGN / 2);
  } else if (arrows !== undefined) drawArrows(context, arrows, middle);
  else drawAllSigns(context, deck, middle);
}

/** What is trump, as a sign on a coin and in words, and who made it. */
export function drawTrump(context: CanvasRenderingContext2D, scene: TableScene, { x, y, width, height }: Box): void {
  const { words } = scene;
  const middle = x + width / 2;
  const top = Math.round(y + height / 2 - RADIUS - TEXT_HEIGHT / 2);
  const textTop = top + 2 * RADIUS;
  drawCoin(context, [middle, top + RADIUS]);
  drawSign(context, scene, [middle, top + RADIUS]);
  context.textAlign = 'center';
  context.fillStyle = COLOURS.gold;
  context.font = serif(30);
  drawLine(context, words.trump, { x: middle, y: textTop + 30, width: width - 8 });
  context.fillStyle = COLOURS.ivory;
  context.font = sans(27);
  drawLine(context, words.setBy ?? '', { x: middle, y: textTop + 57, width });
}
