import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { strokeOf } from './chartInks.ts';
import { COLOURS } from './colours.ts';
import { drawCurves } from './curves.ts';
import { encodePng } from './encodePng.ts';
import { needFonts } from './fonts.ts';
import type { Box } from './layout.ts';
import { drawSpread } from './spread.ts';
import type { Spread } from './spreadLayout.ts';
import { statsLayout } from './statsLayout.ts';
import type { Picture } from './tablePicture.ts';

/** How somebody plays: ratings over games, and how often deals brought how much. */
export interface StatsScene {
  /** What the course is of, and what a step of it is. */
  readonly title: string;
  readonly steps: string;
  /** What is counted. */
  readonly deals: string;
  /** Kinds of games, at least one. */
  readonly games: readonly StatsGame[];
  /** The same in words, at most 1024 characters. */
  readonly alt: string;
}

export interface StatsGame {
  readonly name: string;
  /** Ratings after each game; a course has two or more. */
  readonly ratings: readonly number[];
  readonly spread: Spread;
  /** What lies across, and the average in words. */
  readonly values: string;
  readonly average: string;
}

function drawCourse(context: CanvasRenderingContext2D, { title, steps, games }: StatsScene, area: Box): void {
  const lines = games.flatMap(({ name, ratings }, ink) => (ratings.length > 1 ? [{ name, values: ratings, ink }] : []));
  drawCurves(context, { title, steps, lines }, area);
}

/** @throws RangeError for a scene without a deal to show. */
export function drawStats(scene: StatsScene): Canvas {
  const { games, deals } = scene;
  if (games.length === 0 || games.some(({ spread }) => spread.counts.size === 0))
    throw new RangeError('No deal counts.');
  needFonts();
  const hasCourse = games.some(({ ratings }) => ratings.length > 1);
  const { width, height, course, panels } = statsLayout(games.length, hasCourse ? 'course' : 'none');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  context.fillStyle = COLOURS.plate;
  context.fillRect(0, 0, width, height);
  if (course) drawCourse(context, scene, course);
  for (const [at, box] of panels.entries()) {
    const game = games[at];
    if (game) drawSpread(context, { ...game, title: game.name, deals, ink: strokeOf(at).ink }, box);
  }
  return canvas;
}

/**
 * Somebody's statistics as a picture, to be read at the width of a phone.
 *
 * @throws Error as `drawStats`, or if a font is missing or canvas fails.
 */
export async function statsPicture(scene: StatsScene): Promise<Picture> {
  return { data: await encodePng(drawStats(scene)), name: 'stats.png', alt: scene.alt };
}
