import { z } from 'zod';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Everything the environment says, checked. Made once, before anything starts. */
export interface Config {
  readonly discord: {
    readonly token: string;
    /** Base address of Discord's REST interface, without a version; undefined: the real one. */
    readonly api: string | undefined;
    /** Commands are registered on this one server, for development; undefined: everywhere. */
    readonly guildId: string | undefined;
    /** Which shards this process runs: as many as Discord recommends, or these of `count`. */
    readonly shards: 'auto' | { readonly ids: readonly number[]; readonly count: number };
  };
  readonly redis: RedisAddress;
  /** Folder of the embedded Redis and of whatever else stays on this machine. */
  readonly dataDir: string;
  readonly log: { readonly level: (typeof logLevels)[number]; readonly format: 'json' | 'pretty' };
}

/** `embedded`: nobody named a Redis, so the bot runs one of its own in `dataDir`. */
type RedisAddress =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'single'; readonly url: string }
  | { readonly kind: 'sentinels'; readonly sentinels: readonly HostAndPort[]; readonly master: string }
  | { readonly kind: 'cluster'; readonly nodes: readonly HostAndPort[] };

interface HostAndPort {
  readonly host: string;
  readonly port: number;
}

const badPort = 'PORT must be a port number from 1 to 65535, or unset for the next free one.';
const badCount = 'SHARD_COUNT must be the number of all shards together, from 1 to 10000.';

/** The settings by name; `.env.example` explains them to hosts. */
export const environment = z.object({
  DISCORD_TOKEN: z
    .string('DISCORD_TOKEN is not set: give the token of your Discord bot, or play without one by npm start.')
    .regex(/^\S+$/, 'DISCORD_TOKEN contains a space: give the token alone, without the word Bot before it.'),
  DISCORD_API: z
    .url({ protocol: /^https?$/, error: 'DISCORD_API must be an address such as http://127.0.0.1:3000/api.' })
    .optional(),
  GUILD_ID: z
    .string()
    .regex(/^\d{17,20}$/, 'GUILD_ID must be the id of a server, 17 to 20 digits.')
    .optional(),
  SHARDS: z
    .string()
    .regex(/^(auto|\d+(-\d+)?(,\d+(-\d+)?)*)$/, 'SHARDS must be auto, or shard numbers such as 0,1 or 0-3.')
    .default('auto'),
  SHARD_COUNT: z
    .string()
    .regex(/^\d+$/, badCount)
    .transform(Number)
    .pipe(z.int(badCount).min(1, badCount).max(10_000, badCount))
    .optional(),
  REDIS_URL: z
    .string()
    .regex(/^(rediss?:\/\/[^\s/]\S*|\/\S+)$/, 'REDIS_URL must be an address such as redis://127.0.0.1:6379.')
    .optional(),
  REDIS_SENTINELS: hosts(26379, 'REDIS_SENTINELS must be addresses such as one:26379,two:26379.').optional(),
  REDIS_MASTER: z.string().optional(),
  REDIS_CLUSTER: hosts(6379, 'REDIS_CLUSTER must be addresses such as one:6379,two:6379.').optional(),
  DATA_DIR: z.string().default('data'),
  PORT: z
    .string()
    .regex(/^\d+$/, badPort)
    .transform(Number)
    .pipe(z.int(badPort).min(1, badPort).max(65535, badPort))
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`).default('info'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'NODE_ENV must be production, development or test.')
    .default('development'),
});

type Settings = z.output<typeof environment>;

/**
 * Reads the settings from the environment; an empty value counts as not set.
 * @returns the configuration, or every fault at once, each a sentence that says what to do
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
): Config | { readonly faults: readonly string[] } {
  const given = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]));
  const settings = environment.safeParse(given);
  const faults = [...(settings.error?.issues.map(({ message }) => message) ?? []), ...contradictions(given)];
  if (!settings.success) return { faults: [...new Set(faults)] };
  const shards = shardsOf(settings.data);
  if (shards === 'out of range') faults.push('SHARDS names a shard that SHARD_COUNT has not: numbers start at 0.');
  if (shards === 'out of range' || faults.length > 0) return { faults };
  return {
    discord: {
      token: settings.data.DISCORD_TOKEN,
      api: settings.data.DISCORD_API,
      guildId: settings.data.GUILD_ID,
      shards,
    },
    redis: redisOf(settings.data),
    dataDir: settings.data.DATA_DIR,
    log: { level: settings.data.LOG_LEVEL, format: settings.data.NODE_ENV === 'production' ? 'json' : 'pretty' },
  };
}

/** Settings that are right each, but not together. */
function contradictions(given: Readonly<Record<string, string | undefined>>): readonly string[] {
  const faults: string[] = [];
  const redis = ['REDIS_URL', 'REDIS_SENTINELS', 'REDIS_CLUSTER'].filter((name) => given[name]);
  if (redis.length > 1) faults.push(`${redis.join(' and ')} are set: keep the one that names your Redis.`);
  if (given.REDIS_SENTINELS && !given.REDIS_MASTER) {
    faults.push('REDIS_MASTER is not set: give the name of the master that REDIS_SENTINELS watch.');
  }
  if (given.REDIS_MASTER && !given.REDIS_SENTINELS) {
    faults.push('REDIS_SENTINELS is not set: give the addresses of the sentinels, or remove REDIS_MASTER.');
  }
  if (given.SHARDS && given.SHARDS !== 'auto' && !given.SHARD_COUNT) {
    faults.push('SHARD_COUNT is not set: give the number of all shards together, or remove SHARDS.');
  }
  if (given.SHARD_COUNT && (given.SHARDS ?? 'auto') === 'auto') {
    faults.push('SHARDS is not set: give the shards that this process runs, or remove SHARD_COUNT.');
  }
  return faults;
}

function shardsOf({ SHARDS, SHARD_COUNT }: Settings): Config['discord']['shards'] | 'out of range' {
  if (SHARDS === 'auto' || SHARD_COUNT === undefined) return 'auto';
  const ranges = SHARDS.split(',').map((range) => range.split('-').map(Number));
  const inRange = ranges.every(([first = 0, last = first]) => first <= last && last < SHARD_COUNT);
  if (!inRange) return 'out of range';
  const ids = ranges.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  );
  return { ids: [...new Set(ids)], count: SHARD_COUNT };
}

function redisOf({ REDIS_URL, REDIS_SENTINELS, REDIS_MASTER, REDIS_CLUSTER }: Settings): RedisAddress {
  if (REDIS_URL) return { kind: 'single', url: REDIS_URL };
  if (REDIS_SENTINELS && REDIS_MASTER) return { kind: 'sentinels', sentinels: REDIS_SENTINELS, master: REDIS_MASTER };
  if (REDIS_CLUSTER) return { kind: 'cluster', nodes: REDIS_CLUSTER };
  return { kind: 'embedded' };
}

/** `host`, `host:port` or `[IPv6]:port`, several by commas. */
function hosts(defaultPort: number, fault: string) {
  const address = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i;
  return z.string().transform((list, context): readonly HostAndPort[] => {
    const found = list.split(',').map((part) => address.exec(part.trim()));
    if (found.some((match) => !match || Number(match[3] ?? defaultPort) > 65535)) context.addIssue(fault);
    return found.map((match) => ({ host: match?.[1] ?? match?.[2] ?? '', port: Number(match?.[3] ?? defaultPort) }));
  });
}
