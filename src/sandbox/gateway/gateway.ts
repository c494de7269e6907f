import { WebSocketServer } from 'ws';
import { shardOf } from '../model/snowflakes.ts';
import type { World } from '../model/world.ts';
import { eventOf } from './events.ts';
import { type Connection, handlePacket, sendPacket, sessionOf } from './handshake.ts';
import { OP, type Session } from './session.ts';

const HEARTBEAT_INTERVAL = 41_250;
const INTERNAL_ERROR = 4000;
/** Codes with which a client gives its session up; after any other close it may resume. */
const FINAL_CLOSES: readonly number[] = [1000, 1001];

export interface Gateway {
  /** Sends an event to every session that serves this server. Returns how many there are, connected or resumable. */
  readonly dispatch: (guildId: string, event: string, data: unknown) => number;
  readonly connected: () => number;
  /** Breaks every connection without a word, as a network fault does; sessions stay resumable. */
  readonly drop: () => void;
  /** Asks every client to reconnect and resume (op 7). */
  readonly askToReconnect: () => void;
  readonly close: () => void;
  /** Takes the web server's upgrades to `/gateway`. */
  readonly sockets: WebSocketServer;
}

/** Discord's gateway v10. */
export function createGateway(world: World, onFault: (fault: unknown) => void): Gateway {
  const sessions = new Map<string, Session>();
  const sockets = new WebSocketServer({ noServer: true });
  sockets.on('connection', (socket) => greet({ world, sessions, socket }, onFault));
  const unsubscribe = world.subscribe((change) => {
    const event = eventOf(world, change);
    if (event !== null) dispatch(event.guildId, event.name, event.data);
  });

  function dispatch(guildId: string, event: string, data: unknown): number {
    const serving = [...sessions.values()].filter(
      ({ shardId, shardCount }) => shardOf(guildId, shardCount) === shardId,
    );
    for (const session of serving) session.dispatch(event, data);
    return serving.length;
  }

  return {
    dispatch,
    connected: () => [...sessions.values()].filter((session) => session.socket() !== null).length,
    drop: () => {
      for (const client of sockets.clients) client.terminate();
    },
    askToReconnect: () => {
      for (const client of sockets.clients) sendPacket(client, { op: OP.reconnect, d: null });
    },
    close: () => {
      unsubscribe();
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
    sockets,
  };
}

function greet(connection: Connection, onFault: (fault: unknown) => void): void {
  const { world, sessions, socket } = connection;
  sendPacket(socket, { op: OP.hello, d: { heartbeat_interval: HEARTBEAT_INTERVAL } });
  socket.on('message', (data) => {
    try {
      const closing = handlePacket(connection, String(data));
      if (closing !== null) socket.close(closing.code, closing.reason);
    } catch (fault) {
      onFault(new Error('The sandbox failed at a gateway packet.', { cause: fault }));
      socket.close(INTERNAL_ERROR);
    }
  });
  socket.on('close', (code) => {
    const session = sessionOf(connection);
    if (session === undefined) return;
    session.disconnect();
    if (FINAL_CLOSES.includes(code)) sessions.delete(session.id);
    world.emit({ type: 'bot-changed' });
  });
}
