import type { PersonNumber, TableRef } from '../table/index.ts';

/** Keys of one server share this hash tag, so that they lie in one slot and every script is legal on Redis Cluster. */
const tag = (server: string) => `{g${server}}`;
const table = ({ server, id }: TableRef) => `${tag(server)}:t:${id}`;

/** The name of every key there is. A prefix for all of them is set on the connection (`keyPrefix`). */
export const keys = {
  /** set: servers that have ever had a table. The only key that belongs to no server. */
  servers: () => 'servers',
  /** list: the log of a table, one line an event. */
  log: table,
  /** sorted set: table → when something is due there, ms since 1970. */
  due: (server: string) => `${tag(server)}:due`,
  /** hash: table → JSON of OpenTable. */
  open: (server: string) => `${tag(server)}:open`,
  /** hash: name of a server setting → JSON of its value. */
  settings: (server: string) => `${tag(server)}:settings`,
  /** sorted set: table → when it ended, ms since 1970. Every ended table whose log is kept. */
  ended: (server: string) => `${tag(server)}:ended`,
  /** sorted set: table → when its game was finished. An outbox: what stands here waits for the boards. */
  done: (server: string) => `${tag(server)}:done`,
  /** hash: Discord id → number of the person. */
  numbers: (server: string) => `${tag(server)}:numbers`,
  /** hash: number of the person → JSON of Person. */
  who: (server: string) => `${tag(server)}:who`,
  /** string: the last number given out. Kept apart, so that the number of a forgotten person is never given to another. */
  lastNumber: (server: string) => `${tag(server)}:last-number`,
  /** string: JSON of Post without its webhook. */
  post: (ref: TableRef) => `${table(ref)}:post`,
  /** string, expires: JSON of the post's Webhook. */
  postWebhook: (ref: TableRef) => `${table(ref)}:post:webhook`,
  /** string, expires: JSON of ShownHand, the hand message of a person. */
  hand: (ref: TableRef, person: PersonNumber) => `${table(ref)}:hand:${person}`,
} as const;
