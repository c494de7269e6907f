import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { createRebuildingStore, createStore, type Store } from '../../src/persistence/index.ts';
import { testRedisOptions } from '../support/redis.ts';

/** A Redis of its own for one run of one test, as far as keys go. */
export interface World {
  readonly redis: Redis;
  readonly store: Store;
  /** The books for somebody who builds the boards anew. */
  readonly rebuilding: ReturnType<typeof createRebuildingStore>;
  /** The books for yet somebody else who does. */
  rebuilder(): ReturnType<typeof createRebuildingStore>;
  /** A connection of its own, as another process has it. */
  connect(): Redis;
  /** Ends its connections before the test does. */
  close(): void;
  /** Every key there is. */
  names(): Promise<readonly string[]>;
  /** All that was booked, without the logs: key → what is in it, in an order of its own. */
  snapshot(): Promise<Readonly<Record<string, unknown>>>;
}

let worlds = 0;

/** Opens a world inside a test; the file must call `testRedis` once, which removes its keys. */
export function openWorld(fileUrl: string): World {
  const { path, keyPrefix } = testRedisOptions(fileUrl);
  worlds += 1;
  const prefix = `${keyPrefix}w${worlds}:`;
  const connect = (options = { keyPrefix: prefix }) => {
    const redis = new Redis(path, options);
    onTestFinished(() => redis.disconnect());
    return redis;
  };
  const redis = connect();
  const raw = connect({ keyPrefix: '' });
  const names = async () => {
    const found = await raw.keys(`${prefix.replaceAll(/[*?[\]\\]/g, '\\$&')}*`);
    return found.map((name) => name.slice(prefix.length));
  };
  return {
    redis,
    store: createStore(redis),
    rebuilding: createRebuildingStore(redis),
    rebuilder: () => createRebuildingStore(redis),
    connect: () => connect(),
    close() {
      redis.disconnect();
      raw.disconnect();
    },
    names,
    async snapshot() {
      const booked = (await names()).filter(isBooked).sort();
      const entries = await Promise.all(
        booked.map(async (name) => [name, await contentOf(raw, prefix + name)] as const),
      );
      return Object.fromEntries(entries.filter(([, content]) => Object.keys(content).length > 0));
    },
  };
}

/** Logs, outbox and who people are: what boards are made of. */
function isBooked(name: string): boolean {
  return !/:t:|:(done|ended|gone|who|numbers|last-number|since)$|^servers$/.test(name);
}

async function contentOf(raw: Redis, name: string): Promise<Readonly<Record<string, unknown>>> {
  switch (await raw.type(name)) {
    case 'hash':
      // A version only says that something has changed.
      return sorted(
        Object.entries(await raw.hgetall(name))
          .filter(([field]) => !field.endsWith(':version'))
          .map(([field, value]) => [field, /^[{[]/.test(value) ? JSON.parse(value) : value] as const),
      );
    case 'zset': {
      const flat = await raw.zrange(name, 0, '-1', 'WITHSCORES');
      return sorted(flat.flatMap((member, at) => (at % 2 === 0 ? [[member, flat[at + 1]] as const] : [])));
    }
    case 'set':
      return sorted((await raw.smembers(name)).map((member) => [member, true] as const));
    default:
      return { value: await raw.get(name) };
  }
}

function sorted(entries: readonly (readonly [string, unknown])[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
