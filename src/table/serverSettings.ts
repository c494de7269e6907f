import { z } from 'zod';
import { drinkingStepSchema, STEP_LIMITS } from './drinking.ts';

/** What those who run a server may set for it, each with what holds until they do. Kept one by one. */
export const serverSettingSchemas = {
  /** The drinking mode (rules.md §4). */
  drinking: z.enum(['allowed', 'forbidden']),
  /** Lowest first; null: those built in, in the language of the table. */
  drinkingSteps: z.array(drinkingStepSchema).min(1).max(STEP_LIMITS.steps).readonly().nullable(),
} as const;

export type ServerSetting = keyof typeof serverSettingSchemas;
export type ServerSettings = { readonly [Name in ServerSetting]: z.infer<(typeof serverSettingSchemas)[Name]> };

export const DEFAULT_SETTINGS: ServerSettings = { drinking: 'allowed', drinkingSteps: null };
