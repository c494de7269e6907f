import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';

/** As Debian's package chromium brings it; the flags keep it from looking for anything outside this machine. */
const CHROMIUM = '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 400, height: 800 };

interface Tab {
  readonly person?: string;
  readonly size?: typeof DESKTOP;
}

/** Opens pages of the sandbox in a real Chromium. */
export interface TestBrowser {
  open(url: string, tab?: Tab): Promise<Page>;
}

/** One Chromium for a test file. After each test its pages are closed, and none may have complained of anything. */
export async function openBrowser(): Promise<TestBrowser> {
  const browser: Browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const complaints: string[] = [];
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());
  return {
    open: async (url, { person, size = DESKTOP } = {}) => {
      const context = await browser.newContext({ viewport: size, locale: 'en-US', colorScheme: 'dark' });
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      page.on('pageerror', (fault) => complaints.push(String(fault)));
      page.on('console', (line) => {
        // A page whose sandbox is being restarted can't but fail to reach it.
        const isLostLine = line.text().includes('ERR_CONNECTION_REFUSED');
        if (['error', 'warning'].includes(line.type()) && !isLostLine) complaints.push(line.text());
      });
      await page.goto(person === undefined ? url : `${url}/?person=${encodeURIComponent(person)}`);
      return page;
    },
  };
}
