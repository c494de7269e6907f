export { startEmbedded } from './embedded.ts';
export { createStore, type Store } from './store.ts';
