import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import * as z from 'zod';
import { shardOf } from '../model/snowflakes.ts';
import type { World } from '../model/world.ts';
import { applicationJson, botJson, gatewayUrl } from '../wire/application.ts';
import { guildCreateJson } from '../wire/guild.ts';
import { createSession, OP, type Session } from './session.ts';

/** Why a connection is closed, in Discord's codes and words. */
const CLOSING = {
  unknownOp: { code: 4001, reason: 'Unknown opcode.' },
  decodeError: { code: 4002, reason: 'Error while decoding payload.' },
  notAuthenticated: { code: 4003, reason: 'Not authenticated.' },
  badToken: { code: 4004, reason: 'Authentication failed.' },
  alreadyAuthenticated: { code: 4005, reason: 'Already authenticated.' },
  invalidShard: { code: 4010, reason: 'Invalid shard.' },
  disallowedIntents: { code: 4014, reason: 'Disallowed intent(s).' },
} as const;

type Closing = (typeof CLOSING)[keyof typeof CLOSING];

/** Members, presences and message content: the bot was granted none of them (discord.md, Gateway). */
const PRIVILEGED_INTENTS = (1 << 1) | (1 << 8) | (1 << 15);
const IGNORED_OPS: readonly number[] = [OP.presence, OP.voiceState];

const packetSchema = z.looseObject({ op: z.number(), d: z.unknown().optional() });
const identifySchema = z.looseObject({
  token: z.string(),
  intents: z.number(),
  shard: z.tuple([z.number(), z.number()]).optional(),
});
const resumeSchema = z.looseObject({ token: z.string(), session_id: z.string(), seq: z.number() });

/** One connection of a client, identified or not yet. */
export interface Connection {
  readonly world: World;
  readonly sessions: Map<string, Session>;
  readonly socket: WebSocket;
}

/** Does what a client's packet asks. Returns why the connection must be closed, or null. */
export function handlePacket(connection: Connection, text: string): Closing | null {
  const packet = packetSchema.safeParse(parseJson(text));
  if (!packet.success) return CLOSING.decodeError;
  const { op, d } = packet.data;
  if (op === OP.identify) return identify(connection, d);
  if (op === OP.resume) return resume(connection, d);
  if (op === OP.heartbeat) {
    sendPacket(connection.socket, { op: OP.heartbeatAck, d: null });
    return null;
  }
  if (sessionOf(connection) === undefined) return CLOSING.notAuthenticated;
  return IGNORED_OPS.includes(op) ? null : CLOSING.unknownOp;
}

function identify(connection: Connection, data: unknown): Closing | null {
  const { world, sessions, socket } = connection;
  const request = identifySchema.safeParse(data);
  if (!request.success) return CLOSING.decodeError;
  const { token, intents, shard } = request.data;
  const [shardId, shardCount] = shard ?? [0, 1];
  if (sessionOf(connection) !== undefined) return CLOSING.alreadyAuthenticated;
  if (token !== world.state.application.token) return CLOSING.badToken;
  if (shardId >= shardCount) return CLOSING.invalidShard;
  if ((intents & PRIVILEGED_INTENTS) !== 0) return CLOSING.disallowedIntents;
  forgetDead(sessions, shardId, shardCount);
  const session = createSession({ id: randomUUID().replaceAll('-', ''), shardId, shardCount }, socket);
  sessions.set(session.id, session);
  welcome(world, session);
  return null;
}

/** A shard that identifies anew will not resume what it left behind. */
function forgetDead(sessions: Map<string, Session>, shardId: number, shardCount: number): void {
  for (const old of sessions.values()) {
    const isSameShard = old.shardId === shardId && old.shardCount === shardCount;
    if (isSameShard && old.socket() === null) sessions.delete(old.id);
  }
}

/** READY names the servers as unavailable; each then arrives by a GUILD_CREATE of its own. */
function welcome(world: World, session: Session): void {
  const { id, shardId, shardCount } = session;
  const guilds = [...world.state.guilds.values()].filter((guild) => shardOf(guild.id, shardCount) === shardId);
  session.dispatch('READY', {
    v: 10,
    user: botJson(world),
    guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
    session_id: id,
    resume_gateway_url: gatewayUrl(world),
    shard: [shardId, shardCount],
    application: { id: world.state.application.id, flags: applicationJson(world).flags },
  });
  for (const guild of guilds) session.dispatch('GUILD_CREATE', guildCreateJson(world, guild));
  world.emit({ type: 'bot-changed' });
}

function resume(connection: Connection, data: unknown): Closing | null {
  const { world, sessions, socket } = connection;
  const request = resumeSchema.safeParse(data);
  if (!request.success) return CLOSING.decodeError;
  const { token, session_id, seq } = request.data;
  if (token !== world.state.application.token) return CLOSING.badToken;
  const session = sessions.get(session_id);
  if (session?.resume(socket, seq)) {
    session.dispatch('RESUMED', {});
    world.emit({ type: 'bot-changed' });
  } else sendPacket(socket, { op: OP.invalidSession, d: false });
  return null;
}

export function sessionOf({ sessions, socket }: Connection): Session | undefined {
  return [...sessions.values()].find((session) => session.socket() === socket);
}

export function sendPacket(socket: WebSocket, packet: { readonly op: number; readonly d: unknown }): void {
  socket.send(JSON.stringify({ ...packet, s: null, t: null }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
