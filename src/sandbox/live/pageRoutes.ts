import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';

const PAGE = fileURLToPath(new URL('../page', import.meta.url));
/** The page's one dependency, as its package serves it to browsers. */
const LIT = dirname(dirname(createRequire(import.meta.url).resolve('lit-html')));

/** Serves the page, its modules and styles. Everything is asked for again at each load, so that a restart brings the new page. */
export async function pageRoutes(): Promise<(app: Hono) => void> {
  const html = withPreloads(await readFile(join(PAGE, 'index.html'), 'utf8'), await readdir(PAGE));
  const headers = headersFor(html);
  const fresh = (_path: string, context: Context) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  };
  return (app) => {
    app.get('/', (context) => context.html(html, 200, headers));
    app.get(
      '/page/*',
      serveStatic({ root: PAGE, rewriteRequestPath: (path) => path.slice('/page'.length), onFound: fresh }),
    );
    app.get(
      '/lit-html/*',
      serveStatic({ root: LIT, rewriteRequestPath: (path) => path.slice('/lit-html'.length), onFound: fresh }),
    );
  };
}

/** Names every module in the page itself: else the browser learns of them level by level of their imports. */
function withPreloads(html: string, files: readonly string[]): string {
  const modules = files.filter((file) => file.endsWith('.js'));
  const links = modules.map((file) => `<link rel="modulepreload" href="/page/${file}">`);
  return html.replace('</head>', `${links.join('\n')}\n</head>`);
}

/** Nothing but our own scripts may run: what bots and people write stays text, even if the page had a hole. */
function headersFor(html: string): Readonly<Record<string, string>> {
  const [, importMap = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(html) ?? [];
  const hash = createHash('sha256').update(importMap).digest('base64');
  return {
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self'",
      "img-src 'self' data: https:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}
