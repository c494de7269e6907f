import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { isReadable, placeOf, type RedisAddress } from './address.ts';
import type { Client } from './client.ts';

/** A connection that has stood once; from then on it comes back by itself after every outage. */
export interface Connection {
  readonly redis: Client;
  /** Ends it after the answers that are still coming. */
  close(): Promise<void>;
}

interface ConnectionSettings extends OutageReport {
  /** Stands before every key: keeps tests, or several bots on one Redis, apart. */
  readonly keyPrefix?: string;
}

interface OutageReport {
  /** Called once an outage, with a reason to log; never with a secret in it. */
  lost(reason: string): void;
  /** Called once the outage is over. */
  back(): void;
}

const answerTime = 1000; // ms; whoever clicked hears "not saved" within about a second
const silence = 3000; // ms without an answer, then the connection counts as dead: a machine that vanished doesn't close it
const pause = (attempt: number) => Math.min(50 * attempt, 1000); // ms

/**
 * Connects to Redis. While it can't be reached, every command rejects within about a second; nothing waits in a queue, to be booked after the person
 * was told that it wasn't.
 * @returns a fault, a sentence for whoever starts the bot, when there is no Redis at the address
 */
export async function connectRedis(
  address: RedisAddress,
  { keyPrefix = '', ...report }: ConnectionSettings,
): Promise<Connection | { readonly fault: string }> {
  if (!isReadable(address)) {
    return { fault: 'REDIS_URL cannot be read: write special characters of the password as %23 for #, %2F for /.' };
  }
  let started = false; // a failure before that is final: whoever starts the bot is there to be told
  const redis = createClient(address, keyPrefix, (attempt) => (started ? pause(attempt) : null));
  const errors: string[] = [];
  const remember = (error: unknown) => errors.push(reasonOf(error));
  redis.on('error', remember);
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    const reason = errors.at(-1) ?? reasonOf(error);
    return { fault: `Redis at ${placeOf(address)} cannot be used (${reason}): start it, or set the right address.` };
  }
  started = true;
  redis.off('error', remember);
  const stopReporting = reportOutages(redis, report);
  const close = async () => {
    stopReporting();
    await redis.quit().catch(() => redis.disconnect());
  };
  return { redis, close };
}

/** Watches a connection that stands. Every attempt to connect again fails with an error and a `close`; only the first one is told. */
function reportOutages(redis: Client, { lost, back }: OutageReport): () => void {
  let reason = 'the connection was closed';
  let down = false;
  const onError = (error: unknown) => {
    reason = reasonOf(error);
  };
  const onClose = () => {
    if (!down) lost(reason);
    down = true;
  };
  const onReady = () => {
    if (down) back();
    down = false;
    reason = 'the connection was closed';
  };
  redis.on('error', onError).on('close', onClose).on('ready', onReady);
  return () => redis.off('close', onClose).off('ready', onReady);
}

type Retry = (attempt: number) => number | null;

function createClient(address: RedisAddress, keyPrefix: string, retry: Retry): Client {
  const connection = {
    connectionName: 'molotow',
    connectTimeout: silence,
    commandTimeout: answerTime,
    socketTimeout: silence,
    maxRetriesPerRequest: 0, // a commit that was under way is told as failed, not sent again
    reconnectOnError: ({ message }) => message.startsWith('READONLY'), // it was the master before a failover
  } satisfies RedisOptions;
  const common = { keyPrefix, lazyConnect: true, enableOfflineQueue: false };
  switch (address.kind) {
    case 'single':
      return new Redis(address.url, { ...common, ...connection, retryStrategy: retry });
    case 'sentinels':
      return new Redis({
        ...common,
        ...connection,
        sentinels: [...address.sentinels],
        name: address.master,
        failoverDetector: true,
        retryStrategy: retry,
        sentinelRetryStrategy: retry,
      });
    case 'cluster':
      return new Cluster([...address.nodes], {
        ...common,
        redisOptions: connection,
        maxRedirections: 6, // 100 ms apart
        clusterRetryStrategy: retry,
      });
  }
}

/** Only code or message: errors of ioredis carry the command, and so the password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('lastNodeError' in error) return reasonOf(error.lastNodeError); // a cluster says which node said what
  return 'code' in error ? String(error.code) : error.message.replace(/\.$/, '');
}
