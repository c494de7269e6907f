import { type ChartScene, chartPicture, type Picture } from '../render/index.ts';
import type { Log } from './log.ts';

/** Draws a chart; null where that fails: the message says the same without it. */
export type DrawChart = (scene: ChartScene) => Promise<Picture | null>;

export function createCharts(log: Log): DrawChart {
  return async (scene) => {
    try {
      return await chartPicture(scene);
    } catch (err) {
      log.error({ err }, 'a chart could not be drawn');
      return null;
    }
  };
}
