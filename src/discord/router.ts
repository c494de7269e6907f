import {
  type BaseInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { type Answer, type Caller, decodePress, type House, press, slash } from '../commands/index.ts';
import type { Clock } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import { callerOf, languageOf } from './caller.ts';
import type { Deliver, Origin } from './deliver.ts';
import type { Doors } from './doors.ts';
import { failureOf } from './failures.ts';
import type { Log } from './log.ts';
import { sentenceMessage } from './messages/index.ts';
import { missingPermissions } from './missingPermissions.ts';
import { createResponder, type Responder } from './responder.ts';
import { readSlash } from './slashOptions.ts';
import type { Webhooks } from './webhooks.ts';

type Asking = ChatInputCommandInteraction | ButtonInteraction | StringSelectMenuInteraction;

export interface RouterPorts {
  readonly house: House;
  readonly deliver: Deliver;
  readonly webhooks: Webhooks;
  readonly doors: Doors;
  readonly clock: Clock;
  readonly log: Log;
}

/** Whether a person asks for something that we answer. */
function isAsking(interaction: BaseInteraction): interaction is Asking {
  return interaction.isChatInputCommand() || interaction.isButton() || interaction.isStringSelectMenu();
}

const sentence = (text: string): Answer => ({ show: 'sentence', text });

async function typed(house: House, caller: Caller, interaction: ChatInputCommandInteraction): Promise<Answer> {
  const asked = readSlash(interaction);
  return asked ? slash(house, caller, asked) : sentence(textIn(caller.language).faults.unknownButton);
}

async function clicked(
  house: House,
  caller: Caller,
  interaction: ButtonInteraction | StringSelectMenuInteraction,
): Promise<Answer> {
  const pressed = decodePress(interaction.customId);
  if (!pressed) return sentence(textIn(caller.language).faults.unknownButton);
  if (pressed.verb !== 'choose') return press(house, caller, pressed);
  const id = interaction.isStringSelectMenu() ? interaction.values[0] : undefined;
  if (id === undefined) return sentence(textIn(caller.language).faults.unknownButton);
  return slash(house, caller, { kind: 'table', verb: pressed.goal, table: id });
}

function originOf(interaction: Asking, caller: Caller, at: number): Origin {
  const common = { token: interaction.token, at, caller, missing: missingPermissions(interaction) };
  if (interaction.isChatInputCommand()) return { ...common, from: 'command', message: null };
  const own = interaction.message.flags.has(MessageFlags.Ephemeral);
  return { ...common, from: own ? 'own' : 'public', message: interaction.message.id };
}

/** Leads each interaction to what answers it. The one place where faults of commands are caught. */
export function createRouter({
  house,
  deliver,
  webhooks,
  doors,
  clock,
  log,
}: RouterPorts): (i: BaseInteraction) => Promise<void> {
  async function answer(interaction: Asking, responder: Responder): Promise<void> {
    const caller = callerOf(interaction);
    if (!caller) {
      await responder.whisper(sentenceMessage(textIn(languageOf(interaction.locale)).faults.noServer));
      return;
    }
    const origin = originOf(interaction, caller, clock.now());
    doors.learn(caller.channel, origin.missing);
    const found = interaction.isChatInputCommand()
      ? await typed(house, caller, interaction)
      : await clicked(house, caller, interaction);
    await deliver(found, origin, responder);
  }

  async function apologise(interaction: Asking, responder: Responder, fault: unknown): Promise<void> {
    if (failureOf(fault) === 'too-late') {
      // Known to happen on Discord's side in spite of a fast answer; the next click works (discord.md).
      log.warn({ interaction: interaction.id }, 'an answer came too late for Discord');
      return;
    }
    log.error({ err: fault, interaction: interaction.id }, 'an interaction failed');
    if (responder.isDone()) return;
    await responder.whisper(sentenceMessage(textIn(languageOf(interaction.locale)).faults.notSaved));
  }

  return async (interaction) => {
    if (!isAsking(interaction)) return;
    const { id, token, locale } = interaction;
    const kind = interaction.isChatInputCommand() ? 'command' : 'button';
    const { seeBelow } = textIn(languageOf(locale)).answers;
    const responder = createResponder(webhooks, clock, { id, token, kind, seeBelow });
    try {
      await answer(interaction, responder);
    } catch (fault) {
      await apologise(interaction, responder, fault).catch((err) => {
        log.warn({ err, interaction: id }, 'the person could not be told of a fault');
      });
    }
  };
}
