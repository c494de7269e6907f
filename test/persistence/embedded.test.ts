import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEmbedded } from '../../src/persistence/embedded.ts';

type Embedded = Extract<Awaited<ReturnType<typeof startEmbedded>>, { path: string }>;

let folder: string;
const bots: ChildProcess[] = [];
const servers: Embedded[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'molotow-embedded-'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) await server.stop();
  for (const bot of bots.splice(0)) await killed(bot);
  const left = await startEmbedded(folder); // the server of a killed bot
  if ('path' in left) await left.stop();
  await expect.poll(() => serversIn(folder)).toBe(0);
  await rm(folder, { recursive: true });
});

async function started(dataDir = folder): Promise<Embedded> {
  const redis = await startEmbedded(dataDir);
  if ('fault' in redis) throw new Error(redis.fault);
  servers.push(redis);
  return redis;
}

/** A bot in a process and a process group of its own. */
function startBot(): ChildProcess {
  const bot = spawn(process.execPath, ['--import', 'tsx', 'test/support/embeddedBot.ts', folder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  bots.push(bot);
  return bot;
}

async function said(bot: ChildProcess): Promise<{ path?: string; started?: boolean; fault?: string }> {
  if (!bot.stdout) throw new Error('a bot without output');
  const [line] = await once(createInterface({ input: bot.stdout }), 'line');
  return JSON.parse(line);
}

async function killed(bot: ChildProcess): Promise<void> {
  if (bot.exitCode !== null || bot.signalCode !== null) return;
  bot.kill('SIGKILL');
  await once(bot, 'exit');
}

/** One question to the server on a socket. */
async function ask<T>(path: string, question: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(path);
  try {
    return await question(redis);
  } finally {
    redis.disconnect();
  }
}

async function serverPid(path: string): Promise<number> {
  const info = await ask(path, (redis) => redis.info('server'));
  return Number(/process_id:(\d+)/.exec(info)?.[1]);
}

/** How many processes work in the folder, as its redis-server does. */
async function serversIn(dataDir: string): Promise<number> {
  const dir = await realpath(dataDir);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return folders.filter((cwd) => cwd.startsWith(`${dir}/`)).length;
}

test('what is saved is there after an end and a new start', async () => {
  const first = await started();
  await ask(first.path, (redis) => redis.set('a', '1'));
  await first.stop();
  expect(existsSync(first.path)).toBe(false);
  const second = await started();
  expect(second.started).toBe(true);
  expect(await ask(second.path, (redis) => redis.get('a'))).toBe('1');
  await second.stop();
  await second.stop();
});

test('only this user reaches it, and nobody by TCP', async () => {
  const { path } = await started();
  expect((await stat(path)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'redis'))).mode & 0o777).toBe(0o700);
  expect(await ask(path, (redis) => redis.config('GET', 'port'))).toEqual(['port', '0']);
  expect(await ask(path, (redis) => redis.config('GET', 'appendonly'))).toEqual(['appendonly', 'yes']);
});

test('a long folder has a short socket, and two names of one folder have one server', async () => {
  const long = join(folder, 'x'.repeat(120), 'y'.repeat(120));
  await mkdir(long, { recursive: true });
  await symlink(long, join(folder, 'short'));
  const redis = await started(long);
  expect(Buffer.byteLength(redis.path)).toBeLessThanOrEqual(107);
  expect(await startEmbedded(join(folder, 'short'))).toEqual({
    fault: expect.stringContaining('Another bot is running'),
  });
  await redis.stop();
});

test('a second bot on the folder is told so, and the first goes on', async () => {
  const first = await started();
  expect(await said(startBot())).toEqual({
    fault: `Another bot is running on ${await realpath(folder)}/redis: end it first, or set DATA_DIR to another folder.`,
  });
  expect(await ask(first.path, (redis) => redis.ping())).toBe('PONG');
});

