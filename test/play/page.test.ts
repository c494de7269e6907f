import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openBrowser } from '../sandbox/browser.ts';
import { openSandbox, type TestSandbox } from '../sandbox/openSandbox.ts';

const browser = await openBrowser();
const OFFER = { command: 'molotow open', values: { computers: 3 }, press: ['1:start:', '1:hand:'] };

/** The bot as a program of its own, so that it can be killed. */
async function startBot(sandbox: TestSandbox): Promise<ChildProcess> {
  const { PATH } = process.env;
  const settings = { DISCORD_API: sandbox.api, DISCORD_TOKEN: sandbox.token, REDIS_URL: inject('redisPath') };
  const bot = spawn(process.execPath, ['--import', 'tsx', 'src/index.ts'], {
    env: { PATH, ...settings, LOG_LEVEL: 'info', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [bot.stdout, bot.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const isReady = () => printed.includes('ready: people can play');
  await vi.waitUntil(() => isReady() || bot.exitCode !== null, { timeout: 20_000 });
  if (isReady()) return bot;
  bot.kill('SIGKILL');
  throw new Error(`The bot did not start:\n${printed}`);
}

async function kill(bot: ChildProcess): Promise<void> {
  bot.kill('SIGKILL');
  await once(bot, 'exit');
}

describe('Molotow in the page', () => {
  let sandbox: TestSandbox;
  let bot: ChildProcess;
  beforeAll(async () => {
    sandbox = await openSandbox({ offer: OFFER });
    bot = await startBot(sandbox);
  });
  afterEach(() => {
    expect(sandbox.violations).toEqual([]);
    expect(sandbox.troubles).toEqual([]);
  });
  afterAll(async () => {
    await kill(bot);
    await sandbox.remove();
  });

  const hand = (page: Page) => page.locator('.message.is-ephemeral').last();
  const cards = (page: Page) => hand(page).locator('[data-id^="1:play:"]:enabled, [data-id^="1:keep:"]:enabled');
  const button = (page: Page, verb: string) => page.locator(`[data-id^="1:${verb}:"]`).last();

  /** Plays the first card that may be played, as soon as it is this person's turn. */
  async function play(page: Page): Promise<void> {
    const card: Locator = cards(page).first();
    const id = await card.getAttribute('data-id');
    await card.click();
    await page.locator(`[data-id="${id}"]`).waitFor({ state: 'detached' });
  }

  it('is played by a newcomer who presses one button, and then cards', async () => {
    const page = await browser.open(sandbox.url);
    await page.getByRole('button', { name: 'Play a game now' }).click();
    for (let played = 0; played < 2; played++) await play(page);
    expect(await page.locator('.offer').count()).toBe(0);
  });

  it('is played by two people in two tabs, each with their own hand; a killed bot comes back to living buttons', async () => {
    const [anna, beat] = [
      await browser.open(sandbox.url, { person: 'Anna' }),
      await browser.open(sandbox.url, { person: 'Beat' }),
    ];
    for (const page of [anna, beat]) await page.locator('.channel', { hasText: 'stammtisch' }).click();
    for (const typed of ['/molotow open', 'computers', '2']) {
      await anna.locator('.box-text').fill(typed);
      await anna.locator('.box-text').press('Enter');
    }
    await button(beat, 'join').click();
    await beat.locator('.content', { hasText: /Beat/ }).waitFor();
    await button(anna, 'start').click();
    for (const page of [anna, beat]) {
      await button(page, 'hand').click();
      await hand(page).locator('[data-id^="1:"]').first().waitFor();
    }
    const idsOf = (page: Page) =>
      page.locator('.is-ephemeral [data-id]').evaluateAll((all) => all.map((one) => one.getAttribute('data-id') ?? ''));
    // A toggle for Weise, where both hold some, names the table alone: only cards are anybody's own.
    const cardsOf = (ids: readonly string[]) =>
      ids.filter((id) => /:[RESL][6-9TUOKA]$/.test(id)).map((id) => id.slice(-2));
    const [annas, beats] = [cardsOf(await idsOf(anna)), cardsOf(await idsOf(beat))];
    expect([annas.length, beats.length]).toEqual([9, 9]);
    expect(annas.filter((id) => beats.includes(id))).toEqual([]);

    await kill(bot);
    await anna.getByText('Molotow is offline').waitFor();
    bot = await startBot(sandbox);
    await anna.getByText('Molotow is offline').waitFor({ state: 'detached' });
    await Promise.race([play(anna), play(beat)]);
    await button(beat, 'hand').click();
    await hand(beat).locator('[data-id^="1:"]').first().waitFor();
    for (const page of [anna, beat]) expect(await page.getByText('This interaction failed').count()).toBe(0);
  });
});
