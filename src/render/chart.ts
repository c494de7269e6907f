import { type Canvas, createCanvas } from 'canvas';
import { COLOURS } from './colours.ts';
import { type Curve, type Curves, drawCurves } from './curves.ts';
import { encodePng } from './encodePng.ts';
import { needFonts } from './fonts.ts';
import type { Picture } from './tablePicture.ts';

/** The course of a game. */
export interface ChartScene extends Omit<Curves, 'lines'> {
  /** 1 to 9 lines with at least one value each; names may hold any characters. */
  readonly lines: readonly Omit<Curve, 'ink'>[];
  /** The same in words, at most 1024 characters. */
  readonly alt: string;
}

const SIZE = { width: 960, height: 600 } as const;

/** @throws RangeError for a scene without a value to show. */
export function drawChart(scene: ChartScene): Canvas {
  const { lines } = scene;
  if (lines.length === 0 || lines.some(({ values }) => values.length === 0))
    throw new RangeError('A line has no value.');
  needFonts();
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d', { alpha: false });
  context.fillStyle = COLOURS.plate;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  const inked = { ...scene, lines: lines.map((line, ink) => ({ ...line, ink })) };
  drawCurves(context, inked, { x: 0, y: 0, ...SIZE });
  return canvas;
}

/**
 * Lines as a picture, to be read at the width of a phone.
 *
 * @throws Error as `drawChart`, or if a font is missing or canvas fails.
 */
export async function chartPicture(scene: ChartScene): Promise<Picture> {
  return { data: await encodePng(drawChart(scene)), name: 'chart.png', alt: scene.alt };
}
