import type { CanvasRenderingContext2D } from 'canvas';

/** Small pictures for the words of `TableWords`; the footer says what they mean. */
export const ICONS = ['leads', 'wins', 'tricks', 'points', 'total'] as const;
export type Icon = (typeof ICONS)[number];

/** In a square of 24 × 24, filled with the colour set. */
const PATHS: Readonly<Record<Icon, (context: CanvasRenderingContext2D) => void>> = {
  leads: (context) =>
    polygon(context, [
      [5, 2],
      [21, 12],
      [5, 22],
    ]),
  wins: (context) =>
    polygon(context, [
      [3, 21],
      [1, 6],
      [7.5, 11],
      [12, 2],
      [16.5, 11],
      [23, 6],
      [21, 21],
    ]),
  tricks: (context) => {
    context.roundRect(2, 1, 13, 18, 2.5);
    polygon(context, [
      [17, 5],
      [21.5, 6.2],
      [17.5, 23],
      [6.5, 21],
      [17, 21],
    ]);
  },
  points: (context) => context.arc(12, 12, 9, 0, 2 * Math.PI),
  total: (context) =>
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
};

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
