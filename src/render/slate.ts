import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { COLOURS } from './colours.ts';
import { encodePng } from './encodePng.ts';
import { needFonts, sans, serif } from './fonts.ts';
import { drawLine } from './line.ts';
import type { SlateRow, SlateScene } from './slateScene.ts';
import type { Picture } from './tablePicture.ts';

export type { SlateRow, SlateScene } from './slateScene.ts';

const WIDTH = 960;
const HEAD = 130;
const ROW = 80;
const FOOT = 30;

function drawRow(context: CanvasRenderingContext2D, { name, place, total, mark }: SlateRow, y: number): void {
  context.fillStyle = mark === 'won' ? COLOURS.gold : COLOURS.ivory;
  context.textAlign = 'left';
  context.font = sans(36);
  drawLine(context, place === null ? name : `${place}. ${name}`, { x: 40, y: y + 50, width: 600 });
  context.textAlign = 'right';
  context.font = serif(50);
  context.fillText(String(total), WIDTH - 40, y + 54);
}

/** @throws RangeError where nothing is written. */
export function drawSlate(scene: SlateScene): Canvas {
  const { rows, title, subtitle } = scene;
  if (rows.length === 0 || rows.some(({ written }) => written.length === 0))
    throw new RangeError('Nothing is written.');
  needFonts();
  const canvas = createCanvas(WIDTH, HEAD + rows.length * ROW + FOOT);
  const context = canvas.getContext('2d', { alpha: false });
  context.fillStyle = '#262b2e';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = COLOURS.ivory;
  context.font = serif(44);
  drawLine(context, title, { x: 40, y: 62, width: WIDTH - 80 });
  context.font = sans(30);
  drawLine(context, subtitle, { x: 40, y: 106, width: WIDTH - 80 });
  for (const [at, row] of rows.entries()) drawRow(context, row, HEAD + at * ROW);
  return canvas;
}

/**
 * The slate as a picture, to be read at the width of a phone.
 *
 * @throws Error as `drawSlate`, or if a font is missing or canvas fails.
 */
export async function slatePicture(scene: SlateScene): Promise<Picture> {
  return { data: await encodePng(drawSlate(scene)), name: 'slate.png', alt: scene.alt };
}
