import type { CanvasRenderingContext2D } from 'canvas';
import { COLOURS } from './colours.ts';
import { sans } from './fonts.ts';
import { drawIconRow } from './iconRow.ts';
import type { Box } from './layout.ts';
import { drawLine } from './line.ts';
import { FIGURES, type Figures, figure } from './shownTrick.ts';
import { spriteCache } from './spriteCache.ts';

/** The rim of the winner's plate reaches beyond it. */
const MARGIN = 2;

/** Of a table's plates, one or two change from picture to picture. Some 70 kB each. */
const plates = spriteCache(300);

export interface Plate extends Figures {
  readonly name: string;
  readonly state: 'turn' | 'wins' | 'plain';
}

function drawGround(context: CanvasRenderingContext2D, { state }: Plate, { width, height }: Box): void {
  context.beginPath();
  context.roundRect(0, 0, width, height, 14);
  context.fillStyle = state === 'turn' ? COLOURS.gold : COLOURS.plate;
  context.fill();
  if (state !== 'wins') return;
  context.lineWidth = 3;
  context.strokeStyle = COLOURS.gold;
  context.stroke();
}

function drawName(context: CanvasRenderingContext2D, { name, state }: Plate, { width }: Box): void {
  context.font = sans(30);
  context.textAlign = 'center';
  context.fillStyle = state === 'turn' ? COLOURS.ink : COLOURS.ivory;
  drawLine(context, name, { x: width / 2, y: 31, width: width - 20 });
}

function drawFigures(context: CanvasRenderingContext2D, plate: Plate, { width }: Box): void {
  const onTurn = plate.state === 'turn';
  const items = FIGURES.map((icon) => ({ icon, text: figure(plate[icon]) }));
  const style = {
    font: sans(29),
    iconColour: onTurn ? COLOURS.ink : COLOURS.gold,
    textColour: onTurn ? COLOURS.ink : COLOURS.ivory,
    icon: 19,
    gap: 16,
  };
  drawIconRow(context, { items, style }, { baseline: 64, width });
}

/** Name and figures of a seat; golden for the seat on turn, gold-rimmed for the one that wins. */
export function drawPlate(context: CanvasRenderingContext2D, plate: Plate, box: Box): void {
  const sprite = plates({
    key: JSON.stringify(plate),
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
    draw: (inner) => {
      inner.translate(MARGIN, MARGIN);
      drawGround(inner, plate, box);
      drawName(inner, plate, box);
      drawFigures(inner, plate, box);
    },
  });
  context.drawImage(sprite, box.x - MARGIN, box.y - MARGIN);
}