test('the server of a killed bot is adopted with all its data, and ends with the bot that adopted it', async () => {
  const bot = startBot();
  const { path = '' } = await said(bot);
  await ask(path, (redis) => redis.set('a', '1'));
  const pid = await serverPid(path);
  await killed(bot);
  const redis = await started();
  expect(redis).toMatchObject({ path, started: false });
  expect(await serverPid(path)).toBe(pid);
  expect(await ask(path, (client) => client.get('a'))).toBe('1');
  await redis.stop();
  await expect.poll(() => serversIn(folder)).toBe(0);
});

test('a Ctrl-C, which goes to the whole process group, does not end the server', async () => {
  const bot = startBot();
  const { path = '' } = await said(bot);
  const pid = await serverPid(path);
  process.kill(-(bot.pid ?? 0), 'SIGINT');
  await once(bot, 'exit');
  expect(await serverPid(path)).toBe(pid);
});

test('bot and server killed: the socket left behind is no hindrance, what was saved is there', async () => {
  const bot = startBot();
  const { path = '' } = await said(bot);
  await ask(path, (redis) => redis.set('a', '1'));
  const pid = await serverPid(path);
  await killed(bot);
  process.kill(pid, 'SIGKILL');
  expect(existsSync(path)).toBe(true);
  const redis = await started();
  expect(redis.started).toBe(true);
  expect(await ask(path, (client) => client.get('a'))).toBe('1');
});

test('a server that dies under its bot is started again and still ends with it', async () => {
  const redis = await started();
  const client = new Redis(redis.path, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  client.on('error', () => {}); // the outage is the point
  await client.set('a', '1');
  process.kill(await serverPid(redis.path), 'SIGKILL');
  await once(client, 'close');
  expect(await client.get('a')).toBe('1');
  client.disconnect();
  await redis.stop();
  await expect.poll(() => serversIn(folder)).toBe(0);
});

test('of four bots that start at once one gets the folder, and there is one server', async () => {
  const answers = await Promise.all([startBot(), startBot(), startBot(), startBot()].map(said));
  const winners = answers.filter(({ path }) => path);
  expect(winners).toHaveLength(1);
  for (const { fault } of answers.filter(({ path }) => !path)) expect(fault).toContain('Another bot is running');
  const clients = await ask(winners[0]?.path ?? '', (redis) => redis.client('LIST'));
  expect(String(clients).match(/name=molotow-bot /g)).toHaveLength(1);
  expect(await serversIn(folder)).toBe(1);
});

test('a bot killed in the middle of its start leaves nothing that stops the next one', async () => {
  const bot = startBot();
  await vi.waitUntil(() => existsSync(join(folder, 'redis', 'lock')), { interval: 1, timeout: 10_000 });
  await killed(bot);
  const redis = await started();
  expect(await ask(redis.path, (client) => client.ping())).toBe('PONG');
});

test.each(['', '/redis'])('a file where the folder%s should be', async (inside) => {
  const file = `${folder}/data`;
  if (inside) await mkdir(file);
  await writeFile(`${file}${inside}`, '');
  expect(await startEmbedded(file)).toEqual({
    fault: expect.stringMatching(/^The data folder .* is not writable \((ENOTDIR|EEXIST)\)/),
  });
});

test.each(['nothing', 'flock alone'])('redis-server is missing: %s on the PATH', async (there) => {
  const programs = join(folder, 'bin');
  await mkdir(programs);
  if (there === 'flock alone') await symlink('/usr/bin/flock', join(programs, 'flock'));
  vi.stubEnv('PATH', programs);
  expect(await startEmbedded(folder)).toEqual({ fault: expect.stringContaining('redis-server or flock is missing') });
});

test('an append-only file that is no such thing: the reason of Redis is passed on, the file is kept', async () => {
  await (await started()).stop();
  const manifest = join(folder, 'redis', 'appendonlydir', 'appendonly.aof.manifest');
  const sound = await readFile(manifest, 'utf8');
  await writeFile(manifest, 'nonsense\n');
  expect(await startEmbedded(folder)).toEqual({
    fault: expect.stringMatching(/^The bot's Redis did not start; .*redis\.log ends with: .+/),
  });
  expect(await readFile(manifest, 'utf8')).toBe('nonsense\n');
  await writeFile(manifest, sound);
  expect(await started()).toMatchObject({ started: true });
});
