import type { Clock } from '../clock.ts';
import { createMessageStore } from './messageStore.ts';
import { snowflakes } from './snowflakes.ts';
import type { Channel, Guild, Interaction, Message, State } from './state.ts';

/** What happened, for whoever shows or forwards it: the gateway, the driver's waits, a page. */
export type Change =
  | { readonly type: 'message-created' | 'message-edited' | 'message-deleted'; readonly message: Message }
  | { readonly type: 'interaction-created' | 'interaction-settled'; readonly interaction: Interaction }
  | { readonly type: 'channel-created' | 'channel-changed' | 'channel-deleted'; readonly channel: Channel }
  | { readonly type: 'guild-created' | 'guild-changed' | 'guild-deleted'; readonly guild: Guild }
  /** The bot came or went, or changed its commands or emojis. */
  | { readonly type: 'bot-changed' };

type Listener = (change: Change) => void;

/** The state with what it needs to live: a clock, a source of ids, and its listeners. */
export interface World {
  readonly state: State;
  readonly clock: Clock;
  /** Where files are served; set once the server listens. */
  readonly origin: { url: string };
  readonly nextId: () => string;
  readonly emit: Listener;
  /** Returns the call that ends the subscription. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** @param saved the state of an earlier world that goes on; nothing: a new one with a bot and no server */
export function createWorld(clock: Clock, saved?: State): World {
  const listeners = new Set<Listener>();
  const nextId = snowflakes(clock);
  return {
    state: saved ?? emptyState(nextId()),
    clock,
    origin: { url: '' },
    nextId,
    emit: (change) => {
      for (const listener of listeners) listener(change);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function emptyState(applicationId: string): State {
  const bot = { id: applicationId, name: 'Molotow', bot: true, locale: 'en-US' };
  return {
    application: { id: applicationId, token: `${Buffer.from(applicationId).toString('base64url')}.sandbox.token` },
    users: new Map([[bot.id, bot]]),
    guilds: new Map(),
    channels: new Map(),
    messages: createMessageStore(),
    files: new Map(),
    gone: new Set(),
    interactions: new Map(),
    commands: new Map(),
    emojis: new Map(),
  };
}
