import type { Clock } from '../clock.ts';
import { createMessageStore } from './messageStore.ts';
import { snowflakes } from './snowflakes.ts';
import type { Channel, Guild, Interaction, Message, State } from './state.ts';

/** What happened, for whoever shows or forwards it: the gateway, the driver's waits, a page. */
export type Change =
  | { readonly type: 'message-created' | 'message-edited' | 'message-deleted'; readonly message: Message }
  | { readonly type: 'interaction-created' | 'interaction-settled'; readonly interaction: Interaction }
  | { readonly type: 'channel-created' | 'channel-changed' | 'channel-deleted'; readonly channel: Channel }
  | { readonly type: 'guild-created' | 'guild-changed' | 'guild-deleted'; readonly guild: Guild };

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

export function createWorld(clock: Clock): World {
  const listeners = new Set<Listener>();
  const nextId = snowflakes(clock);
  const applicationId = nextId();
  const state: State = {
    application: { id: applicationId, token: `${Buffer.from(applicationId).toString('base64url')}.sandbox.token` },
    users: new Map(),
    guilds: new Map(),
    channels: new Map(),
    messages: createMessageStore(),
    files: new Map(),
    interactions: new Map(),
    commands: new Map(),
    emojis: new Map(),
  };
  state.users.set(applicationId, { id: applicationId, name: 'Molotow', bot: true, locale: 'en-US' });
  return {
    state,
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
