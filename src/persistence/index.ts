export { type Connection, connectRedis } from './connect.ts';
export { startEmbedded } from './embedded.ts';
export { createRebuildingStore, createStore, type Store } from './store.ts';
