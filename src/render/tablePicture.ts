import { type Canvas, createCanvas } from 'canvas';
import { altText } from './altText.ts';
import { backgroundOf } from './background.ts';
import { registerFonts } from './fonts.ts';
import { layoutOf } from './layout.ts';
import { drawHeader, drawLegend, drawTrump } from './middle.ts';
import { drawPlace } from './place.ts';
import type { TableScene } from './scene.ts';
import { shownTrick } from './shownTrick.ts';

export interface Picture {
  readonly data: Buffer;
  readonly name: string;
  /** The same in words, at most 1024 characters. */
  readonly alt: string;
}

const QUALITY = 0.84;

registerFonts();

/** Draws in the main thread: canvas in a worker crashes the process (discord.md, node-canvas). */
export function drawTable(scene: TableScene): Canvas {
  const layout = layoutOf(scene.deal.seats.length, scene.direction);
  const canvas = createCanvas(layout.frame.width, layout.frame.height);
  const context = canvas.getContext('2d', { alpha: false });
  const trick = shownTrick(scene);
  context.drawImage(backgroundOf(layout), 0, 0);
  drawHeader(context, scene, layout.header);
  drawTrump(context, scene, layout.centre);
  for (const [seat, place] of layout.places.entries()) drawPlace(context, { scene, trick, seat }, place);
  drawLegend(context, scene, layout.footer);
  return canvas;
}

/** Encodes on libuv's thread pool. */
function encode(canvas: Canvas): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, data: Buffer) =>
      error ? reject(new Error('The picture could not be encoded.', { cause: error })) : resolve(data);
    canvas.toBuffer(done, 'image/jpeg', { quality: QUALITY });
  });
}

/**
 * The table as a picture. Drawing takes a few ms of this thread, encoding happens beside it.
 *
 * @throws Error if the scene has no such trick, or canvas fails; a picture that fails must never harm the game.
 */
export async function tablePicture(scene: TableScene): Promise<Picture> {
  const data = await encode(drawTable(scene));
  return { data, name: 'table.jpg', alt: altText(scene) };
}
