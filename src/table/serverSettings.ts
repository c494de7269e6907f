import { z } from 'zod';
import { VARIANTS } from '../game/index.ts';
import { drinkingStepSchema, STEP_LIMITS } from './drinking.ts';
import { LANGUAGES, PACES, type PersonNumber } from './table.ts';

/** Decks a server's tables may be shown with. */
export const TABLE_DECKS = ['swiss', 'german', 'french'] as const;

/** Discord's menu of channels takes so many; and so many tables a server can want. */
export const SETTING_LIMITS = { channels: 25, tables: 100 } as const;

/** Days for which a server may keep the logs of ended tables. */
export const KEPT_DAYS = [7, 30, 90, 180, 365, 730] as const;

/** An id of Discord's. */
const snowflake = z.string().regex(/^\d{17,20}$/);

/** What those who run a server may set for it, each with what holds until they do. Kept one by one. */
export const serverSettingSchemas = {
  /** What `/molotow open` takes where nothing is said. */
  variant: z.enum(VARIANTS),
  /** Of the public messages; null: that of whoever opens the table. */
  language: z.enum(LANGUAGES).nullable(),
  /** The cards in public texts and pictures; null: those the game is at home with. */
  deck: z.enum(TABLE_DECKS).nullable(),
  pace: z.enum(PACES),
  /** Where tables may stand, threads there included; none: everywhere. */
  channels: z.array(snowflake).max(SETTING_LIMITS.channels).readonly(),
  /** How many tables may be open at once; null: any number. */
  mostTables: z.int().min(1).max(SETTING_LIMITS.tables).nullable(),
  /** For how many days after a table's end its log is kept, and so the cards of its game; null: for ever. Results stay. */
  keepGames: z.literal(KEPT_DAYS).nullable(),
  /** The role that is pinged when a table opens. */
  openingRole: snowflake.nullable(),
  /** The drinking mode (rules.md §4). */
  drinking: z.enum(['allowed', 'forbidden']),
  /** Lowest first; null: those built in, in the language of the table. */
  drinkingSteps: z.array(drinkingStepSchema).min(1).max(STEP_LIMITS.steps).readonly().nullable(),
} as const;

export type ServerSetting = keyof typeof serverSettingSchemas;
export type ServerSettings = { readonly [Name in ServerSetting]: z.infer<(typeof serverSettingSchemas)[Name]> };

/** A setting and its new value. */
export type SettingChange = {
  [Name in ServerSetting]: { readonly name: Name; readonly value: ServerSettings[Name] };
}[ServerSetting];

/** Who set something last, and when (ms since 1970). */
export interface SettingMark {
  readonly by: PersonNumber;
  readonly at: number;
}

export const DEFAULT_SETTINGS: ServerSettings = {
  variant: 'classic',
  language: null,
  deck: null,
  pace: 'normal',
  channels: [],
  mostTables: null,
  keepGames: null,
  openingRole: null,
  drinking: 'allowed',
  drinkingSteps: null,
};
