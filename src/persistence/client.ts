import { readFileSync } from 'node:fs';
import type { Cluster, Redis, Result } from 'ioredis';

/** A connection to Redis, whatever stands behind it. */
export type Client = Redis | Cluster;

/** Name of the command → number of its keys. What they take and return stands in the scripts, `lua/*.lua`. */
const scripts = { commit: 5, load: 2, enrol: 3, keepPost: 2 } as const;

/** Script commands take all keys, then all arguments. */
type Words = readonly (string | number)[];

declare module 'ioredis' {
  interface RedisCommander<Context> {
    commit(...words: Words): Result<unknown, Context>;
    load(...words: Words): Result<unknown, Context>;
    enrol(...words: Words): Result<unknown, Context>;
    keepPost(...words: Words): Result<unknown, Context>;
  }
}

/** Teaches a connection the scripts: sent by their hash, and in full to a Redis that doesn't know them yet. */
export function defineScripts(redis: Client): void {
  for (const [name, numberOfKeys] of Object.entries(scripts)) {
    redis.defineCommand(name, { numberOfKeys, lua: readFileSync(new URL(`lua/${name}.lua`, import.meta.url), 'utf8') });
  }
}
