import type { ChatInputCommandInteraction } from 'discord.js';
import { z } from 'zod';
import { CHOSEN_VERBS, type Typed } from '../commands/index.ts';
import { MAX_PLAYERS, MIN_PLAYERS, PRESET_RULES, VARIANTS } from '../game/index.ts';
import { LANGUAGES, PACES } from '../table/index.ts';
import { ADMIN_SUBCOMMANDS } from '../text/index.ts';
import { ADMIN_COMMAND, TABLE_OPTION } from './definitions.ts';
import { GAME_OPTION } from './recordDefinitions.ts';
import { personSchema, readRecord } from './recordOptions.ts';

/** What is typed freely; what it must be is said where it isn't. */
const textSchema = z.string().trim().toLowerCase().nullable();

/**
 * Discord lets only listed values and ranges through. A command of an older version may still bring other values, which count as not said; a number of
 * players out of range is refused.
 */
const optionsSchema = z.object({
  variant: z.enum(VARIANTS).nullable().catch(null),
  players: z.int().min(MIN_PLAYERS).max(MAX_PLAYERS).nullable(),
  computers: z.int().nonnegative().nullable().catch(null),
  language: z.enum(LANGUAGES).nullable().catch(null),
  pace: z.enum(PACES).nullable().catch(null),
  thread: z.boolean(),
  takeSeats: z.boolean(),
  person: personSchema,
  seed: textSchema,
  game: textSchema,
  table: textSchema,
});

type Command = Pick<ChatInputCommandInteraction, 'commandName' | 'options'>;

function readOptions({ options }: Command) {
  return optionsSchema.safeParse({
    variant: options.getString('game'),
    players: options.getInteger('players'),
    computers: options.getInteger('computers'),
    language: options.getString('language'),
    pace: options.getString('pace'),
    thread: options.getBoolean('thread') ?? false,
    takeSeats: options.getBoolean('takeover') ?? true,
    person: options.getUser('person')?.id ?? null,
    seed: options.getString('seed'),
    game: options.getString(GAME_OPTION),
    table: options.getString(TABLE_OPTION),
  });
}

function readAdmin({ options }: Command): Typed | null {
  const subcommand = ADMIN_SUBCOMMANDS.find((each) => each === options.getSubcommand(false));
  return subcommand ? { kind: 'admin', subcommand } : null;
}

type Options = z.infer<typeof optionsSchema>;

/** `/molotow verify` takes a seed, a finished game, or an open table. */
function readVerify({ seed, players, game, table }: Options): Typed {
  if (seed) return { kind: 'seed', seed, players: players ?? PRESET_RULES.classic.players };
  return game ? { kind: 'verify', game } : { kind: 'table', verb: 'verify', table };
}

function readSubcommand(subcommand: string | null, read: Options): Typed | null {
  const { variant, person, table } = read;
  if (subcommand === 'open') return { kind: 'open', options: read };
  if (subcommand === 'rules' && variant) return { kind: 'variant', variant };
  if (subcommand === 'verify') return readVerify(read);
  if (subcommand === 'host' && person) return { kind: 'host', person, table };
  if (subcommand === 'settings') return { kind: 'preferences' };
  const verb = CHOSEN_VERBS.find((each) => each === subcommand);
  return verb ? { kind: 'table', verb, table } : null;
}

/** What was typed; null for a command or subcommand we don't know. */
export function readSlash(interaction: Command): Typed | null {
  if (interaction.commandName === ADMIN_COMMAND) return readAdmin(interaction);
  const asked = readRecord(interaction);
  if (asked) return { kind: 'record', asked };
  const read = readOptions(interaction);
  if (!read.success) return { kind: 'refused', refusal: 'players-out-of-range' };
  return readSubcommand(interaction.options.getSubcommand(false), read.data);
}
