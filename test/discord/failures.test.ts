import { REST, Routes } from 'discord.js';
import { afterAll, expect, test } from 'vitest';
import { DoorShut, failureOf } from '../../src/discord/failures.ts';
import { startDiscord } from '../../src/sandbox/index.ts';
import { freePort } from '../persistence/ownRedis.ts';

const discord = await startDiscord({ rateLimits: false });
afterAll(() => discord.close());
const rest = new REST({ api: discord.api, retries: 0 }).setToken(discord.token);
const body = { content: 'x' };

/** What became of a request that Discord refuses. */
async function refused(ask: Promise<unknown>): Promise<string> {
  return ask.then(() => 'nothing', failureOf);
}

const send = (channel: string) => rest.post(Routes.channelMessages(channel), { body });
const NOWHERE = '100000000000000000';

test('a channel that is not there, or not any more', async () => {
  const channel = discord.channel();
  discord.deleteChannel(channel);
  expect([await refused(send(NOWHERE)), await refused(send(channel.id))]).toEqual(['channel-gone', 'channel-gone']);
});

test('a message that is not there any more', async () => {
  const channel = discord.channel();
  expect(await refused(rest.patch(Routes.channelMessage(channel.id, NOWHERE), { body }))).toBe('message-gone');
});

test.each(['ViewChannel', 'SendMessages'] as const)('without %s', async (permission) => {
  const channel = discord.channel();
  discord.deny(channel, [permission]);
  expect(await refused(send(channel.id))).toBe('forbidden');
});

test('an archived thread', async () => {
  const thread = discord.channel('jass', { kind: 'thread', parent: discord.channel() });
  discord.archive(thread, 'locked');
  expect(await refused(send(thread.id))).toBe('archived');
});

test('a token of an interaction that is over, or never was', async () => {
  const edit = rest.patch(Routes.webhookMessage(discord.applicationId, 'gone'), { auth: false, body });
  expect(await refused(edit)).toBe('token-gone');
  const answer = rest.post(Routes.interactionCallback(NOWHERE, 'gone'), { auth: false, body: { type: 6 } });
  expect(await refused(answer)).toBe('too-late');
});

test('a wrong request, and no Discord at all, are faults', async () => {
  const channel = discord.channel();
  expect(await refused(rest.post(Routes.channelMessages(channel.id), { body: {} }))).toBe('fault');
  const nobody = new REST({ api: `http://127.0.0.1:${await freePort()}/api`, retries: 0 }).setToken('x');
  expect(await refused(nobody.get(Routes.user()))).toBe('fault');
});

test('a door that is known to be shut', () => {
  expect(failureOf(new DoorShut('1'))).toBe('forbidden');
});
