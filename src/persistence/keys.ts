import type { Measure, Scope, Slot } from '../boards/index.ts';
import type { Variant } from '../game/index.ts';
import type { PersonNumber, TableRef } from '../table/index.ts';

/** Keys of one server share this hash tag, so that they lie in one slot and every script is legal on Redis Cluster. */
const tag = (server: string) => `{g${server}}`;
const table = ({ server, id }: TableRef) => `${tag(server)}:t:${id}`;

/** The name of every key there is. A prefix for all of them is set on the connection (`keyPrefix`). */
export const keys = {
  /** set: servers of which anything is kept. This key and the next belong to no server and no person. */
  servers: () => 'servers',
  /** sorted set: server that removed the bot → when all of it is to be deleted, ms since 1970; 0 once that has begun. */
  left: () => 'left',
  /** list: the log of a table, one line an event. */
  log: table,
  /** sorted set: table → when something is due there, ms since 1970. */
  due: (server: string) => `${tag(server)}:due`,
  /** hash: table → JSON of OpenTable. */
  open: (server: string) => `${tag(server)}:open`,
  /** hash: name of a server setting → JSON of its value, and of who set it when. */
  settings: (server: string) => `${tag(server)}:settings`,
  /** sorted set: table → when it ended, ms since 1970. Every ended table whose log is kept. */
  ended: (server: string) => `${tag(server)}:ended`,
  /** sorted set: table → when its game was finished. An outbox: what stands here waits for the boards. */
  done: (server: string) => `${tag(server)}:done`,
  /** set: tables whose log was removed, while the result of their game stays. */
  gone: (server: string) => `${tag(server)}:gone`,
  /** hash: Discord id → number of the person. */
  numbers: (server: string) => `${tag(server)}:numbers`,
  /** hash: number of the person → JSON of Person. */
  who: (server: string) => `${tag(server)}:who`,
  /** string: the last number given out. Kept apart, so that the number of a forgotten person is never given to another. */
  lastNumber: (server: string) => `${tag(server)}:last-number`,
  /** string: JSON of Post without its webhook; string, expires: that webhook. */
  post: (ref: TableRef) => [`${table(ref)}:post`, `${table(ref)}:post:webhook`] as const,
  /** The same of the Post in another channel. */
  watch: (ref: TableRef) => [`${table(ref)}:watch`, `${table(ref)}:watch:webhook`] as const,
  /** The same of a Ping. */
  ping: (ref: TableRef) => [`${table(ref)}:ping`, `${table(ref)}:ping:webhook`] as const,
  /** string, expires: JSON of ShownHand, the hand message of a person. */
  hand: (ref: TableRef, person: PersonNumber) => `${table(ref)}:hand:${person}`,
  /** hash: name of a preference → its value; of a person by their Discord id, on every server. */
  preferences: (id: string) => `{u${id}}:preferences`,
} as const;

/** What belongs to a table alone and doesn't vanish by itself: its log, and the messages that show it. */
export function keysOfTable(ref: TableRef): string[] {
  return [keys.log(ref), ...keys.post(ref), ...keys.watch(ref), ...keys.ping(ref)];
}

/** Keys of what was booked: of one server under its tag, of everywhere under one of its own. Lists of games are in the order of their ends. */
export function boardKeys(scope: Scope) {
  const at = scope === 'everywhere' ? '{everywhere}' : tag(scope.server);
  return {
    numbers: `${at}:numbers`,
    who: `${at}:who`,
    lastNumber: `${at}:last-number`,
    /** hash: number of the person → since when they have been in, ms since 1970. On a server there is none. */
    since: `${at}:since`,
    /** string: token of whoever builds the boards anew. */
    rebuilding: `${at}:rebuilding`,
    /** sorted set of finished games, by key. What stands here has been booked. */
    history: `${at}:history`,
    /** hash: game → its GameResult, as gameEntries.ts writes it. Stays when the log is gone. */
    results: `${at}:results`,
    /** hash: game → JSON of the ratings before and after it. */
    ratings: `${at}:ratings`,
    /** hash: kind of game → the first game that has no ratings, or outdated ones; `<kind>:version` → counts up with each change of that. */
    toRate: `${at}:to-rate`,
    /** sorted set of the games of one kind that count. */
    rated: (game: Variant) => `${at}:rated:${game}`,
    /** hash: person → `games wins deals points matches`. */
    tally: (slot: Slot) => `${at}:tally:${slot}`,
    /** hash: person → uncertainty of the rating on the board. */
    uncertainty: (slot: Slot) => `${at}:uncertainty:${slot}`,
    /** sorted set: person → score; the highest is the best. */
    board: (slot: Slot, measure: Measure) => `${at}:board:${slot}:${measure}`,
    /** sorted set of a person's finished games. */
    historyOf: (person: PersonNumber) => `${at}:p:${person}:history`,
    /** sorted set of a person's games of one kind that count. It belongs to the games: it stays when the person is forgotten. */
    ratedOf: (person: PersonNumber, game: Variant) => `${at}:p:${person}:rated:${game}`,
    /** set: slots in which the person has a tally. */
    slotsOf: (person: PersonNumber) => `${at}:p:${person}:slots`,
    /** hash: counter → number, of one kind of game. */
    statsOf: (person: PersonNumber, game: Variant) => `${at}:p:${person}:stats:${game}`,
    /** hash: `won:<person>`, `lost:<person>` → how often. */
    opponentsOf: (person: PersonNumber) => `${at}:p:${person}:opponents`,
  };
}
