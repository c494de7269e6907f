import type { CanvasRenderingContext2D } from 'canvas';
import { strokeOf } from './chartInks.ts';
import { chartScale, labelPlaces, type Plot, type Scale } from './chartScale.ts';
import { COLOURS } from './colours.ts';
import { sans, serif } from './fonts.ts';
import type { Box } from './layout.ts';
import { drawLine } from './line.ts';

/** Lines over steps that have one length each: totals over deals, or a rating over games. */
export interface Curves {
  readonly title: string;
  /** Below the chart: what a step is. */
  readonly steps: string;
  readonly lines: readonly Curve[];
}

export interface Curve {
  /** May hold any characters. */
  readonly name: string;
  readonly values: readonly number[];
  /** Which of the inks it has, from 0. */
  readonly ink: number;
}

/** Room for the title above, numbers on the left, names on the right. */
const MARGIN = { left: 96, right: 260, top: 84, bottom: 92 } as const;
const LABEL = { gap: 34, width: 214, height: 40 } as const;
const EDGE = 28;

function plotIn({ x, y, width, height }: Box): Plot {
  const [left, right] = [x + MARGIN.left, x + width - MARGIN.right];
  return { left, right, top: y + MARGIN.top, bottom: y + height - MARGIN.bottom };
}

function drawTitles(context: CanvasRenderingContext2D, { title, steps }: Curves, { x, y, width, height }: Box): void {
  context.fillStyle = COLOURS.ivory;
  context.font = serif(36);
  context.textAlign = 'left';
  drawLine(context, title, { x: x + EDGE, y: y + 52, width: width - 2 * EDGE });
  context.font = sans(26);
  context.textAlign = 'center';
  const middle = x + (MARGIN.left + width - MARGIN.right) / 2;
  context.fillText(steps, middle, y + height - 18);
}

function drawSteps(context: CanvasRenderingContext2D, { bottom }: Plot, { steps, x }: Scale): void {
  context.font = sans(26);
  context.textAlign = 'center';
  context.fillStyle = COLOURS.ivory;
  for (const step of steps) context.fillText(String(step), x(step), bottom + 34);
}

function drawGrid(context: CanvasRenderingContext2D, { left, right }: Plot, { ticks, y }: Scale): void {
  context.font = sans(26);
  context.textAlign = 'right';
  context.lineWidth = 1;
  context.setLineDash([]);
  for (const tick of ticks) {
    context.strokeStyle = tick === 0 ? COLOURS.gold : COLOURS.slotLine;
    context.beginPath();
    context.moveTo(left, y(tick));
    context.lineTo(right, y(tick));
    context.stroke();
    context.fillStyle = COLOURS.ivory;
    context.fillText(String(tick).replace('-', '\u2212'), left - 12, y(tick) + 9);
  }
}

function drawCurve(context: CanvasRenderingContext2D, { values, ink: number }: Curve, scale: Scale): void {
  const { ink, dash } = strokeOf(number);
  context.strokeStyle = context.fillStyle = ink;
  context.lineWidth = 4;
  context.setLineDash([...dash]);
  context.beginPath();
  for (const [step, value] of values.entries()) context.lineTo(scale.x(step), scale.y(value));
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  context.arc(scale.x(values.length - 1), scale.y(values.at(-1) ?? 0), 7, 0, 2 * Math.PI);
  context.fill();
}

/** Names stand beside the ends of their lines, moved apart where they would lie on each other. */
function drawLabels(
  context: CanvasRenderingContext2D,
  lines: readonly Curve[],
  { plot, scale }: { readonly plot: Plot; readonly scale: Scale },
): void {
  const ends = lines.map(({ values }) => scale.y(values.at(-1) ?? 0));
  const places = labelPlaces(ends, { from: plot.top, to: plot.bottom, gap: LABEL.height });
  const x = plot.right + LABEL.gap;
  context.font = sans(30);
  context.textAlign = 'left';
  for (const [at, { name, values, ink }] of lines.entries()) {
    const place = places[at] ?? plot.top;
    context.strokeStyle = context.fillStyle = strokeOf(ink).ink;
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(scale.x(values.length - 1), ends[at] ?? place);
    context.lineTo(x - 6, place);
    context.stroke();
    drawLine(context, name, { x, y: place + 10, width: LABEL.width });
  }
}

/** Draws lines with all that explains them; each has at least one value. */
export function drawCurves(context: CanvasRenderingContext2D, curves: Curves, area: Box): void {
  const { lines } = curves;
  const plot = plotIn(area);
  const scale = chartScale(
    lines.map(({ values }) => values),
    plot,
  );
  drawTitles(context, curves, area);
  drawGrid(context, plot, scale);
  drawSteps(context, plot, scale);
  for (const line of lines) drawCurve(context, line, scale);
  drawLabels(context, lines, { plot, scale });
}
