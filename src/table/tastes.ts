import type { Clock } from './clock.ts';
import { createFresh } from './fresh.ts';
import type { People } from './people.ts';
import { DEFAULT_PREFERENCES, type PreferenceChange, type Preferences } from './preferences.ts';
import type { PreferencesStore } from './store.ts';
import type { PersonNumber } from './table.ts';

/** What people have set for themselves. Every method rejects when the store can't be reached. */
export interface Tastes {
  /** `id` is that of Discord. */
  of(id: string): Promise<Preferences>;
  /** Of somebody at a table of this server; the defaults for a person who isn't known any more. */
  at(server: string, person: PersonNumber): Promise<Preferences>;
  /** Keeps a change; the answer is everything as it is now. */
  change(id: string, change: PreferenceChange): Promise<Preferences>;
  /** Everything is as by default then; false if it already was. */
  forget(id: string): Promise<boolean>;
}

/** Remembers preferences for a minute, so that a click costs no look-up; a change is written through at once. */
export function createTastes(ports: { store: PreferencesStore; people: People; clock: Clock }): Tastes {
  const { store, people, clock } = ports;
  const known = createFresh<Preferences>(clock);

  function remember(id: string, preferences: Preferences): Preferences {
    known.set(id, preferences);
    return preferences;
  }

  async function of(id: string): Promise<Preferences> {
    return known.get(id) ?? remember(id, await store.preferences(id));
  }

  return {
    of,
    async at(server, person) {
      const id = (await people.named(server, [person])).get(person)?.id;
      return id === undefined ? DEFAULT_PREFERENCES : of(id);
    },
    async change(id, change) {
      await store.keepPreference(id, change);
      return remember(id, await store.preferences(id));
    },
    async forget(id) {
      const dropped = await store.dropPreferences(id);
      known.drop((key) => key === id);
      return dropped;
    },
  };
}
