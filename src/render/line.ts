import type { CanvasRenderingContext2D } from 'canvas';
import { cleanText, fitText } from './fitText.ts';

/** Text is condensed to this before anything is cut off. */
const NARROWEST = 0.84;

interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws one line in the font and alignment set, whatever its characters, never wider than `width`. */
export function drawLine(context: CanvasRenderingContext2D, text: string, { x, y, width }: Line): void {
  const clean = cleanText(text);
  const measure = (part: string) => context.measureText(part).width;
  // Most lines fit, and condensing one costs as much again as drawing it.
  if (measure(clean) <= width) context.fillText(clean, x, y);
  else context.fillText(fitText(clean, width / NARROWEST, measure), x, y, width);
}
