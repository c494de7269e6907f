import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';

/** A `redis-server` of one test, to be killed, started again with its data, or stopped in its tracks. It is gone after the test. */
export interface OwnRedis {
  readonly path: string;
  readonly port: number;
  kill(): Promise<void>;
  /** Starts it again on the same data; answers once it replies. */
  start(): Promise<void>;
  /** SIGSTOP: it keeps its connections and answers nothing. */
  freeze(): void;
  thaw(): void;
}

/** Settings of a server that forgets nothing it has answered, even by SIGKILL. By default (`everysec`) it may answer before it writes, for up to 2 s. */
export const durable = { appendonly: 'yes', appendfsync: 'always' } as const;

/** Starts a server with these settings besides its own; `mode` is an argument such as `--sentinel`. Inside a test only. */
export async function ownRedis(settings: Readonly<Record<string, string>> = {}, ...mode: string[]): Promise<OwnRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'molotow-own-'));
  const path = join(folder, 'redis.sock');
  const port = await freePort();
  const file = join(folder, 'redis.conf');
  const all = { port, bind: '127.0.0.1', unixsocket: path, dir: folder, save: '""', ...settings };
  const lines = Object.entries(all).map(([name, value]) => `${name} ${value}`);
  await writeFile(file, lines.join('\n'));
  const launch = () => spawn('redis-server', [file, ...mode], { stdio: 'ignore' });
  let child = launch();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  onTestFinished(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  });
  await untilAnswering(path);
  return {
    path,
    port,
    kill,
    start: async () => {
      child = launch();
      await untilAnswering(path);
    },
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
  };
}

async function untilAnswering(path: string): Promise<void> {
  const client = new Redis(path, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  client.on('error', () => {}); // it isn't there yet: that is what we are waiting for
  await client.ping().catch(() => {}); // "no password" is an answer too
  client.disconnect();
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const closed = once(server, 'close');
  server.close();
  await closed;
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return address.port;
}
