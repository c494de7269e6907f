import { type ChartScene, chartPicture, type Picture, type RankingScene, rankingPicture } from '../render/index.ts';
import type { Log } from './log.ts';

/** Draws a chart or the first places; null where that fails: the message says the same without it. */
export type DrawChart = (scene: ChartScene | RankingScene) => Promise<Picture | null>;

export function createCharts(log: Log): DrawChart {
  return async (scene) => {
    try {
      return await ('lines' in scene ? chartPicture(scene) : rankingPicture(scene));
    } catch (err) {
      log.error({ err }, 'a chart could not be drawn');
      return null;
    }
  };
}
