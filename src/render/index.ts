export { type ChartScene, chartPicture } from './chart.ts';
export { type RankingScene, rankingPicture } from './ranking.ts';
export { DECKS, type Deck, type TableScene, type TableWords } from './scene.ts';
export { type SlateRow, type SlateScene, slatePicture } from './slate.ts';
export { type StatsScene, statsPicture } from './stats.ts';
export { type Picture, tablePicture } from './tablePicture.ts';
