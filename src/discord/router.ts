import { type BaseInteraction, MessageFlags } from 'discord.js';
import type { Caller, House } from '../commands/index.ts';
import { type Clock, type Language, readingLanguage } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import { type Asking, answerTo, isAsking } from './asked.ts';
import { callerOf, languageOf } from './caller.ts';
import { createCompletion } from './completion.ts';
import type { Deliver, Origin } from './deliver.ts';
import type { Doors } from './doors.ts';
import { failureOf } from './failures.ts';
import type { Log } from './log.ts';
import { sentenceMessage } from './messages/index.ts';
import { missingPermissions } from './missingPermissions.ts';
import { createResponder, type Responder } from './responder.ts';
import type { Webhooks } from './webhooks.ts';

export interface RouterPorts {
  readonly house: House;
  readonly deliver: Deliver;
  readonly webhooks: Webhooks;
  readonly doors: Doors;
  /** Whether what is kept of a server is being erased: who clicks there then must try again. */
  readonly isErasing: (server: string) => boolean;
  readonly clock: Clock;
  readonly log: Log;
}

/** In which language a person reads; that of their Discord until it is known what they have set. */
interface Reader {
  language: Language;
}

/** An interaction that failed. */
interface Failed extends Readonly<Reader> {
  readonly interaction: string;
  readonly fault: unknown;
}

function originOf(interaction: Asking, caller: Caller, at: number): Origin {
  const common = { token: interaction.token, at, caller, missing: missingPermissions(interaction) };
  const message = interaction.isChatInputCommand() ? null : interaction.message;
  if (!message) return { ...common, from: 'command', message: null };
  const own = message.flags.has(MessageFlags.Ephemeral);
  return { ...common, from: own ? 'own' : 'public', message: message.id };
}

/** Leads each interaction to what answers it. The one place where faults of commands are caught. */
export function createRouter({
  house,
  deliver,
  webhooks,
  doors,
  isErasing,
  clock,
  log,
}: RouterPorts): (i: BaseInteraction) => Promise<void> {
  async function answer(interaction: Asking, responder: Responder, reader: Reader): Promise<void> {
    const preferences = await house.tastes.of(interaction.user.id);
    reader.language = readingLanguage(preferences, reader.language);
    const caller = callerOf(interaction, preferences);
    if (!caller) {
      await responder.whisper(sentenceMessage(textIn(reader.language).faults.noServer));
      return;
    }
    if (isErasing(caller.server)) {
      await responder.whisper(sentenceMessage(textIn(reader.language).faults.notSaved));
      return;
    }
    const origin = originOf(interaction, caller, clock.now());
    doors.learn(caller.channel, origin.missing);
    await deliver(await answerTo(house, caller, interaction), origin, responder);
  }

  async function apologise(responder: Responder, { interaction, fault, language }: Failed): Promise<void> {
    if (failureOf(fault) === 'too-late') {
      // Known to happen on Discord's side in spite of a fast answer; the next click works (discord.md).
      log.warn({ interaction }, 'an answer came too late for Discord');
      return;
    }
    log.error({ err: fault, interaction }, 'an interaction failed');
    if (responder.isDone()) return;
    await responder.whisper(sentenceMessage(textIn(language).faults.notSaved));
  }

  const complete = createCompletion({ house, webhooks, log });

  return async (interaction) => {
    if (interaction.isAutocomplete()) return complete(interaction);
    if (!isAsking(interaction)) return;
    const { id, token, locale } = interaction;
    const reader: Reader = { language: languageOf(locale) };
    const kind = interaction.isChatInputCommand() || !interaction.message ? 'command' : 'button';
    const responder = createResponder(webhooks, clock, { id, token, kind, language: () => reader.language });
    try {
      await answer(interaction, responder, reader);
    } catch (fault) {
      await apologise(responder, { interaction: id, fault, ...reader }).catch((err) => {
        log.warn({ err, interaction: id }, 'the person could not be told of a fault');
      });
    }
  };
}
