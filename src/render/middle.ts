import type { CanvasRenderingContext2D } from 'canvas';
import { COLOURS } from './colours.ts';
import { fitText } from './fitText.ts';
import { sans, serif } from './fonts.ts';
import { drawIcon, ICONS } from './icons.ts';
import type { Box } from './layout.ts';
import type { TableScene } from './scene.ts';
import { signSprite } from './sprites.ts';

const RADIUS = 44;
const SIGN = 62;

/** The trump's sign on a coin, the words for it, and who set it. */
export function drawTrump(context: CanvasRenderingContext2D, { deal, deck, words }: TableScene, box: Box): void {
  const x = box.x + box.width / 2;
  const top = box.y + box.height / 2 - (2 * RADIUS + 64) / 2;
  context.beginPath();
  context.arc(x, top + RADIUS, RADIUS, 0, 2 * Math.PI);
  context.fillStyle = deal.trump === null ? COLOURS.slot : COLOURS.ivory;
  context.fill();
  context.lineWidth = 4;
  context.strokeStyle = COLOURS.gold;
  context.stroke();
  if (deal.trump !== null) {
    context.drawImage(signSprite({ deck, suit: deal.trump }, SIGN), x - SIGN / 2, top + RADIUS - SIGN / 2);
  }
  context.textAlign = 'center';
  const measure = (text: string) => context.measureText(text).width;
  context.fillStyle = COLOURS.gold;
  context.font = serif(30);
  context.fillText(fitText(words.trump, box.width, measure), x, top + 2 * RADIUS + 32);
  if (words.setBy === null) return;
  context.fillStyle = COLOURS.ivory;
  context.font = sans(26);
  context.fillText(fitText(words.setBy, box.width, measure), x, top + 2 * RADIUS + 60);
}

/** Where the game stands. */
export function drawHeader(context: CanvasRenderingContext2D, { words }: TableScene, box: Box): void {
  context.fillStyle = COLOURS.ivory;
  context.font = serif(32);
  context.textAlign = 'left';
  context.fillText(
    fitText(words.title, box.width - 220, (text) => context.measureText(text).width),
    box.x + 20,
    box.y + 40,
  );
  context.fillStyle = COLOURS.gold;
  context.textAlign = 'right';
  context.fillText('Molotow', box.x + box.width - 20, box.y + 40);
}

/** What the small pictures mean. */
export function drawLegend(context: CanvasRenderingContext2D, { words }: TableScene, box: Box): void {
  context.font = sans(27);
  context.textAlign = 'left';
  const widths = ICONS.map((icon) => 28 + context.measureText(words[icon]).width);
  const gap = Math.min(40, (box.width - 40 - widths.reduce((sum, width) => sum + width, 0)) / (ICONS.length - 1));
  let x = (box.width - widths.reduce((sum, width) => sum + width, gap * (ICONS.length - 1))) / 2;
  for (const [i, icon] of ICONS.entries()) {
    context.fillStyle = COLOURS.gold;
    drawIcon(context, icon, { x, y: box.y + 14, size: 22 });
    context.fillStyle = COLOURS.ivory;
    context.fillText(words[icon], x + 28, box.y + 34);
    x += (widths[i] as number) + gap;
  }
}
