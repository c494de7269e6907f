import type { CanvasRenderingContext2D } from 'canvas';
import { CHALK, chalkLine } from './chalk.ts';
import { hand } from './fonts.ts';
import type { PlacedMark } from './slateLayout.ts';
import { GROUP, PITCH } from './slateMarks.ts';
import type { SlateScene } from './slateScene.ts';

/** Sticks less potatoes have a sign, since they are told apart by it (rules.md §3, sticks). */
export function figure(value: number, { slate }: SlateScene): string {
  if (value < 0) return `\u2212${-value}`;
  return slate === 'sticks' && value > 0 ? `+${value}` : String(value);
}

const HALF = 16;

/** Up to five sticks from `x` on: the fifth lies across the others. */
function drawSticks(context: CanvasRenderingContext2D, count: number, [x, y]: readonly [number, number]): void {
  context.lineWidth = 4.5;
  for (let stick = 0; stick < Math.min(count, GROUP - 1); stick++) {
    const at = x + 6 + stick * PITCH.sticks;
    const lean = ((stick * 3 + Math.round(x)) % 4) - 1;
    chalkLine(context, [at + lean, y - HALF + (stick % 2)], [at - 2, y + HALF - (lean % 2)]);
  }
  if (count === GROUP) chalkLine(context, [x - 4, y + 9], [x + 14 + 3 * PITCH.sticks, y - 10]);
}

/** Up to five potatoes from `x` on. */
function drawPotatoes(context: CanvasRenderingContext2D, count: number, [x, y]: readonly [number, number]): void {
  context.lineWidth = 3.5;
  for (let potato = 0; potato < count; potato++) {
    const turn = ((potato * 5 + Math.round(x)) % 7) / 7;
    context.beginPath();
    context.ellipse(x + 9 + potato * PITCH.potatoes, y + (potato % 2), 9, 8.5, turn * Math.PI, 0, 2 * Math.PI);
    context.stroke();
  }
}

/** Two lines below a deal that counted double. */
export function drawDoubled(
  context: CanvasRenderingContext2D,
  { x, y, width }: Pick<PlacedMark, 'x' | 'y' | 'width'>,
): void {
  context.lineWidth = 2.5;
  for (const below of [17, 22]) chalkLine(context, [x + 2, y + below], [x + width - 14, y + below - 1]);
}

function drawNumber(context: CanvasRenderingContext2D, mark: PlacedMark, text: string): void {
  const { kind, x, y, width, doubled } = mark;
  context.font = hand(36);
  context.textAlign = 'right';
  context.fillText(kind === 'earlier' ? `${text} …` : text, x + width - 16, y + 12);
  if (doubled) drawDoubled(context, mark);
}

/** What stands in one cell. */
export function drawMark(context: CanvasRenderingContext2D, mark: PlacedMark, scene: SlateScene): void {
  const { kind, value, x, y } = mark;
  context.strokeStyle = context.fillStyle = kind === 'earlier' ? CHALK.dim : CHALK.white;
  if (kind === 'sticks') drawSticks(context, value, [x, y]);
  else if (kind === 'potatoes') drawPotatoes(context, value, [x, y]);
  else drawNumber(context, mark, figure(value, scene));
}
