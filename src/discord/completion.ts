import { type AutocompleteInteraction, InteractionResponseType } from 'discord.js';
import { type House, suggestGames } from '../commands/index.ts';
import { callerOf } from './caller.ts';
import type { Log } from './log.ts';
import { gameLabel } from './messages/index.ts';
import { GAME_OPTION } from './recordDefinitions.ts';
import type { Webhooks } from './webhooks.ts';

interface CompletionPorts {
  readonly house: House;
  readonly webhooks: Webhooks;
  readonly log: Log;
}

/** Offers finished games while somebody types; it never rejects: without an answer the list stays empty, and the next letter asks again. */
export function createCompletion({ house, webhooks, log }: CompletionPorts) {
  async function choicesFor(interaction: AutocompleteInteraction) {
    const caller = callerOf(interaction, await house.tastes.of(interaction.user.id));
    const { name, value } = interaction.options.getFocused(true);
    if (!caller || name !== GAME_OPTION) return [];
    const games = await suggestGames(house, caller, value);
    return games.map((game) => ({ name: gameLabel(game, caller.language), value: game.table }));
  }

  return async (interaction: AutocompleteInteraction): Promise<void> => {
    const type = InteractionResponseType.ApplicationCommandAutocompleteResult as const;
    try {
      await webhooks.answer(interaction, { type, data: { choices: await choicesFor(interaction) } });
    } catch (err) {
      log.warn({ err, interaction: interaction.id }, 'a list of games could not be offered');
    }
  };
}
