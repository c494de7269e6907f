import { DEFAULT_PREFERENCES, PREFERENCES, type PreferencesStore, readPreference } from '../table/index.ts';
import { answer } from './answer.ts';
import type { Client } from './client.ts';
import { keys } from './keys.ts';

/** What people have set for themselves; what was never set, or can't be read, is as it is by default. */
export function preferencesStore(redis: Client): PreferencesStore {
  return {
    async preferences(id) {
      const kept = await answer(redis.hgetall(keys.preferences(id)));
      const read = PREFERENCES.flatMap((name) => readPreference(name, kept[name]) ?? []);
      return { ...DEFAULT_PREFERENCES, ...Object.fromEntries(read.map(({ name, value }) => [name, value])) };
    },

    async keepPreference(id, { name, value }) {
      await answer(redis.hset(keys.preferences(id), name, value));
    },

    async dropPreferences(id) {
      return (await answer(redis.del(keys.preferences(id)))) > 0;
    },
  };
}
