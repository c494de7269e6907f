import * as z from 'zod';
import { callbackBreaches } from '../check/callbackRules.ts';
import { answerInteraction } from '../model/interactions.ts';
import { messageBodySchema } from '../model/messageBody.ts';
import { createMessage, editMessage } from '../model/messages.ts';
import { isRefusal, type Refusal, refuse } from '../model/refusals.ts';
import { ANSWERS, type Answer, FLAGS, INTERACTION_TYPES, type Interaction, type Message } from '../model/state.ts';
import { messageJson } from '../wire/message.ts';
import { acceptMessage, judge } from './accept.ts';
import { audienceOf, causeOf } from './audience.ts';
import { choicesSchema, modalSchema } from './callbackData.ts';
import type { Audience, Call, Reply, Route } from './exchange.ts';

export const interactionRoutes: readonly Route[] = [
  { method: 'POST', path: '/interactions/:id/:token/callback', auth: 'open', handle: callback },
];

/** What an answer led to: what `@original` means from now on, what is recorded, and who can see it. */
interface Effect {
  readonly answer: Answer;
  readonly original: Message | null;
  readonly audience: Audience;
}

const bodySchema = z.looseObject({ type: z.number(), data: z.unknown().optional() });

/** The one answer to an interaction: 10062 if unknown or too late, 40060 the second time (discord.md, Interactions). */
function callback(call: Call): Reply | Refusal {
  const interaction = call.world.state.interactions.get(call.param('token'));
  if (interaction === undefined || interaction.id !== call.param('id')) return refuse(10062);
  if (interaction.status === 'lost') return refuse(10062);
  if (interaction.status === 'answered') {
    judge(call, call.body, [
      { rule: 'second-answer', message: 'The interaction has its answer.', where: '', fatal: false },
    ]);
    return refuse(40060);
  }
  const refusal = judge(call, call.body, callbackBreaches(interaction, call.body));
  if (refusal !== null) return refusal;
  const effect = apply(call, interaction);
  if (isRefusal(effect)) return effect;
  const { answer, original, audience } = effect;
  answerInteraction(call.world, interaction, { answer, originalId: original?.id ?? null });
  if (call.query.get('with_response') !== 'true') return { status: 204, audience };
  return { status: 200, body: responseJson(call, interaction, effect), audience };
}

function apply(call: Call, interaction: Interaction): Effect | Refusal {
  const { type, data } = bodySchema.parse(call.body);
  switch (type) {
    case ANSWERS.message:
      return newMessage(call, interaction, data);
    case ANSWERS.deferredMessage:
      return thinking(call, interaction, data);
    case ANSWERS.deferredUpdate:
      return keep(call, interaction);
    case ANSWERS.update:
      return update(call, interaction, data);
    case ANSWERS.choices:
      return personal(interaction, { kind: 'choices', modal: null, choices: choicesSchema.parse(data).choices });
    case ANSWERS.modal:
      return personal(interaction, { kind: 'modal', modal: modalSchema.parse(data), choices: [] });
    default:
      throw new Error(`Callback type ${type} passed its check and is handled nowhere.`);
  }
}

function newMessage(call: Call, interaction: Interaction, data: unknown): Effect | Refusal {
  const request = acceptMessage(call, data, { form: 'answer', before: null });
  if (isRefusal(request)) return request;
  const channel = call.world.state.channels.get(interaction.channelId);
  if (channel === undefined) return refuse(10003);
  const isEphemeral = ((request.body.flags ?? 0) & FLAGS.ephemeral) !== 0;
  const original = createMessage(call.world, {
    ...request,
    channel,
    authorId: call.world.state.application.id,
    visibleTo: isEphemeral ? interaction.userId : null,
    cause: causeOf(interaction),
    flags: 0,
  });
  return { answer: { kind: 'message', modal: null, choices: [] }, original, audience: audienceOf(original) };
}

/** "The bot is thinking…": of its flags only the ephemeral one counts (discord.md, Interactions). */
function thinking(call: Call, interaction: Interaction, data: unknown): Effect | Refusal {
  const channel = call.world.state.channels.get(interaction.channelId);
  if (channel === undefined) return refuse(10003);
  const ephemeral = (messageBodySchema.parse(data ?? {}).flags ?? 0) & FLAGS.ephemeral;
  const original = createMessage(call.world, {
    body: {},
    files: [],
    channel,
    authorId: call.world.state.application.id,
    visibleTo: ephemeral === 0 ? null : interaction.userId,
    cause: causeOf(interaction),
    flags: ephemeral | FLAGS.loading,
  });
  return { answer: { kind: 'deferredMessage', modal: null, choices: [] }, original, audience: audienceOf(original) };
}

/** Type 6: nothing is shown, and `@original` means the message that was clicked. */
function keep(call: Call, interaction: Interaction): Effect | Refusal {
  const original = call.world.state.messages.get(interaction.onMessageId ?? '');
  if (original === undefined) return refuse(10008);
  return { answer: { kind: 'deferredUpdate', modal: null, choices: [] }, original, audience: { kind: 'nobody' } };
}

function update(call: Call, interaction: Interaction, data: unknown): Effect | Refusal {
  const before = call.world.state.messages.get(interaction.onMessageId ?? '');
  if (before === undefined) return refuse(10008);
  const request = acceptMessage(call, data, { form: 'update', before });
  if (isRefusal(request)) return request;
  const original = editMessage(call.world, before, request);
  return { answer: { kind: 'update', modal: null, choices: [] }, original, audience: audienceOf(original) };
}

function personal(interaction: Interaction, answer: Answer): Effect {
  return { answer, original: null, audience: { kind: 'person', personId: interaction.userId } };
}

function responseJson(call: Call, interaction: Interaction, { answer, original }: Effect): Record<string, unknown> {
  const isLoading = answer.kind === 'deferredMessage';
  const message = original === null ? {} : { message: messageJson(call.world, original) };
  return {
    interaction: {
      id: interaction.id,
      type: INTERACTION_TYPES[interaction.type],
      ...(original === null
        ? {}
        : {
            response_message_id: original.id,
            response_message_loading: isLoading,
            response_message_ephemeral: original.visibleTo !== null,
          }),
    },
    resource: { type: ANSWERS[answer.kind], ...(answer.kind === 'deferredUpdate' ? {} : message) },
  };
}
