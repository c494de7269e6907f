import type { Channel, ChannelKind } from './state.ts';
import type { World } from './world.ts';

export interface NewChannel {
  readonly guildId: string;
  readonly kind: ChannelKind;
  readonly name: string;
  readonly parentId?: string | null;
  readonly ownerId?: string | null;
  /** A thread opened on a message has that message's id. */
  readonly id?: string;
}

export function addChannel(world: World, wanted: NewChannel): Channel {
  const channel: Channel = {
    id: wanted.id ?? world.nextId(),
    guildId: wanted.guildId,
    kind: wanted.kind,
    name: wanted.name,
    parentId: wanted.parentId ?? null,
    ownerId: wanted.ownerId ?? null,
    overwrites: [],
    archived: false,
    locked: false,
  };
  world.state.channels.set(channel.id, channel);
  world.emit({ type: 'channel-created', channel });
  return channel;
}

export function changeChannel(world: World, channel: Channel, change: Partial<Channel>): Channel {
  const changed = { ...channel, ...change };
  world.state.channels.set(channel.id, changed);
  world.emit({ type: 'channel-changed', channel: changed });
  return changed;
}

/** Deletes a channel with its threads and all messages. */
export function deleteChannel(world: World, channel: Channel): void {
  const { channels, messages } = world.state;
  for (const thread of [...channels.values()]) {
    if (thread.parentId === channel.id) deleteChannel(world, thread);
  }
  for (const message of messages.inChannel(channel.id)) messages.delete(message);
  channels.delete(channel.id);
  world.emit({ type: 'channel-deleted', channel });
}

export function isThread(channel: Channel): boolean {
  return channel.kind === 'thread' || channel.kind === 'privateThread';
}
