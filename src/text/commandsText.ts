import type { Pace } from '../table/index.ts';

/** Discord: names of lower-case letters, digits, `-` and `_`, at most 32; descriptions at most 100 characters. */
export interface CommandText {
  readonly name: string;
  readonly description: string;
}

export const SUBCOMMANDS = [
  'open',
  'join',
  'leave',
  'start',
  'hand',
  'table',
  'watch',
  'scores',
  'rules',
  'verify',
  'host',
  'close',
  'settings',
] as const;
export type Subcommand = (typeof SUBCOMMANDS)[number];

/** Of `/molotow-admin`. */
export const ADMIN_SUBCOMMANDS = ['settings', 'tables', 'drinking'] as const;
export type AdminSubcommand = (typeof ADMIN_SUBCOMMANDS)[number];

export type Option =
  | 'game'
  | 'players'
  | 'computers'
  | 'language'
  | 'pace'
  | 'thread'
  | 'takeover'
  | 'person'
  | 'seed'
  | 'table';

/** Slash commands. `/molotow` and `/molotow-admin` themselves are called the same everywhere. */
export interface CommandsText {
  readonly molotow: string;
  readonly subcommands: Readonly<Record<Subcommand, CommandText>>;
  readonly molotowAdmin: string;
  readonly adminSubcommands: Readonly<Record<AdminSubcommand, CommandText>>;
  readonly options: Readonly<Record<Option, CommandText>>;
  /** How long people may think. */
  readonly paces: Readonly<Record<Pace, string>>;
}
