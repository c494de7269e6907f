import {
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  ApplicationCommandOptionType as OptionType,
  PermissionFlagsBits,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js';
import { MAX_PLAYERS, MIN_PLAYERS, VARIANTS } from '../game/index.ts';
import { LANGUAGES, PACES } from '../table/index.ts';
import {
  ADMIN_SUBCOMMANDS,
  type AdminSubcommand,
  languageName,
  type Option,
  SUBCOMMANDS,
  type Subcommand,
} from '../text/index.ts';
import { both, described, named } from './localised.ts';
import { finishedOption, recordCommands, recordSubcommands } from './recordDefinitions.ts';

/** A finished game, found by typing, is asked for in the words of `/replay`. */
type Asked = Option | 'finished';

function option(name: Asked): APIApplicationCommandOption {
  if (name === 'finished') return { ...finishedOption(), required: false };
  const base = { ...both(name, ({ commands }) => commands.options[name]), required: false };
  switch (name) {
    case 'game':
      return {
        ...base,
        type: OptionType.String,
        choices: VARIANTS.map((value) => ({ ...named(({ variants }) => variants[value]), value })),
      };
    case 'players':
      return { ...base, type: OptionType.Integer, min_value: MIN_PLAYERS, max_value: MAX_PLAYERS };
    case 'computers':
      return { ...base, type: OptionType.Integer, min_value: 0, max_value: MAX_PLAYERS - 1 };
    case 'language':
      return {
        ...base,
        type: OptionType.String,
        choices: LANGUAGES.map((value) => ({ name: languageName(value), value })),
      };
    case 'pace':
      return {
        ...base,
        type: OptionType.String,
        choices: PACES.map((value) => ({ ...named(({ commands }) => commands.paces[value]), value })),
      };
    case 'takeover':
    case 'thread':
      return { ...base, type: OptionType.Boolean };
    case 'person':
      return { ...base, type: OptionType.User, required: true };
    case 'seed':
      return { ...base, type: OptionType.String, min_length: 64, max_length: 64 };
    case TABLE_OPTION:
      return { ...base, type: OptionType.String, autocomplete: true };
  }
}

/** By which an open table is named. */
export const TABLE_OPTION = 'table';

export const ADMIN_COMMAND = 'molotow-admin';

/** Options of a subcommand; all others take a table. */
const OPTIONS: Partial<Readonly<Record<Subcommand, readonly Asked[]>>> = {
  open: ['game', 'players', 'computers', 'pace', 'language', 'thread', 'takeover'],
  host: ['person', 'table'],
  rules: ['game', 'table'],
  settings: [],
  verify: ['finished', 'table', 'seed', 'players'],
};

function adminSubcommand(name: AdminSubcommand): APIApplicationCommandOption {
  return { ...both(name, ({ commands }) => commands.adminSubcommands[name]), type: OptionType.Subcommand };
}

function subcommand(name: Subcommand): APIApplicationCommandOption {
  const options = OPTIONS[name] ?? ['table'];
  return {
    ...both(name, ({ commands }) => commands.subcommands[name]),
    type: OptionType.Subcommand,
    options: options.map(option) as never[],
  };
}

/** For servers alone. */
const PLACE = {
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

/** Everything the bot is asked by: commands for people, and one for those who run a server. */
export const COMMANDS: readonly RESTPostAPIApplicationCommandsJSONBody[] = [
  {
    type: ApplicationCommandType.ChatInput,
    name: 'molotow',
    ...described(({ commands }) => commands.molotow),
    ...PLACE,
    options: [...SUBCOMMANDS.map(subcommand), ...recordSubcommands()] as never[],
  },
  {
    type: ApplicationCommandType.ChatInput,
    name: ADMIN_COMMAND,
    ...described(({ commands }) => commands.molotowAdmin),
    ...PLACE,
    default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
    options: ADMIN_SUBCOMMANDS.map(adminSubcommand) as never[],
  },
  ...recordCommands().map((command) => ({ ...command, ...PLACE })),
];
