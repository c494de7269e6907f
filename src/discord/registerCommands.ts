import { type REST, Routes } from 'discord.js';
import { COMMANDS } from './definitions.ts';

export interface Registration {
  readonly applicationId: string;
  /** For development: one server alone, where changes show at once; undefined: everywhere. */
  readonly guildId: string | undefined;
}

/** Whether `there` says all that `wanted` says. Discord adds fields of its own, and leaves out what is false or empty. */
function says(there: unknown, wanted: unknown): boolean {
  if (wanted === undefined || wanted === false) return there === wanted || there === undefined;
  if (Array.isArray(wanted)) {
    const items = Array.isArray(there) ? there : [];
    return items.length === wanted.length && wanted.every((item, i) => says(items[i], item));
  }
  if (typeof wanted !== 'object' || wanted === null) return there === wanted;
  if (typeof there !== 'object' || there === null) return false;
  return Object.entries(wanted).every(([key, value]) => says(Reflect.get(there, key), value));
}

/** Registers the slash commands in one request, if Discord has others. */
export async function registerCommands(
  rest: REST,
  { applicationId, guildId }: Registration,
): Promise<'changed' | 'same'> {
  const route =
    guildId === undefined
      ? Routes.applicationCommands(applicationId)
      : Routes.applicationGuildCommands(applicationId, guildId);
  const there = await rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) });
  if (says(there, COMMANDS)) return 'same';
  await rest.put(route, { body: COMMANDS });
  return 'changed';
}
