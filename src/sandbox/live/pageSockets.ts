import { type WebSocket, WebSocketServer } from 'ws';
import type { Stage } from '../people/interact.ts';
import { personCalled } from './people.ts';
import { fromPageSchema, type ToPage } from './protocol.ts';
import { enter, type Home, type Visit } from './visit.ts';

const MAX_PAYLOAD = 256 * 1024;
const BAD_DATA = 1007;

/** The sockets of open pages, each of one person: it carries what that person sees and nothing else. */
export function createPageSockets(stage: Stage, home: Home): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD });
  sockets.on('connection', (socket) => receive(stage, home, socket));
  return sockets;
}

function receive(stage: Stage, home: Home, socket: WebSocket): void {
  const tell = (told: ToPage) => socket.send(JSON.stringify(told));
  let visit: Visit | null = null;
  socket.on('message', (data) => {
    const said = fromPageSchema.safeParse(parseJson(String(data)));
    if (!said.success) return socket.close(BAD_DATA, 'This page is of another version: load it again.');
    if ('ask' in said.data) return visit?.answer(said.data);
    visit?.leave();
    const { be: name, language } = said.data;
    visit = enter(stage, personCalled(stage.world, home.guildId, { name, language }), { home, tell });
  });
  socket.on('close', () => visit?.leave());
  socket.on('error', () => socket.terminate());
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
