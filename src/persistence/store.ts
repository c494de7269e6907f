import type { Boards, Ledger, Privacy, Rebuilding } from '../boards/index.ts';
import type {
  DepartureStore,
  PeopleStore,
  PreferencesStore,
  SettingsStore,
  ShownStore,
  TableStore,
} from '../table/index.ts';
import { boardStore } from './boardStore.ts';
import { type Client, defineScripts } from './client.ts';
import { departureStore } from './departureStore.ts';
import { ledger } from './ledger.ts';
import { peopleStore } from './peopleStore.ts';
import { preferencesStore } from './preferencesStore.ts';
import { privacyStore } from './privacyStore.ts';
import { rebuilding } from './rebuilding.ts';
import { settingsStore } from './settingsStore.ts';
import { shownStore } from './shownStore.ts';
import { tableStore } from './tableStore.ts';

/** Everything the bot keeps, in Redis. */
export type Store = TableStore &
  PeopleStore &
  ShownStore &
  SettingsStore &
  PreferencesStore &
  Ledger &
  Boards &
  Privacy &
  DepartureStore;

/** The store on a connection; several stores, of one process or many, may share a Redis. */
export function createStore(redis: Client): Store {
  defineScripts(redis);
  const boards = boardStore(redis);
  return {
    ...tableStore(redis),
    ...peopleStore(redis),
    ...shownStore(redis),
    ...settingsStore(redis),
    ...preferencesStore(redis),
    ...ledger(redis),
    ...boards,
    ...privacyStore(redis, boards),
    ...departureStore(redis),
  };
}

/** What building the boards anew needs; each such store is somebody else who rebuilds. */
export function createRebuildingStore(redis: Client): TableStore & PeopleStore & Rebuilding {
  defineScripts(redis);
  return { ...tableStore(redis), ...peopleStore(redis), ...rebuilding(redis) };
}
