import { type APIThreadChannel, ChannelType, DiscordAPIError, type REST, Routes } from 'discord.js';

/** Opens a public thread in a channel; null where Discord refuses it, because there are too many for example. */
export type OpenThread = (channel: string, name: string) => Promise<string | null>;

export function createThreads(rest: REST): OpenThread {
  return async (channel, name) => {
    try {
      const thread = await rest.post(Routes.threads(channel), { body: { name, type: ChannelType.PublicThread } });
      return (thread as APIThreadChannel).id;
    } catch (error) {
      if (error instanceof DiscordAPIError) return null;
      throw error;
    }
  };
}
