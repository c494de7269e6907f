import {
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationCommandOptionType as OptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { MEASURES, PERIODS } from '../boards/index.ts';
import { MAX_PLAYERS, MIN_PLAYERS, VARIANTS } from '../game/index.ts';
import {
  BOARD_PLACES,
  RECORD_COMMANDS,
  RECORD_SUBCOMMANDS,
  type RecordCommand,
  type RecordOption,
  type RecordSubcommand,
  type textIn,
} from '../text/index.ts';
import { both, named } from './localised.ts';

type Texts = ReturnType<typeof textIn>;

function choices<Value extends string>(values: readonly Value[], pick: (texts: Texts, value: Value) => string) {
  return values.map((value) => ({ ...named((texts) => pick(texts, value)), value }));
}

function option(name: RecordOption): APIApplicationCommandOption {
  const base = { ...both(name, ({ records }) => records.options[name]), required: false };
  switch (name) {
    case 'game':
      return { ...base, type: OptionType.String, choices: choices(VARIANTS, ({ variants }, game) => variants[game]) };
    case 'players':
      return { ...base, type: OptionType.Integer, min_value: MIN_PLAYERS, max_value: MAX_PLAYERS };
    case 'period':
      return { ...base, type: OptionType.String, choices: choices(PERIODS, ({ records }, at) => records.periods[at]) };
    case 'measure':
      return {
        ...base,
        type: OptionType.String,
        choices: choices(MEASURES, ({ records }, by) => records.measures[by]),
      };
    case 'where':
      return {
        ...base,
        type: OptionType.String,
        choices: choices(BOARD_PLACES, ({ records }, at) => records.places[at]),
      };
    case 'person':
      return { ...base, type: OptionType.User };
    case 'finished':
      return finishedOption();
  }
}

/** By which a finished game is named. */
export const GAME_OPTION = 'game';

/** A finished game, found by date and names while somebody types. */
export function finishedOption(): APIApplicationCommandOption {
  const described = both(GAME_OPTION, ({ records }) => records.options.finished);
  return { ...described, type: OptionType.String, required: true, autocomplete: true };
}

const OPTIONS: Readonly<Record<RecordCommand | RecordSubcommand, readonly RecordOption[]>> = {
  leaderboard: ['game', 'measure', 'players', 'period', 'where'],
  stats: ['person'],
  history: ['person'],
  replay: ['finished'],
  export: ['finished'],
  privacy: [],
  'forget-me': [],
  'my-data': [],
};

const command = (name: RecordCommand | RecordSubcommand) => ({
  ...both(name, ({ records }) => records.commands[name]),
  options: OPTIONS[name].map(option) as never[],
});

/** Leaderboards, statistics and finished games. */
export function recordCommands(): RESTPostAPIChatInputApplicationCommandsJSONBody[] {
  return RECORD_COMMANDS.map((name) => ({ type: ApplicationCommandType.ChatInput, ...command(name) }));
}

/** What `/molotow` does with finished games and one's own data. */
export function recordSubcommands(): APIApplicationCommandOption[] {
  return RECORD_SUBCOMMANDS.map((name) => ({ type: OptionType.Subcommand, ...command(name) }));
}
