import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startDiscord } from '../../src/sandbox/index.ts';
import { freePort } from '../persistence/ownRedis.ts';
import { startProcess } from './botProcess.ts';

async function discordHere() {
  const discord = await startDiscord({ rateLimits: false });
  onTestFinished(() => discord.close());
  return discord;
}

/** What a bot that cannot start says, and its exit code. */
async function refused(settings: Readonly<Record<string, string>>) {
  const bot = startProcess(settings);
  onTestFinished(bot.kill);
  const code = await bot.ended();
  return { code, said: bot.printed() };
}

it('Redis that cannot be reached: a sentence, exit 1', async () => {
  const discord = await discordHere();
  const port = await freePort();
  const { code, said } = await refused({
    DISCORD_TOKEN: discord.token,
    DISCORD_API: discord.api,
    REDIS_URL: `redis://:secret@127.0.0.1:${port}`,
  });
  expect(said).toBe(`Redis at 127.0.0.1:${port} cannot be used (ECONNREFUSED): start it, or set the right address.\n`);
  expect(code).toBe(1);
  expect(discord.requests()).toEqual([]);
});

it('a token that Discord refuses: a sentence, exit 1', async () => {
  const discord = await discordHere();
  const settings = { DISCORD_API: discord.api, REDIS_URL: inject('redisPath') };
  const { code, said } = await refused({ ...settings, DISCORD_TOKEN: 'aaaa.bbbb.cccc' });
  expect(said).toBe('Discord refuses DISCORD_TOKEN: copy the token anew from the Bot page of your application.\n');
  expect(code).toBe(1);
});

it('Discord that cannot be reached: a sentence, exit 1', async () => {
  const port = await freePort();
  const api = `http://127.0.0.1:${port}/api`;
  const { code, said } = await refused({
    DISCORD_API: api,
    DISCORD_TOKEN: 'aaaa.bbbb.cccc',
    REDIS_URL: inject('redisPath'),
  });
  expect(said).toBe(`${api} can't be reached (ECONNREFUSED): check the network, or DISCORD_API.\n`);
  expect(code).toBe(1);
});

it('SIGTERM lets the bot finish and ends it without a fault; its own Redis goes with it', async () => {
  const discord = await discordHere();
  const folder = await mkdtemp(join(tmpdir(), 'molotow-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const bot = startProcess({ DISCORD_TOKEN: discord.token, DISCORD_API: discord.api, DATA_DIR: folder });
  onTestFinished(bot.kill);
  await bot.ready();
  bot.stop();
  expect(await bot.ended()).toBe(0);
  expect(bot.printed()).not.toMatch(/"level":(4|5|6)0/);
  expect(bot.printed()).not.toContain(discord.token);
});
