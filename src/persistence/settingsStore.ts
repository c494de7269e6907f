import { z } from 'zod';
import {
  DEFAULT_SETTINGS,
  type ServerSetting,
  type ServerSettings,
  type SettingsStore,
  serverSettingSchemas,
} from '../table/index.ts';
import { answer, readEntry } from './answer.ts';
import type { Client } from './client.ts';
import { keys } from './keys.ts';

const mark = z.object({ by: z.int().positive(), at: z.int().nonnegative() });

const names = Object.keys(serverSettingSchemas) as ServerSetting[];

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

    async settingMarks(server) {
      const kept = await answer(redis.hgetall(keys.settings(server)));
      return new Map(
        names.flatMap((name) => {
          const read = readEntry(mark, kept[name] ?? null);
          return read ? [[name, read] as const] : [];
        }),
      );
    },

    async keepServerSetting(server, { name, value, by, at }) {
      await answer(redis.hset(keys.settings(server), name, JSON.stringify({ value, by, at })));
    },
  };
}
