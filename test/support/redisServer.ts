import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** A `redis-server` of its own: `path` is its unix socket. `kill()` is SIGKILL, as a crash would be; `stop()` also removes its folder. */
export interface RedisServer {
  readonly path: string;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a throw-away `redis-server` without a TCP port and without persistence; answers once it replies to PING. */
export async function startRedisServer(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'molotow-test-'));
  const path = join(folder, 'redis.sock');
  const settings = { port: '0', unixsocket: path, dir: folder, save: '', appendonly: 'no' };
  const child = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: 'ignore' },
  );
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  await Promise.race([untilAnswering(path), failed(child)]);

  const kill = async () => {
    process.off('exit', endWithUs);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  };
  const stop = async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  return { path, kill, stop };
}

async function untilAnswering(path: string): Promise<void> {
  const client = new Redis(path, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  client.on('error', () => {}); // it isn't there yet: that is what we are waiting for
  await client.ping();
  client.disconnect();
}

async function failed(child: ChildProcess): Promise<never> {
  const cause = await Promise.race([
    once(child, 'error').then(([error]) => error),
    once(child, 'exit').then(([code]) => code),
  ]);
  throw new Error('redis-server did not start; Debian has it in the package redis-server', { cause });
}
