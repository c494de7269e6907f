import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REST } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../src/log.ts';

const botToken = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';
const interactionToken = `aW50ZXJhY3Rpb246MTIz${'Ab9-_'.repeat(30)}`;
const webhook = `/webhooks/123456789012345678/${interactionToken}/messages/%40original` as const;
const callback = `/interactions/123456789012345678/${interactionToken}/callback` as const;

/** Answers every request as told by its path, as Discord would when a token has run out or Discord is ill. */
const discord = createServer((request, response) => {
  const ill = request.url?.includes('/callback') ?? false;
  response.writeHead(ill ? 500 : 401, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message: 'Invalid Webhook Token', code: 50027 }));
});
let rest: REST;

beforeAll(async () => {
  discord.listen(0, '127.0.0.1');
  await once(discord, 'listening');
  const { port } = discord.address() as AddressInfo;
  rest = new REST({ api: `http://127.0.0.1:${port}/api`, retries: 0 }).setToken(botToken);
});

afterAll(() => discord.close());

/** Logs by `write` in one format; answers with what reached the output. */
function logged(format: 'json' | 'pretty', write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  const output = { write: (line: string) => lines.push(line) };
  write(createLog({ level: 'info', format, secrets: [botToken, ''], output }));
  return lines.join('');
}

describe.each(['json', 'pretty'] as const)('%s', (format) => {
  test('an expired interaction token in an error of discord.js is withheld, the rest is kept', async () => {
    const files = [{ name: 'table.png', data: Buffer.from('picture'), contentType: 'image/png' }];
    const error: unknown = await rest.patch(webhook, { auth: false, body: { content: 'EA' }, files }).catch((e) => e);
    expect(error).toMatchObject({ url: expect.stringContaining(interactionToken) }); // else the test shows nothing
    const text = logged(format, (log) => log.error({ err: error, interaction: '7' }, 'edit failed'));
    expect(text).not.toContain(interactionToken);
    expect(text).toContain('/webhooks/123456789012345678/[withheld]/messages/%40original');
    expect(text).toContain('50027');
    expect(text).not.toContain('table.png');
  });

  test('an error with a cause is withheld too', async () => {
    const cause: unknown = await rest.post(callback, { auth: false, body: {} }).catch((e) => e);
    expect(cause).toMatchObject({ url: expect.stringContaining(interactionToken) });
    const error = new Error(`answer failed at ${callback}`, { cause });
    const text = logged(format, (log) => log.error(error));
    expect(text).not.toContain(interactionToken);
    expect(text).toContain('answer failed');
  });

  test('the bot token, tokens by field and passwords in addresses are withheld', () => {
    const text = logged(format, (log) => {
      log.info({ token: 'short', access_token: 'secret1', nested: { Authorization: `Bot ${botToken}` } }, botToken);
      log.info({ text: JSON.stringify({ token: 'inner' }) }, 'redis://user:hunter2@127.0.0.1:6379 refused');
      log.info(`the interaction has the token ${interactionToken}.`);
    });
    for (const secret of ['short', 'secret1', 'inner', 'hunter2', botToken, interactionToken]) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('@127.0.0.1:6379 refused');
  });
});

test('a token that looks like nothing is withheld when it is named', () => {
  const lines: string[] = [];
  const output = { write: (line: string) => lines.push(line) };
  createLog({ level: 'info', format: 'json', secrets: ['sandbox'], output }).info('using sandbox');
  expect(lines.join('')).not.toContain('using sandbox');
});

test('JSON is one object a line; a terminal gets words', () => {
  expect(JSON.parse(logged('json', (log) => log.info({ table: 'A' }, 'opened')))).toMatchObject({
    level: 30,
    msg: 'opened',
    table: 'A',
  });
  expect(logged('pretty', (log) => log.info({ table: 'A' }, 'opened'))).toMatch(/INFO.*opened\n/);
});

test('below the level nothing is written', () => {
  expect(logged('json', (log) => log.debug('detail'))).toBe('');
});
