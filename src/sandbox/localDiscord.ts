import type { Violation } from './check/violations.ts';
import { type Clock, systemClock } from './clock.ts';
import { startServer } from './discordServer.ts';
import { addChannel, changeChannel, deleteChannel } from './model/channels.ts';
import { addGuild, addMember, addRole, removeGuild, returnGuild, setOverwrite } from './model/guilds.ts';
import { deleteMessage } from './model/messages.ts';
import { bitsOf, type Permission } from './model/permissions.ts';
import type { Channel, ChannelKind, Guild } from './model/state.ts';
import { createWorld } from './model/world.ts';
import { createPerson, type Person } from './people/person.ts';
import { type ById, idOf } from './people/reach.ts';
import type { Patience } from './people/until.ts';
import type { LoggedRequest } from './rest/requestLog.ts';
import { settled } from './settled.ts';

export interface SandboxOptions {
  /** 0 or nothing: any free port. */
  readonly port?: number;
  readonly clock?: Clock;
  /** What the gateway recommends to `shards: 'auto'`. */
  readonly shards?: number;
  /** The observed rate limits (429); on unless switched off. */
  readonly rateLimits?: boolean;
}

/** More than any test makes. */
const KEPT_REQUESTS = 20_000;

interface ChannelOptions {
  readonly kind?: ChannelKind;
  /** A server's id; the first server without it. */
  readonly guild?: string;
  /** The parent of a thread or forum post. */
  readonly parent?: ById;
}

interface PersonOptions {
  readonly locale?: string;
  /** Beyond what everybody may do. */
  readonly permissions?: readonly Permission[];
  readonly guild?: string;
}

/** A Discord of one's own on 127.0.0.1: what a bot sees of it by REST and gateway, and what people do on it. */
export interface LocalDiscord {
  readonly url: string;
  /** For `new Client({ rest: { api } })`. */
  readonly api: string;
  readonly token: string;
  readonly applicationId: string;
  /** The first server. */
  readonly guildId: string;
  guild(name: string, locale?: string): Guild;
  /** Throws the bot out of a server. */
  removeGuild(guildId: string): void;
  /** Adds the bot to a server again that had removed it. */
  returnGuild(guild: Guild): void;
  channel(name?: string, options?: ChannelOptions): Channel;
  person(name: string, options?: PersonOptions): Person;
  /** Gives members of one server a role of their own; its id. */
  role(name: string, members: readonly ById[], guildId?: string): string;
  /** Takes permissions in one channel from the bot, or from a person. */
  deny(channel: ById, permissions: readonly Permission[], who?: ById): void;
  /** Gives permissions in one channel to the bot, or to a person. */
  allow(channel: ById, permissions: readonly Permission[], who?: ById): void;
  /** A thread that isn't locked comes back with its next message. */
  archive(thread: ById, as?: 'open' | 'locked'): void;
  deleteChannel(channel: ById): void;
  deleteMessage(message: ById): void;
  /** Breaks every gateway connection; the bot may resume. */
  dropGateway(): void;
  /** Asks the bot to reconnect (op 7). */
  askToReconnect(): void;
  /** How many gateway connections are identified. */
  connections(): number;
  /** Every breach of Discord's rules by the bot, and every fault of the sandbox itself. */
  violations(): readonly Violation[];
  /** The bot's requests as they were answered, oldest first. */
  requests(): readonly LoggedRequest[];
  /** Waits until every interaction is answered and nothing moves any more. */
  settled(patience?: Patience): Promise<void>;
  /** Rejects if the sandbox itself had a fault. */
  close(): Promise<void>;
}

export async function startDiscord({
  port = 0,
  clock = systemClock,
  shards = 1,
  rateLimits = true,
}: SandboxOptions = {}): Promise<LocalDiscord> {
  const world = createWorld(clock);
  const server = await startServer({
    world,
    ports: [port],
    shards,
    rateLimits,
    keptRequests: KEPT_REQUESTS,
    onViolation: () => {},
  });
  if (server === null) throw new Error(`Port ${port} is taken.`);
  const { url, stage, violations, log, close } = server;
  const { gateway } = stage;
  const first = addGuild(world, 'Jass-Stube', 'de');

  const channelOf = (wanted: ById) => found(world.state.channels, wanted, 'channel');
  const overwrite = (channel: ById, who: ById | undefined, bits: { allow: bigint; deny: bigint }) =>
    setOverwrite(world, channelOf(channel), { id: idOf(who ?? world.state.application.id), type: 'member', ...bits });

  return {
    url,
    api: `${url}/api`,
    token: world.state.application.token,
    applicationId: world.state.application.id,
    guildId: first.id,
    guild: (name, locale = 'de') => addGuild(world, name, locale),
    removeGuild: (id) => removeGuild(world, found(world.state.guilds, id, 'server')),
    returnGuild: (guild) => returnGuild(world, guild),
    channel: (name = 'jass', { kind = 'text', guild = first.id, parent } = {}) =>
      addChannel(world, {
        guildId: parent === undefined ? guild : channelOf(parent).guildId,
        kind,
        name,
        parentId: parent === undefined ? null : idOf(parent),
      }),
    person: (name, { locale = 'de', permissions = [], guild = first.id } = {}) => {
      const user = { id: world.nextId(), name, bot: false, locale };
      addMember(world, found(world.state.guilds, guild, 'server'), { user, extra: permissions });
      return createPerson(stage, user);
    },
    role: (name, members, guildId = first.id) =>
      addRole(world, found(world.state.guilds, guildId, 'server'), { name, memberIds: members.map(idOf) }).id,
    deny: (channel, permissions, who) => overwrite(channel, who, { allow: 0n, deny: bitsOf(permissions) }),
    allow: (channel, permissions, who) => overwrite(channel, who, { allow: bitsOf(permissions), deny: 0n }),
    archive: (thread, as = 'open') =>
      changeChannel(world, channelOf(thread), { archived: true, locked: as === 'locked' }),
    deleteChannel: (channel) => deleteChannel(world, channelOf(channel)),
    deleteMessage: (message) => deleteMessage(world, found(world.state.messages, message, 'message')),
    dropGateway: gateway.drop,
    askToReconnect: gateway.askToReconnect,
    connections: gateway.connected,
    violations: violations.list,
    requests: log.list,
    settled: (patience) => settled(world, log, patience),
    close,
  };
}

function found<T>(all: { get(id: string): T | undefined }, wanted: ById, what: string): T {
  const value = all.get(idOf(wanted));
  if (value === undefined) throw new Error(`There is no ${what} ${idOf(wanted)}.`);
  return value;
}
