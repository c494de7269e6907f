import type { CanvasRenderingContext2D } from 'canvas';

/** Small pictures for the words of `TableWords`, and arrows for contracts; each in a square of 24 × 24. */
const PATHS = {
  leads: (context: CanvasRenderingContext2D) =>
    polygon(context, [
      [5, 2],
      [21, 12],
      [5, 22],
    ]),
  wins: (context: CanvasRenderingContext2D) =>
    polygon(context, [
      [3, 21],
      [1, 6],
      [7.5, 11],
      [12, 2],
      [16.5, 11],
      [23, 6],
      [21, 21],
    ]),
  tricks: (context: CanvasRenderingContext2D) => {
    context.roundRect(2, 1, 13, 18, 2.5);
    polygon(context, [
      [17, 5],
      [21.5, 6.2],
      [17.5, 23],
      [6.5, 21],
      [17, 21],
    ]);
  },
  points: (context: CanvasRenderingContext2D) => context.arc(12, 12, 9, 0, 2 * Math.PI),
  total: (context: CanvasRenderingContext2D) =>
    polygon(context, [
      [3, 1],
      [21, 1],
      [21, 7],
      [17, 7],
      [17, 5],
      [10, 5],
      [16, 12],
      [10, 19],
      [17, 19],
      [17, 17],
      [21, 17],
      [21, 23],
      [3, 23],
      [3, 20],
      [10, 12],
      [3, 4],
    ]),
  up: (context: CanvasRenderingContext2D) =>
    polygon(context, [
      [12, 1],
      [21, 11],
      [15, 11],
      [15, 23],
      [9, 23],
      [9, 11],
      [3, 11],
    ]),
  down: (context: CanvasRenderingContext2D) =>
    polygon(context, [
      [12, 23],
      [3, 13],
      [9, 13],
      [9, 1],
      [15, 1],
      [15, 13],
      [21, 13],
    ]),
} as const satisfies Readonly<Record<string, (context: CanvasRenderingContext2D) => void>>;

export type Icon = keyof typeof PATHS;

function polygon(context: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void {
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

/** Draws an icon with its top left corner at (x, y) in the fill colour set. */
export function drawIcon(
  context: CanvasRenderingContext2D,
  icon: Icon,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 24, size / 24);
  context.beginPath();
  PATHS[icon](context);
  context.fill();
  context.restore();
}
