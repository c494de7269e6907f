import { randomBytes } from 'node:crypto';
import { MINUTE } from '../clock.ts';
import { type Answer, FLAGS, type Interaction } from './state.ts';
import type { World } from './world.ts';

/** After the answer a token serves this long for edits and follow-ups (discord.md, Interactions). */
const TOKEN_LIFE = 15 * MINUTE;

export type NewInteraction = Pick<
  Interaction,
  'type' | 'userId' | 'guildId' | 'channelId' | 'commandName' | 'onMessageId'
>;

export function createInteraction(world: World, wanted: NewInteraction): Interaction {
  forgetExpired(world);
  const interaction: Interaction = {
    ...wanted,
    id: world.nextId(),
    token: randomBytes(48).toString('base64url'),
    createdAt: world.clock.now(),
    status: 'open',
    answer: null,
    originalId: null,
  };
  world.state.interactions.set(interaction.token, interaction);
  world.emit({ type: 'interaction-created', interaction });
  return interaction;
}

export function answerInteraction(
  world: World,
  interaction: Interaction,
  outcome: { readonly answer: Answer; readonly originalId: string | null },
): Interaction {
  return settle(world, { ...interaction, ...outcome, status: 'answered' });
}

/** Nobody answered in time: from now on its token is unknown (10062). */
export function loseInteraction(world: World, token: string): void {
  const interaction = world.state.interactions.get(token);
  if (interaction?.status === 'open') settle(world, { ...interaction, status: 'lost' });
}

/** Whether edits and follow-ups by this token still pass, by the movable clock. */
export function isAlive(world: World, interaction: Interaction): boolean {
  return world.clock.now() - interaction.createdAt < TOKEN_LIFE;
}

/** After a type-5 answer: the first follow-up has taken the place of "is thinking…". */
export function isLoading(world: World, interaction: Interaction): boolean {
  const original = world.state.messages.get(interaction.originalId ?? '');
  const isThinking = original !== undefined && (original.flags & FLAGS.loading) !== 0;
  return interaction.answer?.kind === 'deferredMessage' && isThinking;
}

function settle(world: World, interaction: Interaction): Interaction {
  world.state.interactions.set(interaction.token, interaction);
  world.emit({ type: 'interaction-settled', interaction });
  return interaction;
}

/** Keeps a long-running sandbox small: tokens twice past their life are as unknown as expired ones. */
function forgetExpired(world: World): void {
  for (const interaction of world.state.interactions.values()) {
    if (world.clock.now() - interaction.createdAt < 2 * TOKEN_LIFE) return;
    world.state.interactions.delete(interaction.token);
  }
}
