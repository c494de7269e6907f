export { type ChartScene, chartPicture } from './chart.ts';
export { DECKS, type Deck, type TableScene, type TableWords } from './scene.ts';
export { type Picture, tablePicture } from './tablePicture.ts';
