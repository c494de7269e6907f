import { type APIMessage, type RawFile, type REST, Routes } from 'discord.js';
import type { Doors } from './doors.ts';
import type { Face } from './faces.ts';
import { DoorShut, failureOf } from './failures.ts';
import type { MessageBody } from './messages/index.ts';

/** Messages that the bot sends and edits by itself: they need permissions and count against its 50 requests a second. */
export interface ChannelMessages {
  /** `once` names the message: a second send with the same name within minutes gives the first one. */
  send(channel: string, face: Face, once: string): Promise<{ readonly message: string }>;
  edit(channel: string, message: string, face: Face): Promise<void>;
  remove(channel: string, message: string): Promise<void>;
}

interface Sent {
  readonly body: MessageBody;
  readonly files?: RawFile[];
}

export function createChannelMessages(rest: REST, doors: Doors): ChannelMessages {
  /** Asks for what is possible in this channel: with the picture, without it, or not at all. */
  async function knock<T>(channel: string, face: Face, ask: (sent: Sent) => Promise<T>): Promise<T> {
    if (doors.isShut(channel, 'messages')) throw new DoorShut(channel);
    const withFiles = face.files.length > 0 && !doors.isShut(channel, 'files');
    try {
      return await ask(withFiles ? { body: face.body, files: [...face.files] } : { body: face.plain });
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== 'forbidden' && failure !== 'channel-gone') throw error;
      doors.shut(channel, withFiles ? 'files' : 'messages');
      // Perhaps it was the picture alone.
      if (withFiles) return knock(channel, face, ask);
      throw error;
    }
  }

  return {
    async send(channel, face, once) {
      try {
        const message = await knock(channel, face, ({ body, ...sent }) =>
          rest.post(Routes.channelMessages(channel), {
            ...sent,
            body: { ...body, nonce: once, enforce_nonce: true },
          }),
        );
        return { message: (message as APIMessage).id };
      } catch (error) {
        // Sending brings an archived thread back. Where it doesn't, the thread is locked.
        if (failureOf(error) === 'archived') doors.shut(channel, 'messages');
        throw error;
      }
    },
    async edit(channel, message, face) {
      await knock(channel, face, (sent) => rest.patch(Routes.channelMessage(channel, message), sent));
    },
    async remove(channel, message) {
      if (doors.isShut(channel, 'messages')) throw new DoorShut(channel);
      await rest.delete(Routes.channelMessage(channel, message));
    },
  };
}
