import * as z from 'zod';
import { type Form, schemaBreaches } from '../check/schemaRules.ts';
import { addChannel, changeChannel, deleteChannel, isThread } from '../model/channels.ts';
import { createMessage } from '../model/messages.ts';
import { isRefusal, type Refusal, refuse } from '../model/refusals.ts';
import type { Channel } from '../model/state.ts';
import { channelJson } from '../wire/channel.ts';
import { messageJson } from '../wire/message.ts';
import { acceptMessage, judge } from './accept.ts';
import { botMay, everybodyIn, visibleChannel, visibleMessage } from './channelAccess.ts';
import { type Call, NO_CONTENT, ok, type Reply, type Route } from './exchange.ts';
import { RENAMES } from './rateLimits.ts';

const ONE = '/channels/:channel';
const ME = `${ONE}/thread-members/@me`;

export const channelRoutes: readonly Route[] = [
  { method: 'GET', path: ONE, auth: 'bot', handle: get },
  { method: 'PATCH', path: ONE, auth: 'bot', limits: [RENAMES], handle: change },
  { method: 'DELETE', path: ONE, auth: 'bot', handle: remove },
  { method: 'POST', path: `${ONE}/threads`, auth: 'bot', handle: openThread },
  { method: 'POST', path: `${ONE}/messages/:message/threads`, auth: 'bot', handle: openThreadOnMessage },
  { method: 'PUT', path: ME, auth: 'bot', handle: pass },
  { method: 'DELETE', path: ME, auth: 'bot', handle: pass },
  { method: 'POST', path: `${ONE}/typing`, auth: 'bot', handle: pass },
];

const threadSchema = z.looseObject({ name: z.string(), type: z.number().nullish(), message: z.unknown().optional() });
const changeSchema = z.looseObject({
  name: z.string().nullish(),
  archived: z.boolean().nullish(),
  locked: z.boolean().nullish(),
});
const PRIVATE_THREAD = 12;

function get(call: Call): Reply | Refusal {
  const channel = visibleChannel(call);
  return isRefusal(channel) ? channel : ok(channelJson(channel));
}

/** Renames, archives or locks; the bot may do that to its own threads without a permission. */
function change(call: Call): Reply | Refusal {
  const channel = visibleChannel(call);
  if (isRefusal(channel)) return channel;
  const isOwn = channel.ownerId === call.world.state.application.id;
  if (!isOwn && !botMay(call.world, channel, isThread(channel) ? 'ManageThreads' : 'ManageChannels'))
    return refuse(50013);
  const refusal = judge(call, call.body, schemaBreaches('thread-edit', call.body));
  if (refusal !== null) return refusal;
  const { name, archived, locked } = changeSchema.parse(call.body);
  const changed = changeChannel(call.world, channel, {
    name: name ?? channel.name,
    archived: archived ?? channel.archived,
    locked: locked ?? channel.locked,
  });
  return ok(channelJson(changed), everybodyIn(changed));
}

function remove(call: Call): Reply | Refusal {
  const channel = visibleChannel(call);
  if (isRefusal(channel)) return channel;
  if (!botMay(call.world, channel, isThread(channel) ? 'ManageThreads' : 'ManageChannels')) return refuse(50013);
  deleteChannel(call.world, channel);
  return ok(channelJson(channel));
}

function openThread(call: Call): Reply | Refusal {
  const parent = visibleChannel(call);
  if (isRefusal(parent)) return parent;
  return parent.kind === 'forum' ? openPost(call, parent) : openPlainThread(call, parent);
}

function openPlainThread(call: Call, parent: Channel): Reply | Refusal {
  if (isThread(parent) || parent.kind === 'voice') return refuse(50024);
  const wanted = readThread(call, 'thread');
  if (isRefusal(wanted)) return wanted;
  // Without a type Discord opens a private thread.
  const kind = (wanted.type ?? PRIVATE_THREAD) === PRIVATE_THREAD ? 'privateThread' : 'thread';
  if (!botMay(call.world, parent, kind === 'thread' ? 'CreatePublicThreads' : 'CreatePrivateThreads'))
    return refuse(50013);
  return created(addThread(call, parent, { name: wanted.name, kind }));
}

/** A forum post is a thread with its first message. */
function openPost(call: Call, parent: Channel): Reply | Refusal {
  const { world } = call;
  if (!botMay(world, parent, 'SendMessages')) return refuse(50013);
  const wanted = readThread(call, 'post');
  if (isRefusal(wanted)) return wanted;
  const request = acceptMessage(call, wanted.message, { form: 'send', before: null });
  if (isRefusal(request)) return request;
  const channel = addThread(call, parent, { name: wanted.name, kind: 'thread' });
  const sender = { authorId: world.state.application.id, visibleTo: null, cause: null, flags: 0 };
  const message = createMessage(world, { ...request, ...sender, channel });
  const body = { ...channelJson(channel), message: messageJson(world, message) };
  return { status: 201, body, audience: everybodyIn(channel) };
}

function openThreadOnMessage(call: Call): Reply | Refusal {
  const found = visibleMessage(call);
  if (isRefusal(found)) return found;
  const { channel, message } = found;
  if (isThread(channel) || channel.kind === 'voice') return refuse(50024);
  if (!botMay(call.world, channel, 'CreatePublicThreads')) return refuse(50013);
  if (call.world.state.channels.has(message.id)) return refuse(160004);
  const wanted = readThread(call, 'thread-on-message');
  if (isRefusal(wanted)) return wanted;
  return created(addThread(call, channel, { name: wanted.name, kind: 'thread', id: message.id }));
}

function readThread(call: Call, form: Form): z.infer<typeof threadSchema> | Refusal {
  return judge(call, call.body, schemaBreaches(form, call.body)) ?? threadSchema.parse(call.body);
}

function addThread(
  call: Call,
  parent: Channel,
  wanted: { readonly name: string; readonly kind: 'thread' | 'privateThread'; readonly id?: string },
): Channel {
  const { world } = call;
  return addChannel(world, {
    ...wanted,
    guildId: parent.guildId,
    parentId: parent.id,
    ownerId: world.state.application.id,
  });
}

function created(channel: Channel): Reply {
  return { status: 201, body: channelJson(channel), audience: everybodyIn(channel) };
}

/** Joining, leaving and typing show nothing that the sandbox keeps. */
function pass(call: Call): Reply | Refusal {
  const channel = visibleChannel(call);
  return isRefusal(channel) ? channel : NO_CONTENT;
}
