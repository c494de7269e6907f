import type { CanvasRenderingContext2D } from 'canvas';
import { COLOURS } from './colours.ts';
import { cleanText } from './fitText.ts';
import { sans, serif } from './fonts.ts';
import { drawIconRow } from './iconRow.ts';
import type { Box } from './layout.ts';
import { drawLine } from './line.ts';
import type { TableScene } from './scene.ts';
import { spriteCache } from './spriteCache.ts';

const SIDE = 22;
const BRAND = 'Molotow';

/** Where the game stands. */
export function drawHeader(context: CanvasRenderingContext2D, { words }: TableScene, { y, width }: Box): void {
  context.font = serif(33);
  context.fillStyle = COLOURS.gold;
  context.textAlign = 'right';
  context.fillText(BRAND, width - SIDE, y + 39);
  context.fillStyle = COLOURS.ivory;
  context.textAlign = 'left';
  drawLine(context, words.title, {
    x: SIDE,
    y: y + 39,
    width: width - 2 * SIDE - context.measureText(BRAND).width - 20,
  });
}

const LEGEND = ['leads', 'wins', 'tricks', 'points', 'total'] as const;
const STYLE = { font: sans(28), iconColour: COLOURS.gold, textColour: COLOURS.ivory, icon: 22, gap: 38 };

/** One a language. */
const legends = spriteCache(8);

/** What the small pictures mean. */
export function drawLegend(
  context: CanvasRenderingContext2D,
  { words }: TableScene,
  { x, y, width, height }: Box,
): void {
  const items = LEGEND.map((icon) => ({ icon, text: cleanText(words[icon]) }));
  const draw = (inner: CanvasRenderingContext2D) =>
    drawIconRow(inner, { items, style: STYLE }, { baseline: 35, width });
  context.drawImage(legends({ key: JSON.stringify(items), width, height, draw }), x, y);
}
