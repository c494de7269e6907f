import type { ChatInputCommandInteraction } from 'discord.js';
import { z } from 'zod';
import { CHOSEN_VERBS, type ChosenVerb, type OpenOptions } from '../commands/index.ts';
import { PRESETS } from '../game/index.ts';
import { LANGUAGES } from '../table/index.ts';

/** Discord lets only listed values through; a command of an older version may still bring others. */
const openSchema = z.object({
  preset: z.enum(PRESETS).nullable().catch(null),
  players: z.int().nullable(),
  computers: z.int().nonnegative().nullable(),
  language: z.enum(LANGUAGES).nullable().catch(null),
});

/** What was typed after `/molotow`; null for a subcommand we don't know. */
export type Typed =
  | { readonly subcommand: 'open'; readonly options: OpenOptions }
  | { readonly subcommand: ChosenVerb; readonly table: string | null };

export function readSlash({ options }: ChatInputCommandInteraction): Typed | null {
  const subcommand = options.getSubcommand(false);
  if (subcommand === 'open') {
    const typed = openSchema.parse({
      preset: options.getString('game'),
      players: options.getInteger('players'),
      computers: options.getInteger('computers'),
      language: options.getString('language'),
    });
    return { subcommand, options: typed };
  }
  const verb = CHOSEN_VERBS.find((each) => each === subcommand);
  return verb ? { subcommand: verb, table: options.getString('table') } : null;
}
