import type { ChatInputCommandInteraction } from 'discord.js';
import { z } from 'zod';
import { CHOSEN_VERBS, type Typed } from '../commands/index.ts';
import { PRESET_RULES, VARIANTS } from '../game/index.ts';
import { LANGUAGES, PACES } from '../table/index.ts';
import { ADMIN_SUBCOMMANDS } from '../text/index.ts';
import { ADMIN_COMMAND } from './definitions.ts';
import { readRecord } from './recordOptions.ts';

/** Discord lets only listed values through; a command of an older version may still bring others. */
const optionsSchema = z.object({
  variant: z.enum(VARIANTS).nullable().catch(null),
  players: z.int().nullable().catch(null),
  computers: z.int().nonnegative().nullable().catch(null),
  language: z.enum(LANGUAGES).nullable().catch(null),
  pace: z.enum(PACES).nullable().catch(null),
  thread: z.boolean(),
  takeSeats: z.boolean(),
  person: z.string().nullable(),
  seed: z.string().nullable(),
  table: z.string().nullable(),
});

function readAdmin({ options }: ChatInputCommandInteraction): Typed | null {
  const subcommand = ADMIN_SUBCOMMANDS.find((each) => each === options.getSubcommand(false));
  return subcommand ? { kind: 'admin', subcommand } : null;
}

/** What was typed; null for a command or subcommand we don't know. */
export function readSlash(interaction: ChatInputCommandInteraction): Typed | null {
  if (interaction.commandName === ADMIN_COMMAND) return readAdmin(interaction);
  const asked = readRecord(interaction);
  if (asked) return { kind: 'record', asked };
  const { options } = interaction;
  const { variant, players, computers, language, pace, thread, takeSeats, person, seed, table } = optionsSchema.parse({
    variant: options.getString('game'),
    players: options.getInteger('players'),
    computers: options.getInteger('computers'),
    language: options.getString('language'),
    pace: options.getString('pace'),
    thread: options.getBoolean('thread') ?? false,
    takeSeats: options.getBoolean('takeover') ?? true,
    person: options.getUser('person')?.id ?? null,
    seed: options.getString('seed'),
    table: options.getString('table'),
  });
  const subcommand = options.getSubcommand(false);
  if (subcommand === 'open')
    return { kind: 'open', options: { variant, players, computers, language, pace, thread, takeSeats } };
  if (subcommand === 'rules' && variant) return { kind: 'variant', variant };
  if (subcommand === 'verify' && seed) return { kind: 'seed', seed, players: players ?? PRESET_RULES.classic.players };
  if (subcommand === 'host' && person) return { kind: 'host', person, table };
  if (subcommand === 'settings') return { kind: 'preferences' };
  const verb = CHOSEN_VERBS.find((each) => each === subcommand);
  return verb ? { kind: 'table', verb, table } : null;
}
