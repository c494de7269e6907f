import { isThread } from '../model/channels.ts';
import { may } from '../model/guilds.ts';
import type { Permission } from '../model/permissions.ts';
import { isRefusal, type Refusal, refuse } from '../model/refusals.ts';
import type { Channel, Message } from '../model/state.ts';
import type { World } from '../model/world.ts';
import type { Audience, Call } from './exchange.ts';

/** The channel of a request, if it exists (10003) and the bot may view it (50001). */
export function visibleChannel(call: Call): Channel | Refusal {
  const channel = call.world.state.channels.get(call.param('channel'));
  if (channel === undefined) return refuse(10003);
  return botMay(call.world, channel, 'ViewChannel') ? channel : refuse(50001);
}

/** A channel that takes messages of the bot; a thread asks for a permission of its own (discord.md, Interactions). */
export function sendableChannel(call: Call): Channel | Refusal {
  const channel = visibleChannel(call);
  if (isRefusal(channel)) return channel;
  if (channel.kind === 'forum') return refuse(50008);
  if (channel.archived && channel.locked) return refuse(50083);
  return botMay(call.world, channel, isThread(channel) ? 'SendMessagesInThreads' : 'SendMessages')
    ? channel
    : refuse(50013);
}

/** A message as the bot's token sees it: ephemeral ones are unknown to it (discord.md, Interactions). */
export function visibleMessage(call: Call): { readonly channel: Channel; readonly message: Message } | Refusal {
  const channel = visibleChannel(call);
  if (isRefusal(channel)) return channel;
  const message = call.world.state.messages.get(call.param('message'));
  const isThere = message?.channelId === channel.id && message.visibleTo === null;
  return isThere ? { channel, message } : refuse(10008);
}

export function botMay(world: World, channel: Channel, permission: Permission): boolean {
  return may(world, channel, { userId: world.state.application.id, permission });
}

export function everybodyIn(channel: Channel): Audience {
  return { kind: 'channel', channelId: channel.id };
}
