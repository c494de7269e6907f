/** Discord: names of lower-case letters, digits, `-` and `_`, at most 32; descriptions at most 100 characters. */
interface CommandText {
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
  'scores',
  'rules',
  'verify',
  'close',
] as const;
export type Subcommand = (typeof SUBCOMMANDS)[number];

export type Option = 'game' | 'players' | 'computers' | 'language' | 'seed' | 'table';

/** Slash commands. `/molotow` itself is called the same everywhere. */
export interface CommandsText {
  readonly molotow: string;
  readonly subcommands: Readonly<Record<Subcommand, CommandText>>;
  readonly options: Readonly<Record<Option, CommandText>>;
}
