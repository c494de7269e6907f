import type { PeopleStore, SettingsStore, ShownStore, TableStore } from '../table/index.ts';
import { type Client, defineScripts } from './client.ts';
import { peopleStore } from './peopleStore.ts';
import { settingsStore } from './settingsStore.ts';
import { shownStore } from './shownStore.ts';
import { tableStore } from './tableStore.ts';

/** Everything the bot keeps, in Redis. */
export type Store = TableStore & PeopleStore & ShownStore & SettingsStore;

/** The store on a connection; several stores, of one process or many, may share a Redis. */
export function createStore(redis: Client): Store {
  defineScripts(redis);
  return { ...tableStore(redis), ...peopleStore(redis), ...shownStore(redis), ...settingsStore(redis) };
}
