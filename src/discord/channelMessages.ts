import { type APIMessage, type REST, Routes } from 'discord.js';
import type { MessageBody } from './messages/index.ts';

/** Messages that the bot sends and edits by itself: they need permissions and count against its 50 requests a second. */
export interface ChannelMessages {
  /** `once` names the message: a second send with the same name within minutes gives the first one. */
  send(channel: string, body: MessageBody, once: string): Promise<{ readonly message: string }>;
  edit(channel: string, message: string, body: MessageBody): Promise<void>;
  remove(channel: string, message: string): Promise<void>;
}

export function createChannelMessages(rest: REST): ChannelMessages {
  return {
    async send(channel, body, once) {
      const message = await rest.post(Routes.channelMessages(channel), {
        body: { ...body, nonce: once, enforce_nonce: true },
      });
      return { message: (message as APIMessage).id };
    },
    async edit(channel, message, body) {
      await rest.patch(Routes.channelMessage(channel, message), { body });
    },
    async remove(channel, message) {
      await rest.delete(Routes.channelMessage(channel, message));
    },
  };
}
