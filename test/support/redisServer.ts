import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/**
 * Starts a throw-away `redis-server` without a TCP port and without persistence.
 * @returns its unix socket, once it answers, and how to end it
 */
export async function startRedisServer(): Promise<{ readonly path: string; readonly stop: () => void }> {
  const folder = await mkdtemp(join(tmpdir(), 'molotow-test-'));
  const path = join(folder, 'redis.sock');
  const settings = { port: '0', unixsocket: path, dir: folder, save: '', appendonly: 'no' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const stop = () => {
    process.off('exit', stop);
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  await Promise.race([untilAnswering(path), failed(child)]);
  return { path, stop };
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
