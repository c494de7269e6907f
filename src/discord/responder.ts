import {
  type APIModalInteractionResponseCallbackData,
  MessageFlags,
  type RawFile,
  InteractionResponseType as Type,
} from 'discord.js';
import type { Clock, Language } from '../table/index.ts';
import { textIn } from '../text/index.ts';
import { type MessageBody, sentenceMessage } from './messages/index.ts';
import { type Callback, ephemeral, type Token, type Webhooks } from './webhooks.ts';

/** The message an answer led to, and the target under which the interaction's token edits it. */
export interface Answered {
  readonly message: string | null;
  readonly target: string;
}

/** Answers one interaction, exactly once, whatever is to be shown. */
export interface Responder {
  /** A message that only the person sees. */
  whisper(body: MessageBody, files?: readonly RawFile[]): Promise<Answered>;
  /** A message that everybody sees. */
  say(body: MessageBody, files?: readonly RawFile[]): Promise<Answered>;
  /** Edits the message whose button was clicked. */
  update(body: MessageBody, files?: readonly RawFile[]): Promise<Answered>;
  /** Takes the clicked message over for editing by this token, and whispers (discord.md, Renewal). */
  renewAndWhisper(body: MessageBody): Promise<Answered>;
  /** Says something more, after the answer, that only the person sees. */
  add(body: MessageBody): Promise<void>;
  /** Opens a form. */
  open(form: APIModalInteractionResponseCallbackData): Promise<void>;
  /** Whether the person has got their answer. */
  isDone(): boolean;
}

export interface Asked extends Token {
  readonly kind: 'command' | 'button';
  /** What the person reads where an answer came too late: it may be known only by then. */
  readonly language: () => Language;
}

/** Discord waits three seconds; after one we ask for more time (discord.md, Answer once). */
const PATIENCE = 1000;
const ORIGINAL = '@original';

type Shown = Extract<Callback, { type: Type.ChannelMessageWithSource | Type.UpdateMessage }>;

const DEFER_UPDATE: Callback = { type: Type.DeferredMessageUpdate };
/** A deferred answer may carry the ephemeral flag alone (discord.md). */
const DEFER_MESSAGE: Callback = {
  type: Type.DeferredChannelMessageWithSource,
  data: { flags: MessageFlags.Ephemeral },
};

export function createResponder(webhooks: Webhooks, clock: Clock, asked: Asked): Responder {
  const words = () => textIn(asked.language()).answers;
  let deferring: Promise<unknown> | null = null;
  let done = false;
  const patience = clock.after(PATIENCE, () => {
    deferring = webhooks.answer(asked, asked.kind === 'command' ? DEFER_MESSAGE : DEFER_UPDATE);
    // Whoever waits for it hears of the failure; nobody may wait.
    deferring.catch(() => undefined);
  });

  /** Whether the answer must go by edits and follow-ups because more time was asked for. */
  async function wasDeferred(): Promise<boolean> {
    patience();
    if (deferring === null) return false;
    await deferring;
    return true;
  }

  async function first(callback: Shown, files: readonly RawFile[] = []): Promise<Answered> {
    const { message } = await webhooks.answer(asked, callback, files);
    done = true;
    return { message, target: ORIGINAL };
  }

  async function follow(body: MessageBody, files: readonly RawFile[] = []): Promise<Answered> {
    const { message } = await webhooks.followUp(asked.token, body, files);
    done = true;
    return { message, target: message };
  }

  async function edit(body: MessageBody, files: readonly RawFile[] = []): Promise<Answered> {
    await webhooks.edit({ token: asked.token, target: ORIGINAL }, body, files);
    done = true;
    return { message: null, target: ORIGINAL };
  }

  return {
    async whisper(body, files) {
      if (!(await wasDeferred())) return first({ type: Type.ChannelMessageWithSource, data: ephemeral(body) }, files);
      return asked.kind === 'command' ? edit(body, files) : follow(ephemeral(body), files);
    },
    async say(body, files) {
      if (!(await wasDeferred())) return first({ type: Type.ChannelMessageWithSource, data: body }, files);
      // After a type-5 answer the first follow-up would become that answer: give it its own text first.
      if (asked.kind === 'command') await edit(sentenceMessage(words().seeBelow));
      return follow(body, files);
    },
    async update(body, files) {
      return (await wasDeferred()) ? edit(body, files) : first({ type: Type.UpdateMessage, data: body }, files);
    },
    async renewAndWhisper(body) {
      if (!(await wasDeferred())) await webhooks.answer(asked, DEFER_UPDATE);
      return follow(ephemeral(body));
    },
    async add(body) {
      await follow(ephemeral(body));
    },
    async open(form) {
      if (await wasDeferred()) return void (await follow(ephemeral(sentenceMessage(words().pressAgain))));
      await webhooks.answer(asked, { type: Type.Modal, data: form });
      done = true;
    },
    isDone: () => done,
  };
}
