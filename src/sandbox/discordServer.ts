import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import type { WebSocketServer } from 'ws';
import { createViolations, type Violation, type Violations } from './check/violations.ts';
import { refusalAtDoor } from './doorkeeper.ts';
import { createGateway } from './gateway/gateway.ts';
import { listen } from './listen.ts';
import { loseInteraction } from './model/interactions.ts';
import type { World } from './model/world.ts';
import type { Stage } from './people/interact.ts';
import { createApi } from './rest/api.ts';
import { createRateLimits } from './rest/rateLimits.ts';
import { createRequestLog, type RequestLog } from './rest/requestLog.ts';

export interface ServerOptions {
  readonly world: World;
  /** Tried in this order; 0: any free one. */
  readonly ports: Iterable<number>;
  /** What the gateway recommends to `shards: 'auto'`. */
  readonly shards: number;
  /** Whether the observed rate limits hold (429). */
  readonly rateLimits: boolean;
  /** How many requests of the bot are remembered. */
  readonly keptRequests: number;
  readonly onViolation: (violation: Violation) => void;
  /** What else this server serves beside Discord's REST interface and gateway. */
  readonly also?: (stage: Stage) => Annex;
}

/** Something served beside Discord: routes, and the sockets of one path. */
export interface Annex {
  readonly routes: (app: Hono) => void;
  readonly path: string;
  readonly sockets: WebSocketServer;
}

/** A world that answers on 127.0.0.1: REST, gateway and files. */
export interface DiscordServer {
  readonly url: string;
  readonly stage: Stage;
  readonly violations: Violations;
  readonly log: RequestLog;
  /** Rejects if the sandbox itself had a fault. */
  readonly close: () => Promise<void>;
}

/** Resolves with null if all ports are taken. */
export async function startServer(options: ServerOptions): Promise<DiscordServer | null> {
  const { world, shards } = options;
  const violations = createViolations(options.onViolation);
  const log = createRequestLog(options.keptRequests);
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => {
    faults.push(fault);
    violations.add({ rule: 'sandbox-fault', message: String(fault), where: '', request: '', body: null });
  };
  const rateLimits = options.rateLimits ? createRateLimits() : null;
  const app = createApi({ world, violations, log, shards, onFault, rateLimits });
  const gateway = createGateway(world, onFault);
  const stage: Stage = { world, gateway };
  const annex = options.also?.(stage);
  annex?.routes(app);
  const listening = await listen(guarded(app), options.ports);
  if (listening === null) return null;
  const { server, url } = listening;
  const doors = new Map([['/gateway', gateway.sockets]]);
  if (annex) doors.set(annex.path, annex.sockets);
  server.on('upgrade', (request, socket, head) => admit(doors, request, { socket, head }));
  world.origin.url = url;
  return {
    url,
    stage,
    violations,
    log,
    close: async () => {
      for (const { token } of world.state.interactions.values()) loseInteraction(world, token);
      gateway.close();
      for (const client of annex?.sockets.clients ?? []) client.terminate();
      await closed(server);
      if (faults.length > 0) throw new AggregateError(faults, 'The sandbox itself had a fault.');
    },
  };
}

function guarded(app: Hono): (request: Request) => Response | Promise<Response> {
  return (request) => {
    const refused = refusalAtDoor({ host: request.headers.get('host'), origin: request.headers.get('origin') });
    return refused === null ? app.fetch(request) : new Response(refused, { status: 403 });
  };
}

function admit(
  doors: ReadonlyMap<string, WebSocketServer>,
  request: IncomingMessage,
  { socket, head }: { readonly socket: Duplex; readonly head: Buffer },
): void {
  const sockets = doors.get(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
  const refused = refusalAtDoor({ host: request.headers.host, origin: request.headers.origin });
  if (refused === null && sockets !== undefined) {
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
    return;
  }
  socket.end(`HTTP/1.1 ${refused === null ? '404 Not Found' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`);
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
