import { SECOND } from '../clock.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { createInteraction, loseInteraction, type NewInteraction } from '../model/interactions.ts';
import type { AnswerKind, Choice, Interaction, Message, Modal } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { interactionJson } from '../wire/interaction.ts';
import { type Seen, seenMessage } from './seen.ts';

/** Without an answer in this (real) time an interaction is lost (10062; discord.md, Interactions). */
const ANSWER_TIME = 3 * SECOND;

/** What an interaction led to, as the person who caused it sees it. */
export interface Outcome {
  /** `deferred`: "thinking…" (type 5) or nothing yet (type 6); `failed`: no answer in time, as the client says in red. */
  readonly answered: 'message' | 'update' | 'deferred' | 'modal' | 'choices' | 'failed';
  /** The new, updated or clicked message, if the person sees it. */
  readonly message?: Seen;
  readonly modal?: OpenModal;
  readonly choices?: readonly Choice[];
  readonly error?: string;
}

/** A modal that stands open before a person. */
export interface OpenModal extends Modal {
  readonly channelId: string;
  readonly onMessageId: string | null;
}

const OUTCOMES: Readonly<Record<AnswerKind, Exclude<Outcome['answered'], 'failed'>>> = {
  message: 'message',
  deferredMessage: 'deferred',
  deferredUpdate: 'deferred',
  update: 'update',
  choices: 'choices',
  modal: 'modal',
};

/** What people act through: the world, and the way to the bot. */
export interface Stage {
  readonly world: World;
  readonly gateway: Gateway;
}

/** Sends an interaction to the bot and waits for what it leads to, at most three seconds. */
export function interact(stage: Stage, wanted: NewInteraction, data: unknown): Promise<Outcome> {
  const { world, gateway } = stage;
  const interaction = createInteraction(world, wanted);
  return new Promise((resolve) => {
    const lose = () => loseInteraction(world, interaction.token);
    const deadline = setTimeout(lose, ANSWER_TIME);
    const unsubscribe = world.subscribe((change) => {
      if (change.type !== 'interaction-settled' || change.interaction.id !== interaction.id) return;
      clearTimeout(deadline);
      unsubscribe();
      resolve(outcomeOf(world, change.interaction));
    });
    const serving = gateway.dispatch(wanted.guildId, 'INTERACTION_CREATE', interactionJson(world, interaction, data));
    if (serving === 0) lose();
  });
}

function outcomeOf(world: World, interaction: Interaction): Outcome {
  const { answer, originalId, channelId, onMessageId } = interaction;
  if (answer === null) return { answered: 'failed', error: 'The application did not respond' };
  const message = world.state.messages.get(originalId ?? '');
  return {
    answered: OUTCOMES[answer.kind],
    ...(message === undefined || !isSeenBy(message, interaction.userId) ? {} : { message: seenMessage(message) }),
    ...(answer.modal === null ? {} : { modal: { ...answer.modal, channelId, onMessageId } }),
    ...(answer.kind === 'choices' ? { choices: answer.choices } : {}),
  };
}

/** Whether a person's client shows a message, apart from their permissions in the channel. */
export function isSeenBy(message: Message, personId: string): boolean {
  return message.visibleTo === null || (message.visibleTo === personId && !message.dismissed);
}
