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

/** Draws it; null where that fails: the message says the same without it. */
export type DrawChart = (scene: Drawn) => Promise<Picture | null>;

function pictureOf(scene: Drawn): Promise<Picture> {
  if ('lines' in scene) return chartPicture(scene);
  if ('games' in scene) return statsPicture(scene);
  return 'slate' in scene ? slatePicture(scene) : rankingPicture(scene);
}

export function createCharts(log: Log): DrawChart {
  return async (scene) => {
    try {
      return await pictureOf(scene);
    } catch (err) {
      log.error({ err }, 'a chart could not be drawn');
      return null;
    }
  };
}
