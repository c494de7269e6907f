import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { chartScale, labelPlaces, type Scale } from './chartScale.ts';
import { COLOURS } from './colours.ts';
import { encodePng } from './encodePng.ts';
import { cleanText, fitText } from './fitText.ts';
import { needFonts, sans, serif } from './fonts.ts';
import type { Picture } from './tablePicture.ts';

/** Lines over steps that have one length each: totals over deals, or a rating over games. */
export interface ChartScene {
  readonly title: string;
  /** Below the chart: what a step is. */
  readonly steps: string;
  /** 1 to 9 lines with at least one value each; names may hold any characters. */
  readonly lines: readonly ChartLine[];
  /** The same in words, at most 1024 characters. */
  readonly alt: string;
}

export interface ChartLine {
  readonly name: string;
  readonly values: readonly number[];
}

const SIZE = { width: 960, height: 600 } as const;
/** Room for numbers on the left, names on the right. */
const PLOT = { left: 96, right: 700, top: 84, bottom: 530 } as const;
const LABEL = { x: PLOT.right + 34, width: SIZE.width - PLOT.right - 46, height: 40 } as const;

/** Okabe and Ito (2008), lightened for a dark ground: told apart by every kind of colour vision, and by dashes besides. */
const INKS = ['#f4c54f', '#7cc8f5', '#ff8a5c', '#62d0a4', '#e8a4cf', '#fdf6e3', '#4f9bd9', '#f0e442', '#c9b8ff'];
const DASHES: readonly (readonly number[])[] = [[], [14, 6], [3, 6]];

interface Stroke {
  readonly ink: string;
  readonly dash: readonly number[];
}

const strokeOf = (at: number): Stroke => ({
  ink: INKS[at % INKS.length] ?? COLOURS.ivory,
  dash: DASHES[Math.floor(at / 3) % DASHES.length] ?? [],
});

function drawGround(context: CanvasRenderingContext2D, { title, steps }: ChartScene): void {
  context.fillStyle = COLOURS.plate;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.fillStyle = COLOURS.ivory;
  context.font = serif(36);
  context.textAlign = 'left';
  context.fillText(title, 28, 52, SIZE.width - 56);
  context.font = sans(26);
  context.textAlign = 'center';
  context.fillText(steps, (PLOT.left + PLOT.right) / 2, SIZE.height - 18);
}

function drawGrid(context: CanvasRenderingContext2D, { ticks, y }: Scale): void {
  context.font = sans(26);
  context.textAlign = 'right';
  context.lineWidth = 1;
  context.setLineDash([]);
  for (const tick of ticks) {
    context.strokeStyle = tick === 0 ? COLOURS.gold : COLOURS.slotLine;
    context.beginPath();
    context.moveTo(PLOT.left, y(tick));
    context.lineTo(PLOT.right, y(tick));
    context.stroke();
    context.fillStyle = COLOURS.ivory;
    context.fillText(String(tick).replace('-', '\u2212'), PLOT.left - 12, y(tick) + 9);
  }
}

function drawCurve(
  context: CanvasRenderingContext2D,
  { values }: ChartLine,
  at: { scale: Scale; stroke: Stroke },
): void {
  const { scale, stroke } = at;
  context.strokeStyle = stroke.ink;
  context.fillStyle = stroke.ink;
  context.lineWidth = 4;
  context.setLineDash([...stroke.dash]);
  context.beginPath();
  for (const [step, value] of values.entries()) context.lineTo(scale.x(step), scale.y(value));
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  context.arc(scale.x(values.length - 1), scale.y(values.at(-1) ?? 0), 7, 0, 2 * Math.PI);
  context.fill();
}

/** Names stand beside the ends of their lines, moved apart where they would lie on each other. */
function drawLabels(context: CanvasRenderingContext2D, lines: readonly ChartLine[], scale: Scale): void {
  const ends = lines.map(({ values }) => scale.y(values.at(-1) ?? 0));
  const places = labelPlaces(ends, { from: PLOT.top, to: PLOT.bottom, gap: LABEL.height });
  context.font = sans(30);
  context.textAlign = 'left';
  for (const [at, { name, values }] of lines.entries()) {
    const place = places[at] ?? PLOT.top;
    context.strokeStyle = context.fillStyle = strokeOf(at).ink;
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(scale.x(values.length - 1), ends[at] ?? place);
    context.lineTo(LABEL.x - 6, place);
    context.stroke();
    const text = fitText(cleanText(name), LABEL.width, (shown) => context.measureText(shown).width);
    context.fillText(text, LABEL.x, place + 10);
  }
}

/** @throws RangeError for a scene without a value to show. */
export function drawChart(scene: ChartScene): Canvas {
  const { lines } = scene;
  if (lines.length === 0 || lines.some(({ values }) => values.length === 0))
    throw new RangeError('A line has no value.');
  needFonts();
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d', { alpha: false });
  const scale = chartScale(
    lines.map(({ values }) => values),
    PLOT,
  );
  drawGround(context, scene);
  drawGrid(context, scale);
  for (const [at, line] of lines.entries()) drawCurve(context, line, { scale, stroke: strokeOf(at) });
  drawLabels(context, lines, scale);
  return canvas;
}

/**
 * Lines as a picture, to be read at the width of a phone.
 *
 * @throws Error as `drawChart`, or if a font is missing or canvas fails.
 */
export async function chartPicture(scene: ChartScene): Promise<Picture> {
  return { data: await encodePng(drawChart(scene)), name: 'chart.png', alt: scene.alt };
}
