import { HOUR } from '../clock.ts';
import { isThread } from '../model/channels.ts';
import { may } from '../model/guilds.ts';
import type { MessageRequest } from '../model/messageBody.ts';
import { createMessage, deleteMessage, editMessage, isEmpty } from '../model/messages.ts';
import type { Permission } from '../model/permissions.ts';
import { isRefusal, type Refusal, refuse } from '../model/refusals.ts';
import type { Channel, Message } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { messageJson } from '../wire/message.ts';
import { acceptMessage } from './accept.ts';
import { type Audience, type Call, NO_CONTENT, ok, type Reply, type Route } from './exchange.ts';

/** Edits of a message older than an hour that pass within an hour; Discord documents the limit but not its number. */
const LATE_EDITS = 3;

export const messageRoutes: readonly Route[] = [
  { method: 'POST', path: '/channels/:channel/messages', auth: 'bot', handle: send },
  { method: 'GET', path: '/channels/:channel/messages', auth: 'bot', handle: list },
  { method: 'GET', path: '/channels/:channel/messages/:message', auth: 'bot', handle: get },
  { method: 'PATCH', path: '/channels/:channel/messages/:message', auth: 'bot', handle: edit },
  { method: 'DELETE', path: '/channels/:channel/messages/:message', auth: 'bot', handle: remove },
];

function send(call: Call): Reply | Refusal {
  const { world } = call;
  const channel = sendableChannel(call);
  if (isRefusal(channel)) return channel;
  const request = acceptMessage(call, call.body, { form: 'send', before: null });
  if (isRefusal(request)) return request;
  const refusal = filesRefused(world, channel, request) ?? emptyRefused(request);
  if (refusal !== null) return refusal;
  const earlier = request.body.enforce_nonce ? sentWithNonce(world, channel, request.body.nonce) : undefined;
  const message =
    earlier ??
    createMessage(world, {
      ...request,
      channel,
      authorId: world.state.application.id,
      visibleTo: null,
      cause: null,
      flags: 0,
    });
  return ok(messageJson(world, message), everybody(channel));
}

function list(call: Call): Reply | Refusal {
  const channel = visibleChannel(call);
  if (isRefusal(channel)) return channel;
  if (!botMay(call.world, channel, 'ReadMessageHistory')) return ok([]);
  const messages = [...call.world.state.messages.values()].filter(
    ({ channelId, visibleTo }) => channelId === channel.id && visibleTo === null,
  );
  const limit = Number(call.query.get('limit') ?? 50);
  return ok(
    messages
      .slice(-limit)
      .reverse()
      .map((message) => messageJson(call.world, message)),
  );
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
  const request = acceptMessage(call, call.body, { form: 'edit', before: message });
  if (isRefusal(request)) return request;
  const limited = lateEditRefused(world, message);
  if (limited !== null) return limited;
  return ok(messageJson(world, editMessage(world, noteLateEdit(world, message), request)), everybody(channel));
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

/** The channel of a request, if it exists and the bot may view it: 10003, 50001. */
export function visibleChannel(call: Call): Channel | Refusal {
  const channel = call.world.state.channels.get(call.param('channel'));
  if (channel === undefined) return refuse(10003);
  return botMay(call.world, channel, 'ViewChannel') ? channel : refuse(50001);
}

function sendableChannel(call: Call): Channel | Refusal {
  const channel = visibleChannel(call);
  if (isRefusal(channel)) return channel;
  if (channel.kind === 'forum') return refuse(50008);
  if (channel.archived && channel.locked) return refuse(50083);
  const needed: Permission = isThread(channel) ? 'SendMessagesInThreads' : 'SendMessages';
  return botMay(call.world, channel, needed) ? channel : refuse(50013);
}

/** Ephemeral messages are unknown to the bot's token (discord.md, Interactions). */
function visibleMessage(call: Call): { channel: Channel; message: Message } | Refusal {
  const channel = visibleChannel(call);
  if (isRefusal(channel)) return channel;
  const message = call.world.state.messages.get(call.param('message'));
  if (message === undefined || message.channelId !== channel.id || message.visibleTo !== null) return refuse(10008);
  return { channel, message };
}

function botMay(world: World, channel: Channel, permission: Permission): boolean {
  return may(world, channel, { userId: world.state.application.id, permission });
}

function filesRefused(world: World, channel: Channel, { files }: MessageRequest): Refusal | null {
  return files.length === 0 || botMay(world, channel, 'AttachFiles') ? null : refuse(50013);
}

/** 50006, for a message that would show nothing at all. */
export function emptyRefused({ body, files }: MessageRequest): Refusal | null {
  const { content, embeds, components } = body;
  const nothing = isEmpty({
    content: content ?? '',
    embeds: embeds ?? [],
    components: components ?? [],
    attachments: [],
  });
  return nothing && files.length === 0 ? refuse(50006) : null;
}

/** Discord compares with the last few minutes; the same nonce then returns the earlier message. */
function sentWithNonce(world: World, channel: Channel, nonce: string | number | null | undefined): Message | undefined {
  if (nonce === null || nonce === undefined) return undefined;
  return [...world.state.messages.values()].findLast(
    (message) => message.channelId === channel.id && String(message.nonce) === String(nonce),
  );
}

/** 30046 with the seconds after which the oldest of the late edits no longer counts. */
export function lateEditRefused(world: World, message: Message): Refusal | null {
  const now = world.clock.now();
  const recent = message.lateEdits.filter((at) => now - at < HOUR);
  const [oldest] = recent;
  if (oldest === undefined || recent.length < LATE_EDITS || now - message.createdAt <= HOUR) return null;
  return { refused: 30046, retryAfter: (oldest + HOUR - now) / 1000 };
}

export function noteLateEdit(world: World, message: Message): Message {
  const now = world.clock.now();
  if (now - message.createdAt <= HOUR) return message;
  return { ...message, lateEdits: [...message.lateEdits.filter((at) => now - at < HOUR), now] };
}

function everybody(channel: Channel): Audience {
  return { kind: 'channel', channelId: channel.id };
}
