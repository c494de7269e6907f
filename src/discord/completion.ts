import { type AutocompleteInteraction, InteractionResponseType } from 'discord.js';
import { type Caller, type House, suggestGames, suggestTables, TABLE_GOALS } from '../commands/index.ts';
import { callerOf } from './caller.ts';
import { channelNames } from './channelNames.ts';
import { TABLE_OPTION } from './definitions.ts';
import type { Log } from './log.ts';
import { gameLabel, tableLabel } from './messages/index.ts';
import { GAME_OPTION } from './recordDefinitions.ts';
import type { Webhooks } from './webhooks.ts';

interface CompletionPorts {
  readonly house: House;
  readonly webhooks: Webhooks;
  readonly log: Log;
}

interface Choice {
  readonly name: string;
  readonly value: string;
}

/** Discord shows no more. */
const MOST_CHOICES = 25;
/** What can be asked of a table that is over, too. */
const ALSO_FINISHED: readonly string[] = ['scores', 'verify'] satisfies readonly (typeof TABLE_GOALS)[number][];

/** Offers tables and finished games while somebody types; it never rejects: without an answer the list stays empty, and the next letter asks again. */
export function createCompletion({ house, webhooks, log }: CompletionPorts) {
  async function games(caller: Caller, typed: string): Promise<Choice[]> {
    const found = await suggestGames(house, caller, typed);
    return found.map((game) => ({ name: gameLabel(game, caller.language), value: game.table }));
  }

  async function tables(caller: Caller, interaction: AutocompleteInteraction, typed: string): Promise<Choice[]> {
    const subcommand = interaction.options.getSubcommand(false);
    const goal = TABLE_GOALS.find((each) => each === subcommand);
    if (!goal) return [];
    const found = await suggestTables(house, caller, { goal, typed, channelName: channelNames(interaction) });
    const open = found.map((table) => ({ name: tableLabel(table, caller.language, house.now()), value: table.id }));
    return ALSO_FINISHED.includes(goal) ? [...open, ...(await games(caller, typed))] : open;
  }

  async function choicesFor(interaction: AutocompleteInteraction): Promise<readonly Choice[]> {
    const caller = callerOf(interaction, await house.tastes.of(interaction.user.id));
    const { name, value } = interaction.options.getFocused(true);
    if (!caller) return [];
    if (name === GAME_OPTION) return games(caller, value);
    return name === TABLE_OPTION ? tables(caller, interaction, value) : [];
  }

  return async (interaction: AutocompleteInteraction): Promise<void> => {
    const type = InteractionResponseType.ApplicationCommandAutocompleteResult as const;
    try {
      const choices = (await choicesFor(interaction)).slice(0, MOST_CHOICES);
      await webhooks.answer(interaction, { type, data: { choices } });
    } catch (err) {
      log.warn({ err, interaction: interaction.id }, 'a list could not be offered');
    }
  };
}
