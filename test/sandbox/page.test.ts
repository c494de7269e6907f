import type { Client } from 'discord.js';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { login } from './bot.ts';
import { openBrowser, PHONE } from './browser.ts';
import { openSandbox, type TestSandbox, temporaryFile } from './openSandbox.ts';
import { COMMANDS, EVIL, gate, showcase } from './showcase.ts';

const browser = await openBrowser();

describe('the page', () => {
  const slow = gate();
  const faults: unknown[] = [];
  let sandbox: TestSandbox;
  let client: Client<true>;
  beforeAll(async () => {
    sandbox = await openSandbox();
    client = await login(sandbox, showcase(slow), faults);
    await client.application.commands.set(COMMANDS);
  });
  afterEach(() => {
    expect(sandbox.violations).toEqual([]);
    expect(sandbox.troubles).toEqual([]);
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    await client.destroy();
    await sandbox.remove();
  });

  const box = (page: Page) => page.locator('.box-text');
  const last = (page: Page) => page.locator('.message').last();

  /** Runs `/show what:` as far as its answer is there. */
  async function show(page: Page, what: string): Promise<void> {
    await box(page).fill('/show');
    await box(page).press('Enter');
    await page.getByRole('option', { name: `All of ${what}` }).click();
    await box(page).press('Enter');
    await page.locator('.message .components').last().waitFor();
  }

  it('offers slash commands to the keyboard, with options, autocomplete and what is wrong', async () => {
    const page = await browser.open(sandbox.url, { person: 'Keys' });
    await box(page).fill('/sho');
    await page.getByRole('option', { name: '/show Show something' }).waitFor();
    await box(page).press('Enter');
    expect(await page.locator('.suggestions').textContent()).toContain('What to show');
    await box(page).pressSequentially('ev');
    await expect.poll(() => page.locator('.suggestions li').count()).toBe(2);
    await box(page).press('ArrowDown');
    await box(page).press('Enter');
    expect(await page.locator('.chip').allInnerTexts()).toEqual(['what All of evil']);
    await box(page).press('Tab');
    await box(page).fill('7');
    await box(page).press('Enter');
    expect(await page.locator('.composer-fault').textContent()).toBe('Give a number 1–3.');
    await box(page).fill('2');
    await box(page).press('Enter');
    await page.locator('.message .components').waitFor();
    expect(await page.locator('.reply-line').textContent()).toMatch(/Keys\s+used\s+\/show/);
    await box(page).fill('/show');
    await box(page).press('Enter');
    await box(page).press('Backspace');
    await box(page).press('Backspace');
    expect(await page.locator('.chip-command').count()).toBe(0);
  });

  it('draws all that a message is made of', async () => {
    const page = await browser.open(sandbox.url);
    await show(page, 'everything');
    const container = last(page).locator('.container');
    for (const tag of ['h3', 'strong', 'em', 'u', 's', 'code', 'small', 'ol > li', 'blockquote', 'pre']) {
      expect(await container.locator(tag).count(), tag).toBeGreaterThan(0);
    }
    expect(await container.getAttribute('style')).toContain('#ff8800');
    expect(await container.locator('time').textContent()).toMatch(/^in (1 minute|\d+ seconds)$/);
    expect(await container.locator('a').getAttribute('href')).toBe('https://example.org');
    expect(await container.locator('.row').first().locator('button').count()).toBe(5);
    expect(await container.locator('[data-id=off]').isDisabled()).toBe(true);
    const picture = container.getByAltText('Two by three');
    expect(await picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBe(2);
    await picture.click();
    expect(await page.getByRole('dialog').locator('figcaption').textContent()).toBe('Two by three');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const spoiler = container.locator('.spoiler');
    await spoiler.click();
    expect(await spoiler.textContent()).toBe('secret');
  });

  it('chooses from lists, one and several, and people', async () => {
    const page = await browser.open(sandbox.url, { person: 'Lists' });
    await show(page, 'everything');
    await page.locator('[data-id=suit]').last().click();
    await page.getByRole('option', { name: 'Eicheln' }).click();
    await page.getByText('chose eicheln').waitFor();
    await page.locator('[data-id=suits]').last().click();
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter', 'Escape']) await page.keyboard.press(key);
    await page.getByText('chose rosen and schellen').waitFor();
    await page.locator('[data-id=guest]').last().click();
    await page.getByRole('option', { name: 'Beat' }).click();
    await page.getByText(/^chose \d+$/).waitFor();
  });

  it('fills in a form', async () => {
    const page = await browser.open(sandbox.url, { person: 'Forms' });
    await show(page, 'everything');
    await page.getByRole('button', { name: 'Form', exact: true }).last().click();
    const form = page.getByRole('dialog', { name: 'House rules' });
    expect(await form.getByLabel('Name').inputValue()).toBe('Stube');
    await form.getByLabel('Remarks').fill('none');
    await form.locator('[data-id=trump]').click();
    await page.getByRole('option', { name: 'Rosen' }).click();
    await form.getByRole('radio', { name: 'Eicheln' }).check();
    await form.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Stube|none|rosen').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('shows an ephemeral message to its person until it is dismissed, and thinking until there is more', async () => {
    const [anna, beat] = [await browser.open(sandbox.url), await browser.open(sandbox.url, { person: 'Beat' })];
    await show(anna, 'everything');
    await beat.locator('[data-id=hand]').last().click();
    await beat.getByText('Beat pressed hand').waitFor();
    await beat.locator('[data-id=slow]').last().click();
    await beat.getByText('is thinking…').waitFor();
    slow.open();
    await beat.getByText('at last').waitFor();
    expect(await beat.getByText('is thinking…').count()).toBe(0);
    await beat.getByText('Dismiss message').last().click();
    await beat.getByText('at last').waitFor({ state: 'detached' });
    expect(await beat.getByText('Only you can see this').count()).toBe(1);
    expect(await anna.getByText('Beat pressed hand').count()).toBe(0);
  });

  it('takes whatever bots and people write for text', async () => {
    const page = await browser.open(sandbox.url, { person: EVIL.slice(0, 32) });
    await box(page).fill(EVIL);
    await box(page).press('Enter');
    await last(page).getByText(EVIL).first().waitFor();
    await show(page, 'evil');
    await page.locator('[data-id=evils]').last().click();
    await page.locator('.menu').getByRole('option', { name: EVIL }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-id=evil]').last().click();
    await page.getByRole('dialog', { name: '<b>evil</b>' }).waitFor();
    expect(await page.locator('body').getAttribute('data-hacked')).toBeNull();
    expect(await page.locator('.messages b', { hasText: 'bold' }).count()).toBe(0);
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
  });

  it('fits a phone: channels in a drawer, five buttons in a row, nothing sticks out', async () => {
    const page = await browser.open(sandbox.url, { person: 'Phone', size: PHONE });
    await show(page, 'everything');
    const buttons = last(page).locator('.row').first().locator('button');
    const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const width = () => page.evaluate('document.documentElement.scrollWidth');
    expect(await width()).toBe(PHONE.width);
    const channel = page.locator('.channel', { hasText: 'stammtisch' });
    expect(await channel.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show channels' }).click();
    await channel.click();
    await page.getByText('Welcome to #stammtisch!').waitFor();
    await expect.poll(() => channel.isVisible()).toBe(false);
  });

  it('switches between people, in their language', async () => {
    const page = await browser.open(sandbox.url, { person: 'Dario' });
    await page.locator('.locale').selectOption('de');
    await page.getByPlaceholder('Nachricht an #molotow').waitFor();
    await page.locator('.person-button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Carla' }).click();
    await page.getByPlaceholder('Message #molotow').waitFor();
    expect(new URL(page.url()).searchParams.get('person')).toBe('Carla');
    expect(await page.locator('.person-text b').textContent()).toBe('Carla');
  });

  it('says when the bot is away, and which interaction failed', async () => {
    const page = await browser.open(sandbox.url);
    await show(page, 'everything');
    await client.destroy();
    await page.getByText('Molotow is offline').waitFor();
    await page.locator('[data-id=hand]').last().click();
    await page.getByText('This interaction failed').waitFor();
    await box(page).fill('/show');
    await box(page).press('Enter');
    await box(page).fill('x');
    await box(page).press('Escape');
    client = await login(sandbox, showcase(slow), faults);
    await page.getByText('Molotow is offline').waitFor({ state: 'detached' });
    await page.locator('[data-id=hand]').last().click();
    await page.getByText('Anna pressed hand').waitFor();
    expect(await page.getByText('This interaction failed').count()).toBe(0);
  });

  it('finds its way back by itself when the sandbox is started again, and its buttons work', async () => {
    const place = await temporaryFile();
    const first = await openSandbox({ file: place.file });
    let bot = await login(first, showcase(slow), faults);
    await bot.application.commands.set(COMMANDS);
    const page = await browser.open(first.url);
    await show(page, 'everything');
    await first.close();
    await page.getByText('Reconnecting…').waitFor();
    await bot.destroy();

    const second = await openSandbox({ file: place.file, port: Number(new URL(first.url).port) });
    bot = await login(second, showcase(slow), faults);
    await page.getByText('Reconnecting…').waitFor({ state: 'detached' });
    await page.getByText('Molotow is offline').waitFor({ state: 'detached' });
    await page.locator('[data-id=hand]').click();
    await page.getByText('Anna pressed hand').waitFor();
    expect(await page.locator('.message').count()).toBe(2);
    await bot.destroy();
    await second.close();
    await place.remove();
  });
});
