import { type APIMessage, type REST, Routes } from 'discord.js';
import type { Face } from './faces.ts';

/** Messages that the bot sends and edits by itself: they need permissions and count against its 50 requests a second. */
export interface ChannelMessages {
  /** `once` names the message: a second send with the same name within minutes gives the first one. */
  send(channel: string, face: Face, once: string): Promise<{ readonly message: string }>;
  edit(channel: string, message: string, face: Face): Promise<void>;
  remove(channel: string, message: string): Promise<void>;
}

export function createChannelMessages(rest: REST): ChannelMessages {
  return {
    async send(channel, { body, files }, once) {
      const message = await rest.post(Routes.channelMessages(channel), {
        body: { ...body, nonce: once, enforce_nonce: true },
        files: [...files],
      });
      return { message: (message as APIMessage).id };
    },
    async edit(channel, message, { body, files }) {
      await rest.patch(Routes.channelMessage(channel, message), { body, files: [...files] });
    },
    async remove(channel, message) {
      await rest.delete(Routes.channelMessage(channel, message));
    },
  };
}
