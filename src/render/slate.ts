import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { CHALK, type ChalkColour, chalkLine, roughen } from './chalk.ts';
import { drawDoubled, drawMark, figure } from './chalkMarks.ts';
import { encodeJpeg } from './encodeJpeg.ts';
import { cleanText } from './fitText.ts';
import { hand, needFonts } from './fonts.ts';
import { drawLine } from './line.ts';
import { drawGround } from './slateGround.ts';
import { COLUMNS, HIGHEST, SLATE, type SlateLayout, slateLayout } from './slateLayout.ts';
import type { SlateRow, SlateScene } from './slateScene.ts';
import type { Picture } from './tablePicture.ts';

export type { SlateRow, SlateScene } from './slateScene.ts';

const EDGE = 44;
const INSIDE = SLATE.width - 2 * EDGE;
/** Told apart without colours too. */
const SIGNS = { won: '🏆', lost: '🏮' } as const;

function colourOf({ mark }: SlateRow): ChalkColour {
  if (mark === null) return CHALK.white;
  return mark === 'won' ? CHALK.gold : CHALK.red;
}

function drawHead(context: CanvasRenderingContext2D, { title, subtitle, rows }: SlateScene): void {
  context.textAlign = 'left';
  context.fillStyle = rows.some(({ mark }) => mark === 'won') ? CHALK.gold : CHALK.white;
  context.font = hand(54);
  if (context.measureText(cleanText(title)).width > INSIDE) context.font = hand(44);
  drawLine(context, title, { x: EDGE, y: 80, width: INSIDE });
  context.fillStyle = CHALK.white;
  context.font = hand(34);
  drawLine(context, subtitle, { x: EDGE, y: 126, width: INSIDE });
}

function drawWho(context: CanvasRenderingContext2D, row: SlateRow, at: { middle: number; nameWidth: number }): void {
  const { middle, nameWidth } = at;
  context.fillStyle = colourOf(row);
  context.textAlign = 'center';
  context.font = hand(36);
  const place = row.place === null ? '' : `${row.place}.`;
  const sign = row.mark === null ? place : SIGNS[row.mark];
  context.fillText(sign, COLUMNS.place.x + COLUMNS.place.width / 2 - 6, middle + 13);
  context.textAlign = 'left';
  context.font = hand(38);
  drawLine(context, row.name, { x: COLUMNS.name.x, y: middle + 13, width: nameWidth });
}

function drawTotal(context: CanvasRenderingContext2D, row: SlateRow, at: { text: string; middle: number }): void {
  const { x, width } = COLUMNS.total;
  context.fillStyle = colourOf(row);
  context.textAlign = 'right';
  context.font = hand(58);
  drawLine(context, at.text, { x: x + width, y: at.middle + 20, width });
}

/** What two lines below a number mean. */
function drawLegend(context: CanvasRenderingContext2D, words: string, { bottom }: SlateLayout): void {
  context.strokeStyle = context.fillStyle = CHALK.white;
  drawDoubled(context, { x: EDGE, y: bottom + 14, width: 60 });
  context.font = hand(30);
  context.textAlign = 'left';
  drawLine(context, words, { x: EDGE + 62, y: bottom + 42, width: 500 });
}

function drawLines(context: CanvasRenderingContext2D, { rows, bottom }: SlateLayout): void {
  context.strokeStyle = CHALK.dim;
  context.lineWidth = 2.5;
  for (const { top } of rows) chalkLine(context, [EDGE - 8, top], [SLATE.width - EDGE + 8, top + 1]);
  chalkLine(context, [COLUMNS.total.x - 8, SLATE.head - 12], [COLUMNS.total.x - 10, bottom]);
}

/** All that is written, on nothing. */
function drawWriting(context: CanvasRenderingContext2D, scene: SlateScene, layout: SlateLayout): void {
  context.lineCap = 'round';
  drawHead(context, scene);
  drawLines(context, layout);
  for (const [at, { top, height, marks }] of layout.rows.entries()) {
    const row = scene.rows[at];
    if (!row) continue;
    const middle = top + height / 2;
    drawWho(context, row, { middle, nameWidth: layout.nameWidth });
    for (const mark of marks) drawMark(context, mark, scene);
    drawTotal(context, row, { text: figure(row.total, scene), middle });
  }
  if (scene.doubled !== null) drawLegend(context, scene.doubled, layout);
  roughen(context, layout.height);
}

/** Where chalk writes before it is put on a slate; one for all, since nobody else draws meanwhile. */
let sheet: Canvas | null = null;

function writingOf(scene: SlateScene, layout: SlateLayout): Canvas {
  sheet ??= createCanvas(SLATE.width, HIGHEST);
  const context = sheet.getContext('2d');
  context.clearRect(0, 0, SLATE.width, HIGHEST);
  drawWriting(context, scene, layout);
  return sheet;
}

/** @throws RangeError where nothing is written. */
export function drawSlate(scene: SlateScene): Canvas {
  const { rows } = scene;
  if (rows.length === 0 || rows.some(({ written }) => written.length === 0))
    throw new RangeError('Nothing is written.');
  needFonts();
  const layout = slateLayout(scene);
  const writing = writingOf(scene, layout);
  const canvas = createCanvas(SLATE.width, layout.height);
  const context = canvas.getContext('2d', { alpha: false });
  drawGround(context, layout.height);
  // Twice, a little apart: the font's lines are thinner than those of chalk.
  for (const x of [0, 1]) context.drawImage(writing, x, 0);
  return canvas;
}

/** Measured: 60 kB as usual, 110 kB with the most writing, no artefact to be seen at phone width. As PNG it is twice that: chalk isn't flat. */
const qualityFor = ({ height }: Canvas) => (height < 800 ? 0.76 : 0.64);

/**
 * The slate as a picture, to be read at the width of a phone.
 *
 * @throws Error as `drawSlate`, or if a font is missing or canvas fails.
 */
export async function slatePicture(scene: SlateScene): Promise<Picture> {
  const canvas = drawSlate(scene);
  return { data: await encodeJpeg(canvas, qualityFor(canvas)), name: 'slate.jpg', alt: scene.alt };
}
