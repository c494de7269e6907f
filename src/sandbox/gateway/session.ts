import type { WebSocket } from 'ws';

/** Gateway v10: the operations that a bot and Discord exchange. */
export const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  voiceState: 4,
  resume: 6,
  reconnect: 7,
  requestMembers: 8,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const;

/** How many events a session keeps for a resume. */
const KEPT_EVENTS = 1_000;

/** One identified shard. It outlives its connection, so that a bot that lost the line can resume. */
export interface Session {
  readonly id: string;
  readonly shardId: number;
  readonly shardCount: number;
  readonly dispatch: (event: string, data: unknown) => void;
  /** The living connection, or null while there is none. */
  readonly socket: () => WebSocket | null;
  readonly disconnect: () => void;
  /** Takes a new connection and repeats what came after `seq`. Returns false if that is no longer known. */
  readonly resume: (socket: WebSocket, seq: number) => boolean;
}

export function createSession(identity: Pick<Session, 'id' | 'shardId' | 'shardCount'>, first: WebSocket): Session {
  let socket: WebSocket | null = first;
  let seq = 0;
  const events: { readonly seq: number; readonly text: string }[] = [];
  return {
    ...identity,
    dispatch: (event, data) => {
      seq += 1;
      const text = JSON.stringify({ op: OP.dispatch, t: event, s: seq, d: data });
      events.push({ seq, text });
      if (events.length > KEPT_EVENTS) events.shift();
      socket?.send(text);
    },
    socket: () => socket,
    disconnect: () => {
      socket = null;
    },
    resume: (next, from) => {
      const oldest = events[0]?.seq ?? seq + 1;
      if (from > seq || from + 1 < oldest) return false;
      socket = next;
      for (const event of events) if (event.seq > from) next.send(event.text);
      return true;
    },
  };
}
