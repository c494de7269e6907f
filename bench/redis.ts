import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, connectRedis, startEmbedded } from '../src/persistence/index.ts';

export type Redis = Connection['redis'];

/** Runs a bench on a Redis as the bot starts it for itself, with a folder that goes afterwards. */
export async function withRedis(run: (redis: Redis) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'molotow-bench-'));
  const embedded = await startEmbedded(folder);
  if ('fault' in embedded) throw new Error(embedded.fault);
  const outage = (reason = 'back') => process.stderr.write(`Redis: ${reason}\n`);
  const connection = await connectRedis({ kind: 'single', url: embedded.path }, { lost: outage, back: outage });
  if ('fault' in connection) throw new Error(connection.fault);
  await run(connection.redis);
  await connection.close();
  await embedded.stop();
  await rm(folder, { recursive: true });
}
