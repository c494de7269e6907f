import type { CanvasRenderingContext2D } from 'canvas';
import { COLOURS } from './colours.ts';
import { SLATE } from './slateLayout.ts';

const GROUND = { light: '#343b3d', dark: '#262c2e', edge: '#171b1c' } as const;

/** Where four boards meet they are cut at an angle; light falls from above. */
function drawFrame(context: CanvasRenderingContext2D, height: number): void {
  const { width, frame } = SLATE;
  const boards = [
    {
      fill: '#a8763f',
      corners: [
        [0, 0],
        [width, 0],
        [width - frame, frame],
        [frame, frame],
      ],
    },
    {
      fill: '#8a5d30',
      corners: [
        [width, 0],
        [width, height],
        [width - frame, height - frame],
        [width - frame, frame],
      ],
    },
    {
      fill: '#7a5029',
      corners: [
        [0, height],
        [width, height],
        [width - frame, height - frame],
        [frame, height - frame],
      ],
    },
    {
      fill: '#96683a',
      corners: [
        [0, 0],
        [0, height],
        [frame, height - frame],
        [frame, frame],
      ],
    },
  ] as const;
  for (const { fill, corners } of boards) {
    context.fillStyle = fill;
    context.beginPath();
    for (const [x, y] of corners) context.lineTo(x, y);
    context.fill();
  }
}

/** An empty slate in its frame, as if wiped by hand. */
export function drawGround(context: CanvasRenderingContext2D, height: number): void {
  const { width, frame } = SLATE;
  drawFrame(context, height);
  const wiped = context.createLinearGradient(0, 0, 0, height);
  wiped.addColorStop(0, GROUND.light);
  wiped.addColorStop(1, GROUND.dark);
  context.fillStyle = wiped;
  context.beginPath();
  context.roundRect(frame, frame, width - 2 * frame, height - 2 * frame, 8);
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = GROUND.edge;
  context.stroke();
  context.strokeStyle = COLOURS.woodDark;
  context.lineWidth = 2;
  context.strokeRect(1, 1, width - 2, height - 2);
}
