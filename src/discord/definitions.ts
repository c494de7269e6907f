import {
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  Locale,
  ApplicationCommandOptionType as OptionType,
  PermissionFlagsBits,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js';
import { MAX_PLAYERS, MIN_PLAYERS, VARIANTS } from '../game/index.ts';
import { LANGUAGES, PACES } from '../table/index.ts';
import {
  ADMIN_SUBCOMMANDS,
  type AdminSubcommand,
  type Option,
  SUBCOMMANDS,
  type Subcommand,
  textIn,
} from '../text/index.ts';

/** English is what Discord shows where there is no other; `de` covers all German there is (discord.md). */
const english = textIn('en').commands;
const german = textIn('de').commands;

const localised = (pick: (texts: typeof english) => string) => ({ [Locale.German]: pick(german) });

function named(pick: (texts: typeof english) => { readonly name: string; readonly description: string }) {
  return {
    name: pick(english).name,
    name_localizations: localised((texts) => pick(texts).name),
    description: pick(english).description,
    description_localizations: localised((texts) => pick(texts).description),
  };
}

function option(name: Option): APIApplicationCommandOption {
  // The code asks for options by these names; only what people read is translated.
  const base = { ...named((texts) => texts.options[name]), name, required: false };
  switch (name) {
    case 'game':
      return {
        ...base,
        type: OptionType.String,
        choices: VARIANTS.map((variant) => ({
          name: textIn('en').variants[variant],
          name_localizations: { [Locale.German]: textIn('de').variants[variant] },
          value: variant,
        })),
      };
    case 'players':
      return { ...base, type: OptionType.Integer, min_value: MIN_PLAYERS, max_value: MAX_PLAYERS };
    case 'computers':
      return { ...base, type: OptionType.Integer, min_value: 0, max_value: MAX_PLAYERS - 1 };
    case 'language':
      return {
        ...base,
        type: OptionType.String,
        choices: LANGUAGES.map((value) => ({ name: LANGUAGE_NAMES[value], value })),
      };
    case 'pace':
      return {
        ...base,
        type: OptionType.String,
        choices: PACES.map((value) => ({
          name: english.paces[value],
          name_localizations: { [Locale.German]: german.paces[value] },
          value,
        })),
      };
    case 'person':
      return { ...base, type: OptionType.User, required: true };
    case 'seed':
      return { ...base, type: OptionType.String, min_length: 64, max_length: 64 };
    case 'table':
      return { ...base, type: OptionType.String, min_length: 8, max_length: 8 };
  }
}

export const ADMIN_COMMAND = 'molotow-admin';

const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English' } as const;

/** Options of a subcommand; all others take a table. */
const OPTIONS: Partial<Readonly<Record<Subcommand, readonly Option[]>>> = {
  open: ['game', 'players', 'computers', 'pace', 'language'],
  host: ['person', 'table'],
  rules: ['game', 'table'],
  verify: ['seed', 'players', 'table'],
};

function adminSubcommand(name: AdminSubcommand): APIApplicationCommandOption {
  return { ...named((texts) => texts.adminSubcommands[name]), name, type: OptionType.Subcommand };
}

function subcommand(name: Subcommand): APIApplicationCommandOption {
  const options = OPTIONS[name] ?? ['table'];
  return {
    ...named((texts) => texts.subcommands[name]),
    name,
    type: OptionType.Subcommand,
    options: options.map(option) as never[],
  };
}

/** For servers alone. */
const PLACE = {
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

/** Everything the bot is asked by: one command for people, one for those who run a server. */
export const COMMANDS: readonly RESTPostAPIApplicationCommandsJSONBody[] = [
  {
    type: ApplicationCommandType.ChatInput,
    name: 'molotow',
    description: english.molotow,
    description_localizations: localised((texts) => texts.molotow),
    ...PLACE,
    options: SUBCOMMANDS.map(subcommand) as never[],
  },
  {
    type: ApplicationCommandType.ChatInput,
    name: ADMIN_COMMAND,
    description: english.molotowAdmin,
    description_localizations: localised((texts) => texts.molotowAdmin),
    ...PLACE,
    default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
    options: ADMIN_SUBCOMMANDS.map(adminSubcommand) as never[],
  },
];
