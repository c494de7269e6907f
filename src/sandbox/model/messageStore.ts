import type { Message } from './state.ts';

/** All messages, oldest first, found by id and by channel: a busy sandbox has thousands of channels. */
export interface MessageStore {
  readonly get: (id: string) => Message | undefined;
  readonly set: (message: Message) => void;
  readonly delete: (message: Message) => void;
  readonly inChannel: (channelId: string) => readonly Message[];
  readonly all: () => readonly Message[];
}

export function createMessageStore(): MessageStore {
  const byId = new Map<string, Message>();
  const byChannel = new Map<string, Map<string, Message>>();
  return {
    get: (id) => byId.get(id),
    set: (message) => {
      byId.set(message.id, message);
      const channel = byChannel.get(message.channelId) ?? new Map<string, Message>();
      byChannel.set(message.channelId, channel.set(message.id, message));
    },
    delete: ({ id, channelId }) => {
      byId.delete(id);
      byChannel.get(channelId)?.delete(id);
    },
    inChannel: (channelId) => [...(byChannel.get(channelId)?.values() ?? [])],
    all: () => [...byId.values()],
  };
}
