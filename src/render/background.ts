import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { COLOURS } from './colours.ts';
import type { Box, Layout } from './layout.ts';

function wood(context: CanvasRenderingContext2D, { width, height }: Box): void {
  const fill = context.createLinearGradient(0, 0, 0, height);
  fill.addColorStop(0, COLOURS.woodLight);
  fill.addColorStop(1, COLOURS.woodDark);
  context.fillStyle = fill;
  context.fillRect(0, 0, width, height);
}

function rug(context: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  const light = context.createRadialGradient(
    x + width / 2,
    y + height / 2,
    60,
    x + width / 2,
    y + height / 2,
    width * 0.62,
  );
  light.addColorStop(0, COLOURS.feltLight);
  light.addColorStop(1, COLOURS.feltDark);
  context.shadowColor = COLOURS.shadow;
  context.shadowBlur = 10;
  context.fillStyle = light;
  context.beginPath();
  context.roundRect(x, y, width, height, 26);
  context.fill();
  context.shadowColor = 'transparent';
  context.lineWidth = 2;
  context.strokeStyle = COLOURS.border;
  context.beginPath();
  context.roundRect(x + 2, y + 2, width - 4, height - 4, 24);
  context.stroke();
}

/** Wood all round, the rug between header and footer. Without texture: smooth areas cost few bytes. */
function drawBackground({ frame, header, footer }: Layout): Canvas {
  const canvas = createCanvas(frame.width, frame.height);
  const context = canvas.getContext('2d');
  wood(context, frame);
  rug(context, { x: 6, y: header.height, width: frame.width - 12, height: footer.y - header.height });
  return canvas;
}

let background: Canvas | null = null;

/** What lies under every table; the same for all layouts, so it is drawn once. */
export function backgroundOf(layout: Layout): Canvas {
  background ??= drawBackground(layout);
  return background;
}
