import { z } from 'zod';
import { DEFAULT_SETTINGS, type ServerSettings, type SettingsStore, serverSettingSchemas } from '../table/index.ts';
import { answer, readEntry } from './answer.ts';
import type { Client } from './client.ts';
import { keys } from './keys.ts';

/** What is set for each server; a setting that was never set, or can't be read, is as it is by default. */
export function settingsStore(redis: Client): SettingsStore {
  return {
    async serverSettings(server) {
      const kept = await answer(redis.hgetall(keys.settings(server)));
      const read = Object.entries(serverSettingSchemas).flatMap(([name, schema]) => {
        // An object around it, because a setting may be null itself.
        const entry = readEntry(z.object({ value: schema }), kept[name] ?? null);
        return entry ? [[name, entry.value] as const] : [];
      });
      return { ...DEFAULT_SETTINGS, ...Object.fromEntries(read) } as ServerSettings;
    },

    async keepServerSetting(server, name, value) {
      await answer(redis.hset(keys.settings(server), name, JSON.stringify({ value })));
    },
  };
}
