import { readFileSync } from 'node:fs';
import type { Cluster, Redis, Result } from 'ioredis';

/** A connection to Redis, whatever stands behind it. */
export type Client = Redis | Cluster;

/** Name of the command → number of its keys. What they take and return stands in the scripts, `lua/*.lua`. */
const scripts = {
  commit: 5,
  load: 2,
  settle: 2,
  enrol: 3,
  keepMessage: 3,
  toRate: 3,
  members: 3,
  join: 4,
  boardRows: 3,
  entries: 2,
} as const;

/** Commands whose number of keys depends on what they are given: it comes before the keys. */
const scriptsOfManyKeys = ['book', 'formBefore', 'keepRatings', 'forget', 'clear', 'dropLog'] as const;

/** Script commands take all keys, then all arguments. */
type Words = readonly (string | number)[];

declare module 'ioredis' {
  interface RedisCommander<Context> {
    commit(...words: Words): Result<unknown, Context>;
    loadBuffer(...words: Words): Result<unknown, Context>;
    settle(...words: readonly (string | number | Buffer)[]): Result<unknown, Context>;
    enrol(...words: Words): Result<unknown, Context>;
    keepMessage(...words: Words): Result<unknown, Context>;
    toRate(...words: Words): Result<unknown, Context>;
    members(...words: Words): Result<unknown, Context>;
    join(...words: Words): Result<unknown, Context>;
    boardRows(...words: Words): Result<unknown, Context>;
    entries(...words: Words): Result<unknown, Context>;
    dropLog(...words: Words): Result<unknown, Context>;
    book(...words: Words): Result<unknown, Context>;
    formBefore(...words: Words): Result<unknown, Context>;
    keepRatings(...words: Words): Result<unknown, Context>;
    forget(...words: Words): Result<unknown, Context>;
    clear(...words: Words): Result<unknown, Context>;
  }
}

/** Teaches a connection the scripts: sent by their hash, and in full to a Redis that doesn't know them yet. */
export function defineScripts(redis: Client): void {
  for (const [name, numberOfKeys] of Object.entries(scripts))
    redis.defineCommand(name, { numberOfKeys, lua: lua(name) });
  for (const name of scriptsOfManyKeys) redis.defineCommand(name, { lua: lua(name) });
}

const lua = (name: string) => readFileSync(new URL(`lua/${name}.lua`, import.meta.url), 'utf8');
