import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

interface CutProxy {
  readonly path: string;
  /** The next answer of the server is lost, and the connection with it. */
  cutNextAnswer(): void;
}

/** Stands between a client and the unix socket of a Redis. Inside a test only. */
export async function cutProxy(target: string): Promise<CutProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'molotow-cut-'));
  const path = join(folder, 'proxy.sock');
  let cuts = 0;
  const server = createServer((client) => {
    const redis = createConnection(target);
    const end = () => {
      client.destroy();
      redis.destroy();
    };
    client.on('data', (asked) => redis.write(asked));
    redis.on('data', (answer) => {
      if (cuts === 0) {
        client.write(answer);
        return;
      }
      cuts -= 1;
      end();
    });
    for (const socket of [client, redis]) socket.on('close', end).on('error', end);
  }).listen(path);
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    path,
    cutNextAnswer: () => {
      cuts += 1;
    },
  };
}
