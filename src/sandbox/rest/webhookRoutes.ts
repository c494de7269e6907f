import { isAlive, isLoading } from '../model/interactions.ts';
import { createMessage, deleteMessage, editMessage } from '../model/messages.ts';
import { isRefusal, type Refusal, refuse } from '../model/refusals.ts';
import { FLAGS, type Interaction, type Message } from '../model/state.ts';
import { messageJson } from '../wire/message.ts';
import { acceptMessage } from './accept.ts';
import { audienceOf, causeOf } from './audience.ts';
import { type Call, NO_CONTENT, ok, type Reply, type Route } from './exchange.ts';
import { countingLateEdit, lateEditRefused } from './lateEdits.ts';
import { FOLLOW_UPS } from './rateLimits.ts';

const BASE = '/webhooks/:application/:token';

/** Edits and follow-ups by an interaction token: they need no permission in the channel (discord.md, Interactions). */
export const webhookRoutes: readonly Route[] = [
  { method: 'POST', path: BASE, auth: 'open', limits: [FOLLOW_UPS], handle: followUp },
  { method: 'GET', path: `${BASE}/messages/:message`, auth: 'open', handle: get },
  { method: 'PATCH', path: `${BASE}/messages/:message`, auth: 'open', handle: edit },
  { method: 'DELETE', path: `${BASE}/messages/:message`, auth: 'open', handle: remove },
];

/** After a type-5 answer the first follow-up edits that answer and its ephemeral flag is ignored. */
function followUp(call: Call): Reply | Refusal {
  const { world } = call;
  const interaction = answeredInteraction(call);
  if (isRefusal(interaction)) return interaction;
  const channel = world.state.channels.get(interaction.channelId);
  if (channel === undefined) return refuse(10003);
  const request = acceptMessage(call, call.body, { form: 'follow-up', before: null });
  if (isRefusal(request)) return request;
  const placeholder = world.state.messages.get(interaction.originalId ?? '');
  if (placeholder !== undefined && isLoading(world, interaction)) {
    return shown(call, editMessage(world, placeholder, request));
  }
  const isEphemeral = ((request.body.flags ?? 0) & FLAGS.ephemeral) !== 0;
  const message = createMessage(world, {
    ...request,
    channel,
    authorId: world.state.application.id,
    visibleTo: isEphemeral ? interaction.userId : null,
    cause: causeOf(interaction),
    flags: 0,
  });
  return shown(call, message);
}

function get(call: Call): Reply | Refusal {
  const message = ownMessage(call);
  return isRefusal(message) ? message : ok(messageJson(call.world, message));
}

function edit(call: Call): Reply | Refusal {
  const message = ownMessage(call);
  if (isRefusal(message)) return message;
  const request = acceptMessage(call, call.body, { form: 'webhook-edit', before: message });
  if (isRefusal(request)) return request;
  const limited = lateEditRefused(call.world, message);
  return limited ?? shown(call, editMessage(call.world, countingLateEdit(call.world, message), request));
}

function remove(call: Call): Reply | Refusal {
  const message = ownMessage(call);
  if (isRefusal(message)) return message;
  deleteMessage(call.world, message);
  return NO_CONTENT;
}

/** The interaction of a token: 10015 before its answer, 50027 when unknown or past its 15 minutes. */
function answeredInteraction(call: Call): Interaction | Refusal {
  const { world } = call;
  if (call.param('application') !== world.state.application.id) return refuse(10015);
  const interaction = world.state.interactions.get(call.param('token'));
  if (interaction === undefined || !isAlive(world, interaction)) return refuse(50027);
  return interaction.status === 'answered' ? interaction : refuse(10015);
}

/** `@original`, or a message that this very interaction made. */
function ownMessage(call: Call): Message | Refusal {
  const interaction = answeredInteraction(call);
  if (isRefusal(interaction)) return interaction;
  const wanted = decodeURIComponent(call.param('message'));
  const id = wanted === '@original' ? interaction.originalId : wanted;
  const message = call.world.state.messages.get(id ?? '');
  const isOwn = message?.cause?.interactionId === interaction.id || message?.id === interaction.originalId;
  return message !== undefined && isOwn ? message : refuse(10008);
}

function shown(call: Call, message: Message): Reply {
  return ok(messageJson(call.world, message), audienceOf(message));
}
