import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import { END_INPUT, encodePress } from '../../commands/index.ts';
import type { Language, Table } from '../../table/index.ts';
import { type NumberedEnd, textIn } from '../../text/index.ts';

/** Room for 10'000 as people write it. */
const LONGEST = 10;

/** The form for the number with which a game ends, filled in with the present one. */
export function endForm(
  { id, rules }: Table,
  { end, language }: { readonly end: NumberedEnd; readonly language: Language },
): APIModalInteractionResponseCallbackData {
  const { settings } = textIn(language);
  const now: Readonly<Partial<Record<string, number>>> = rules.end;
  const input = {
    type: ComponentType.TextInput as const,
    custom_id: END_INPUT,
    style: TextInputStyle.Short,
    max_length: LONGEST,
    ...(now[end] === undefined ? {} : { value: String(now[end]) }),
  };
  return {
    custom_id: encodePress({ verb: 'enterEnd', table: id, end }),
    title: settings.title,
    components: [{ type: ComponentType.Label, label: settings.enter[end], component: input }],
  };
}
