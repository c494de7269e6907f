import type { Clock } from '../table/index.ts';
import type { PermissionName } from '../text/index.ts';

/** ms */
const WAIT = 10 * 60_000;

/** What is refused: every message, or files alone. */
type Refused = 'messages' | 'files';

/**
 * Channels where Discord has refused the bot. Each such request counts against the 10 000 in 10 minutes that ban an
 * address (discord.md, Rate limits), so we don't knock again until an interaction there says that we may, or time has
 * passed.
 */
export interface Doors {
  isShut(channel: string, what: Refused): boolean;
  shut(channel: string, what: Refused): void;
  /** What an interaction in this channel says that the bot lacks there. */
  learn(channel: string, missing: readonly PermissionName[]): void;
}

export function createDoors(clock: Clock): Doors {
  const until = { messages: new Map<string, number>(), files: new Map<string, number>() };
  return {
    isShut(channel, what) {
      const end = until[what].get(channel);
      if (end === undefined) return false;
      if (clock.now() < end) return true;
      until[what].delete(channel);
      return false;
    },
    shut(channel, what) {
      until[what].set(channel, clock.now() + WAIT);
    },
    learn(channel, missing) {
      if (!missing.includes('AttachFiles')) until.files.delete(channel);
      if (missing.every((permission) => permission === 'AttachFiles')) until.messages.delete(channel);
    },
  };
}
