import { type Canvas, createCanvas } from 'canvas';
import type { Box } from './layout.ts';

/** As many pictures are encoded at once as libuv has threads; more canvases would only lie about. */
const KEPT = 4;
const idle: Canvas[] = [];

/**
 * A canvas of the frame's size with anything on it. A new one costs 4 ms and more, in fresh memory and in its clearing
 * away; one used before costs nothing.
 */
export function takeCanvas({ width, height }: Box): Canvas {
  const at = idle.findIndex((canvas) => canvas.width === width && canvas.height === height);
  return idle.splice(at, at < 0 ? 0 : 1)[0] ?? createCanvas(width, height);
}

/** Only when nothing reads or draws on it any more. */
export function giveBack(canvas: Canvas): void {
  if (idle.length < KEPT) idle.push(canvas);
}
