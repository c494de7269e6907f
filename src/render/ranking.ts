import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { COLOURS } from './colours.ts';
import { encodePng } from './encodePng.ts';
import { cleanText, fitText } from './fitText.ts';
import { needFonts, sans, serif } from './fonts.ts';
import type { Picture } from './tablePicture.ts';

/** The first places of a leaderboard. */
export interface RankingScene {
  readonly title: string;
  /** Which games count, in one line. */
  readonly subtitle: string;
  /** At least one; names may hold any characters. */
  readonly rows: readonly RankedRow[];
  /** The same in words, at most 1024 characters. */
  readonly alt: string;
}

export interface RankedRow {
  readonly place: number;
  readonly name: string;
  readonly value: string;
  /** Length of its bar, 0 to 1. */
  readonly share: number;
}

const WIDTH = 960;
const HEAD = 120;
const ROW = 56;
const FOOT = 20;
const BAR = { x: 96, width: WIDTH - 96 - 28 } as const;
const NAME_WIDTH = 560;

function drawHead(context: CanvasRenderingContext2D, { title, subtitle }: RankingScene): void {
  context.textAlign = 'left';
  context.fillStyle = COLOURS.gold;
  context.font = serif(38);
  context.fillText(title, 28, 52, WIDTH - 56);
  context.fillStyle = COLOURS.ivory;
  context.font = sans(26);
  context.fillText(subtitle, 28, 92, WIDTH - 56);
}

function drawRow(context: CanvasRenderingContext2D, { place, name, value, share }: RankedRow, y: number): void {
  const baseline = y + 36;
  context.fillStyle = COLOURS.feltLight;
  context.beginPath();
  context.roundRect(BAR.x, y + 4, Math.max(BAR.width * share, 12), ROW - 10, 10);
  context.fill();
  context.font = sans(32);
  context.textAlign = 'right';
  context.fillStyle = place <= 3 ? COLOURS.gold : COLOURS.ivory;
  context.fillText(`${place}.`, BAR.x - 14, baseline);
  context.fillStyle = COLOURS.ivory;
  context.fillText(value, BAR.x + BAR.width - 14, baseline);
  context.textAlign = 'left';
  context.fillText(
    fitText(cleanText(name), NAME_WIDTH, (shown) => context.measureText(shown).width),
    BAR.x + 16,
    baseline,
  );
}

/** @throws RangeError without anybody to show. */
export function drawRanking(scene: RankingScene): Canvas {
  const { rows } = scene;
  if (rows.length === 0) throw new RangeError('Nobody is on this board.');
  needFonts();
  const height = HEAD + rows.length * ROW + FOOT;
  const canvas = createCanvas(WIDTH, height);
  const context = canvas.getContext('2d', { alpha: false });
  context.fillStyle = COLOURS.plate;
  context.fillRect(0, 0, WIDTH, height);
  drawHead(context, scene);
  for (const [at, row] of rows.entries()) drawRow(context, row, HEAD + at * ROW);
  return canvas;
}

/**
 * The first places as a picture, to be read at the width of a phone.
 *
 * @throws Error as `drawRanking`, or if a font is missing or canvas fails.
 */
export async function rankingPicture(scene: RankingScene): Promise<Picture> {
  return { data: await encodePng(drawRanking(scene)), name: 'ranking.png', alt: scene.alt };
}
