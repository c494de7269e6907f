import type { Canvas } from 'canvas';
import { altText } from './altText.ts';
import { backgroundOf } from './background.ts';
import { giveBack, takeCanvas } from './canvasPool.ts';
import { drawHeader, drawLegend } from './edges.ts';
import { encodeJpeg } from './encodeJpeg.ts';
import { needFonts } from './fonts.ts';
import { layoutOf } from './layout.ts';
import { drawPlace } from './place.ts';
import type { TableScene } from './scene.ts';
import { shownTrick } from './shownTrick.ts';
import { drawTrump } from './trump.ts';

export interface Picture {
  readonly data: Buffer;
  readonly name: 'table.jpg' | 'chart.png' | 'ranking.png' | 'slate.jpg' | 'stats.png';
  /** The same in words, at most 1024 characters. */
  readonly alt: string;
}

/** Measured: under 80 kB whatever lies on the table, and no artefact to be seen at 550 px width. More cards, more bytes. */
const qualityFor = (players: number) => (players < 6 ? 0.78 : 0.64);

function checkSeats({ deal, names, totals }: TableScene): void {
  const seats = deal.seats.length;
  if (names.length === seats && totals.length === seats) return;
  throw new RangeError(`${seats} seats need as many names and totals, not ${names.length} and ${totals.length}.`);
}

/** Draws in the main thread: canvas in a worker crashes the process (discord.md, node-canvas). */
export function drawTable(scene: TableScene): Canvas {
  checkSeats(scene);
  needFonts();
  const layout = layoutOf(scene.deal.seats.length, scene.direction);
  const canvas = takeCanvas(layout.frame);
  const context = canvas.getContext('2d', { alpha: false });
  const trick = shownTrick(scene);
  context.drawImage(backgroundOf(layout), 0, 0);
  drawHeader(context, scene, layout.header);
  drawTrump(context, scene, layout.centre);
  for (const [seat, place] of layout.places.entries()) drawPlace(context, { scene, trick, seat }, place);
  drawLegend(context, scene, layout.footer);
  return canvas;
}

/**
 * The table as a picture. Drawing takes a few ms of this thread, encoding happens beside it.
 *
 * @throws Error if the scene has no such trick or names and totals don't match its seats, a font is missing, or canvas
 *   fails. A picture that fails must never harm the game.
 */
export async function tablePicture(scene: TableScene): Promise<Picture> {
  const alt = altText(scene);
  const canvas = drawTable(scene);
  const data = await encodeJpeg(canvas, qualityFor(scene.deal.seats.length));
  giveBack(canvas);
  return { data, name: 'table.jpg', alt };
}
