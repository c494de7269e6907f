import type { Config } from './config.ts';
import { type Connection, connectRedis, startEmbedded } from './persistence/index.ts';

/** Something that must be ended in reverse order of its start. */
export type End = () => Promise<void>;

/** A sentence for whoever started this; everything that was started is ended again. */
export class Refused extends Error {}

/** What is told of outages. */
export interface OutageLog {
  error(about: object, message: string): void;
  info(message: string): void;
}

async function address({ redis, dataDir }: Config, ends: End[]) {
  if (redis.kind !== 'embedded') return redis;
  const embedded = await startEmbedded(dataDir);
  if ('fault' in embedded) throw new Refused(embedded.fault);
  ends.push(embedded.stop);
  return { kind: 'single', url: embedded.path } as const;
}

/** Connects to the Redis of the settings, and runs the bot's own if they name none. Throws Refused. */
export async function openRedis(config: Config, log: OutageLog, ends: End[]): Promise<Connection['redis']> {
  const connection = await connectRedis(await address(config, ends), {
    lost: (reason) => log.error({ reason }, 'Redis is gone: nothing is saved until it is back'),
    back: () => log.info('Redis is back'),
  });
  if ('fault' in connection) throw new Refused(connection.fault);
  ends.push(connection.close);
  return connection.redis;
}
