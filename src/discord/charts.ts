import {
  type ChartScene,
  chartPicture,
  type Picture,
  type RankingScene,
  rankingPicture,
  type SlateScene,
  type StatsScene,
  slatePicture,
  statsPicture,
} from '../render/index.ts';
import type { Log } from './log.ts';

/** What is drawn beside a message. */
export type Drawn = ChartScene | RankingScene | SlateScene | StatsScene;

/** Draws what there is of these; where that fails, the message says the same without it. */
export type DrawCharts = (scenes: readonly (Drawn | null)[]) => Promise<readonly Picture[]>;

function pictureOf(scene: Drawn): Promise<Picture> {
  if ('lines' in scene) return chartPicture(scene);
  if ('games' in scene) return statsPicture(scene);
  return 'slate' in scene ? slatePicture(scene) : rankingPicture(scene);
}

export function createCharts(log: Log): DrawCharts {
  async function draw(scene: Drawn): Promise<Picture[]> {
    try {
      return [await pictureOf(scene)];
    } catch (err) {
      log.error({ err }, 'a chart could not be drawn');
      return [];
    }
  }
  return async (scenes) => (await Promise.all(scenes.map((scene) => (scene ? draw(scene) : [])))).flat();
}
