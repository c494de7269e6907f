import type { ChatInputCommandInteraction } from 'discord.js';
import { z } from 'zod';
import { MEASURES, PERIODS } from '../boards/index.ts';
import type { RecordAsked } from '../commands/index.ts';
import { MAX_PLAYERS, MIN_PLAYERS, VARIANTS } from '../game/index.ts';
import { BOARD_PLACES } from '../text/index.ts';
import { GAME_OPTION } from './recordDefinitions.ts';

/** Somebody by their Discord id; what is none counts as nobody named. */
export const personSchema = z
  .string()
  .regex(/^\d{17,20}$/)
  .nullable()
  .catch(null);

/** What wasn't said; a rating is one of a game, so without a game wins are what ranks. */
const boardSchema = z
  .object({
    game: z.enum(['all', ...VARIANTS]).catch('all'),
    players: z.union([z.literal('all'), z.int().min(MIN_PLAYERS).max(MAX_PLAYERS)]).catch('all'),
    period: z.enum(PERIODS).catch('all'),
    measure: z.enum(MEASURES).nullable().catch(null),
    where: z.enum(BOARD_PLACES).catch('server'),
  })
  .transform((asked) => ({ ...asked, measure: asked.measure ?? (asked.game === 'all' ? 'wins' : 'rating') }));

function readBoard({ options }: Pick<ChatInputCommandInteraction, 'options'>): RecordAsked {
  const board = boardSchema.parse({
    game: options.getString('game'),
    players: options.getInteger('players'),
    period: options.getString('period'),
    measure: options.getString('measure'),
    where: options.getString('where'),
  });
  return { command: 'leaderboard', board };
}

/** What was typed about finished games or one's own data; null for any other command. */
export function readRecord(
  interaction: Pick<ChatInputCommandInteraction, 'commandName' | 'options'>,
): RecordAsked | null {
  const { options, commandName } = interaction;
  const command = options.getSubcommand(false) ?? commandName;
  switch (command) {
    case 'leaderboard':
      return readBoard(interaction);
    case 'stats':
    case 'history':
      return { command, person: personSchema.parse(options.getUser('person')?.id ?? null) };
    case 'replay':
    case 'export':
      return { command, game: z.string().catch('').parse(options.getString(GAME_OPTION)) };
    case 'privacy':
    case 'forget-me':
    case 'my-data':
      return { command };
    default:
      return null;
  }
}
