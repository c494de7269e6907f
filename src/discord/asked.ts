import type {
  AnySelectMenuInteraction,
  BaseInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  ModalData,
  ModalSubmitInteraction,
} from 'discord.js';
import {
  type Answer,
  type Caller,
  choose,
  decodePress,
  type House,
  isMenu,
  press,
  slash,
  submit,
} from '../commands/index.ts';
import { textIn } from '../text/index.ts';
import { readSlash } from './slashOptions.ts';

type Pressed = ButtonInteraction | AnySelectMenuInteraction | ModalSubmitInteraction;

/** An interaction by which a person asks for something. */
export type Asking = ChatInputCommandInteraction | Pressed;

/** Whether a person asks for something that we answer. */
export function isAsking(interaction: BaseInteraction): interaction is Asking {
  return (
    interaction.isChatInputCommand() ||
    interaction.isButton() ||
    interaction.isAnySelectMenu() ||
    interaction.isModalSubmit()
  );
}

function unknown({ language }: Caller): Answer {
  return { show: 'sentence', text: textIn(language).faults.unknownButton };
}

/** A menu in a form takes one choice. */
function chosenIn(field: ModalData): (readonly [string, string])[] {
  const chosen = 'values' in field ? field.values[0] : undefined;
  return chosen === undefined ? [] : [[field.customId, chosen]];
}

/** What was typed into the fields of a form, or chosen there, by their names. */
function typedInto({ fields }: ModalSubmitInteraction): ReadonlyMap<string, string> {
  const typed = [...fields.fields.values()].flatMap((field): (readonly [string, string])[] =>
    'value' in field && typeof field.value === 'string' ? [[field.customId, field.value]] : chosenIn(field),
  );
  return new Map(typed);
}

async function byCustomId(house: House, caller: Caller, interaction: Pressed): Promise<Answer> {
  const pressed = decodePress(interaction.customId);
  if (!pressed) return unknown(caller);
  if (interaction.isModalSubmit()) return submit(house, caller, { pressed, typed: typedInto(interaction) });
  if (!isMenu(pressed)) return press(house, caller, pressed);
  return interaction.isAnySelectMenu()
    ? choose(house, caller, { pressed, chosen: interaction.values })
    : unknown(caller);
}

/** What answers an interaction: a slash command, or by its custom id a button, a menu or a form. */
export async function answerTo(house: House, caller: Caller, interaction: Asking): Promise<Answer> {
  if (!interaction.isChatInputCommand()) return byCustomId(house, caller, interaction);
  const typed = readSlash(interaction);
  return typed ? slash(house, caller, typed) : unknown(caller);
}
