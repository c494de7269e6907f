import { type BaseInteraction, Client, Events, GatewayIntentBits, type REST, ShardClientUtil } from 'discord.js';
import type { Log } from './log.ts';

export interface SessionSettings {
  readonly token: string;
  /** Base address of Discord's REST interface; undefined: the real one. */
  readonly api: string | undefined;
  readonly shards: 'auto' | { readonly ids: readonly number[]; readonly count: number };
}

/** A bot that is logged in. */
export interface Session {
  readonly applicationId: string;
  /** Counts against the bot's 50 requests a second. */
  readonly rest: REST;
  /** Whether the bot is on a server of this process's shards, also where an outage hides it. */
  isOn(server: string): boolean;
  /** Whether a server falls to this process's shards. */
  isOurs(server: string): boolean;
  /** Tells of each server that has added or removed the bot, from now on. */
  watchServers(changed: (server: string) => void): void;
  /** Takes interactions from now on, those that came since the login first. */
  listen(route: (interaction: BaseInteraction) => void): void;
  /** Takes no more interactions, and tells of no more servers. */
  hush(): void;
  /** Logs out: nothing can be sent any more. */
  stop(): Promise<void>;
}

function shardOptions(shards: SessionSettings['shards']) {
  return shards === 'auto' ? { shards } : { shards: [...shards.ids], shardCount: shards.count };
}

/** Logs in. Rejects with what discord.js says of a wrong token or an address that doesn't answer. */
export async function connect(settings: SessionSettings, log: Log): Promise<Session> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...shardOptions(settings.shards),
    ...(settings.api === undefined ? {} : { rest: { api: settings.api } }),
  });
  const early: BaseInteraction[] = [];
  let take = (interaction: BaseInteraction): void => {
    early.push(interaction);
  };
  client.on(Events.InteractionCreate, (interaction) => take(interaction));
  let serverChanged = (_: string): void => undefined;
  // Only real removals: of an outage discord.js tells otherwise.
  client.on(Events.GuildDelete, ({ id }) => serverChanged(id));
  client.on(Events.GuildCreate, ({ id }) => serverChanged(id));
  client.on(Events.Error, (err) => log.warn({ err }, 'the gateway reports an error'));
  client.on(Events.ShardDisconnect, (_, shard) => log.warn({ shard }, 'a shard was disconnected'));
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  try {
    await client.login(settings.token);
  } catch (fault) {
    await client.destroy();
    throw fault;
  }
  const { application } = await ready;
  return {
    applicationId: application.id,
    rest: client.rest,
    isOn: (server) => client.guilds.cache.has(server),
    isOurs(server) {
      const { shards } = client.ws;
      return shards.has(ShardClientUtil.shardIdForGuildId(server, client.options.shardCount ?? shards.size));
    },
    watchServers(changed) {
      serverChanged = changed;
    },
    listen(route) {
      take = route;
      for (const interaction of early.splice(0)) take(interaction);
    },
    hush() {
      take = () => undefined;
      serverChanged = () => undefined;
    },
    stop: () => client.destroy(),
  };
}
