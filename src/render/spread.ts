import type { CanvasRenderingContext2D } from 'canvas';
import type { Plot } from './chartScale.ts';
import { COLOURS } from './colours.ts';
import { sans, serif } from './fonts.ts';
import type { Box } from './layout.ts';
import { drawLine } from './line.ts';
import { type Spread, type SpreadLayout, spreadLayout } from './spreadLayout.ts';

/** A spread with its words. */
export interface SpreadPanel {
  readonly title: string;
  readonly spread: Spread;
  /** The average in words. */
  readonly average: string;
  /** What lies across, and what is counted. */
  readonly values: string;
  readonly deals: string;
  readonly ink: string;
}

const MARGIN = { left: 72, right: 28, top: 102, bottom: 84 } as const;
const EDGE = 28;

function plotIn({ x, y, width, height }: Box): Plot {
  const [left, right] = [x + MARGIN.left, x + width - MARGIN.right];
  return { left, right, top: y + MARGIN.top, bottom: y + height - MARGIN.bottom };
}

function drawWords(context: CanvasRenderingContext2D, panel: SpreadPanel, { x, y, width, height }: Box): void {
  const inside = width - 2 * EDGE;
  context.font = serif(32);
  context.textAlign = 'left';
  context.fillStyle = panel.ink;
  drawLine(context, panel.title, { x: x + EDGE, y: y + 40, width: inside });
  context.font = sans(26);
  context.fillStyle = COLOURS.ivory;
  const half = inside / 2 - 16;
  drawLine(context, panel.deals, { x: x + EDGE, y: y + 78, width: half });
  context.textAlign = 'right';
  drawLine(context, panel.average, { x: x + width - EDGE, y: y + 78, width: half });
  const taken = Math.min(context.measureText(panel.average).width, half);
  context.fillRect(x + width - EDGE - taken - 14, y + 56, 4, 26);
  context.textAlign = 'center';
  const middle = x + (MARGIN.left + width - MARGIN.right) / 2;
  drawLine(context, panel.values, { x: middle, y: y + height - 18, width: inside });
}

function drawAxes(
  context: CanvasRenderingContext2D,
  { left, right, bottom }: Plot,
  { across, up }: SpreadLayout,
): void {
  context.font = sans(26);
  context.fillStyle = COLOURS.ivory;
  context.lineWidth = 1;
  context.strokeStyle = COLOURS.slotLine;
  context.textAlign = 'right';
  for (const { value, at } of up) {
    context.beginPath();
    context.moveTo(left, at);
    context.lineTo(right, at);
    context.stroke();
    context.fillText(String(value), left - 10, at + 9);
  }
  context.textAlign = 'center';
  for (const { value, at } of across) {
    context.fillText(String(value).replace('-', '\u2212'), at, bottom + 32);
    context.beginPath();
    context.moveTo(at, bottom);
    context.lineTo(at, bottom + 7);
    context.stroke();
  }
}

/** Light with a dark edge, so that it is seen on bars of any ink. */
function drawMean(context: CanvasRenderingContext2D, { top, bottom }: Plot, at: number): void {
  context.fillStyle = COLOURS.plate;
  context.fillRect(at - 4, top - 10, 8, bottom - top + 10);
  context.fillStyle = COLOURS.ivory;
  context.fillRect(at - 2, top - 10, 4, bottom - top + 17);
}

/** Draws how often deals brought how much, with all that explains it. */
export function drawSpread(context: CanvasRenderingContext2D, panel: SpreadPanel, area: Box): void {
  const plot = plotIn(area);
  const layout = spreadLayout(panel.spread, plot);
  drawWords(context, panel, area);
  drawAxes(context, plot, layout);
  context.fillStyle = panel.ink;
  for (const { left, width, height } of layout.bars) {
    const gap = Math.min(4, width / 5);
    context.fillRect(left + gap / 2, plot.bottom - height, width - gap, height);
  }
  drawMean(context, plot, layout.mean);
}
