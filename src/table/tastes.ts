import type { Clock } from './clock.ts';
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
  /** Everything is as by default then. */
  forget(id: string): Promise<void>;
}

/** ms; another process may have kept a change meanwhile. */
const FRESH = 60_000;

interface Remembered {
  readonly preferences: Preferences;
  readonly until: number;
}

/** Remembers preferences for a minute, so that a click costs no look-up; a change is written through at once. */
export function createTastes(ports: { store: PreferencesStore; people: People; clock: Clock }): Tastes {
  const { store, people, clock } = ports;
  const known = new Map<string, Remembered>();

  function remember(id: string, preferences: Preferences): Preferences {
    known.set(id, { preferences, until: clock.now() + FRESH });
    return preferences;
  }

  async function of(id: string): Promise<Preferences> {
    const remembered = known.get(id);
    if (remembered && clock.now() < remembered.until) return remembered.preferences;
    return remember(id, await store.preferences(id));
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
      await store.dropPreferences(id);
      known.delete(id);
    },
  };
}
