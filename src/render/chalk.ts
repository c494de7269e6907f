import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';

/** Chalk on slate: white, gold and red, all light enough to be read by everybody. */
export const CHALK = { white: '#f3f1e7', gold: '#ffd45e', red: '#ff9d85', dim: 'rgba(243, 241, 231, 0.62)' } as const;
export type ChalkColour = (typeof CHALK)[keyof typeof CHALK];

const GRAIN = 128;

/** Numbers from 0 to 1 that look like chance and are the same at every start. */
function* chance(): Generator<number, never> {
  let state = 1;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** Where a slate's pores leave chalk away. */
function drawGrain(): Canvas {
  const canvas = createCanvas(GRAIN, GRAIN);
  const context = canvas.getContext('2d');
  const image = context.createImageData(GRAIN, GRAIN);
  const next = chance();
  for (let at = 3; at < image.data.length; at += 4) {
    const value = next.next().value;
    image.data[at] = value < 0.14 ? 90 : 0;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

let grain: Canvas | null = null;

/** Takes away what chalk would not have left on the pores of a slate. */
export function roughen(context: CanvasRenderingContext2D, height: number): void {
  grain ??= drawGrain();
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = context.createPattern(grain, 'repeat');
  context.fillRect(0, 0, context.canvas.width, height);
  context.restore();
}

/** One stroke by hand, a little bent. */
export function chalkLine(
  context: CanvasRenderingContext2D,
  from: readonly [number, number],
  to: readonly [number, number],
): void {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const bend = (((from[0] * 7 + from[1] * 3) % 5) - 2) * 0.6;
  context.beginPath();
  context.moveTo(...from);
  context.quadraticCurveTo(x + bend, y + bend, ...to);
  context.stroke();
}
