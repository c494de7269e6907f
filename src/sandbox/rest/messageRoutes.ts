import { createMessage, deleteMessage, editMessage } from '../model/messages.ts';
import { isRefusal, type Refusal, refuse } from '../model/refusals.ts';
import type { Channel, Message } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { messageJson } from '../wire/message.ts';
import { acceptMessage } from './accept.ts';
import { botMay, everybodyIn, sendableChannel, visibleChannel, visibleMessage } from './channelAccess.ts';
import { type Call, NO_CONTENT, ok, type Reply, type Route } from './exchange.ts';
import { countingLateEdit, lateEditRefused } from './lateEdits.ts';
import { EDITS, SENDS } from './rateLimits.ts';

const IN_CHANNEL = '/channels/:channel/messages';
const ONE = `${IN_CHANNEL}/:message`;

/** Messages by the bot's token: they ask for permissions in the channel and have rate limits (discord.md). */
export const messageRoutes: readonly Route[] = [
  { method: 'POST', path: IN_CHANNEL, auth: 'bot', limits: [SENDS], handle: send },
  { method: 'GET', path: IN_CHANNEL, auth: 'bot', handle: list },
  { method: 'GET', path: ONE, auth: 'bot', handle: get },
  { method: 'PATCH', path: ONE, auth: 'bot', limits: [EDITS], handle: edit },
  { method: 'DELETE', path: ONE, auth: 'bot', handle: remove },
];

function send(call: Call): Reply | Refusal {
  const { world } = call;
  const channel = sendableChannel(call);
  if (isRefusal(channel)) return channel;
  if (call.files.length > 0 && !botMay(world, channel, 'AttachFiles')) return refuse(50013);
  const request = acceptMessage(call, call.body, { form: 'send', before: null });
  if (isRefusal(request)) return request;
  const { nonce, enforce_nonce } = request.body;
  const sender = { authorId: world.state.application.id, visibleTo: null, cause: null, flags: 0 };
  const message =
    (enforce_nonce ? sentWithNonce(world, channel, nonce) : undefined) ??
    createMessage(world, { ...request, ...sender, channel });
  return ok(messageJson(world, message), everybodyIn(channel));
}

/** With `enforce_nonce` the same nonce returns the earlier message instead of a second one (discord.md, Rate limits). */
function sentWithNonce(world: World, channel: Channel, nonce: string | number | null | undefined): Message | undefined {
  if (nonce === null || nonce === undefined) return undefined;
  return world.state.messages.inChannel(channel.id).findLast((message) => String(message.nonce) === String(nonce));
}

function list(call: Call): Reply | Refusal {
  const channel = visibleChannel(call);
  if (isRefusal(channel)) return channel;
  if (!botMay(call.world, channel, 'ReadMessageHistory')) return ok([]);
  const open = call.world.state.messages.inChannel(channel.id).filter(({ visibleTo }) => visibleTo === null);
  const newest = open.slice(-Number(call.query.get('limit') ?? 50)).reverse();
  return ok(newest.map((message) => messageJson(call.world, message)));
}

function get(call: Call): Reply | Refusal {
  const found = visibleMessage(call);
  return isRefusal(found) ? found : ok(messageJson(call.world, found.message));
}

function edit(call: Call): Reply | Refusal {
  const { world } = call;
  const found = visibleMessage(call);
  if (isRefusal(found)) return found;
  const { channel, message } = found;
  if (message.authorId !== world.state.application.id) return refuse(50005);
  if (channel.archived) return refuse(50083);
  if (call.files.length > 0 && !botMay(world, channel, 'AttachFiles')) return refuse(50013);
  const request = acceptMessage(call, call.body, { form: 'edit', before: message });
  if (isRefusal(request)) return request;
  const limited = lateEditRefused(world, message);
  if (limited !== null) return limited;
  return ok(messageJson(world, editMessage(world, countingLateEdit(world, message), request)), everybodyIn(channel));
}

function remove(call: Call): Reply | Refusal {
  const { world } = call;
  const found = visibleMessage(call);
  if (isRefusal(found)) return found;
  const isOwn = found.message.authorId === world.state.application.id;
  if (!isOwn && !botMay(world, found.channel, 'ManageMessages')) return refuse(50013);
  deleteMessage(world, found.message);
  return NO_CONTENT;
}
