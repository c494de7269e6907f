import { once } from 'node:events';
import { type ClientRequest, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openSandbox, type TestSandbox } from './openSandbox.ts';

interface Headers {
  readonly host?: string;
  readonly origin?: string;
}

describe('the door of the sandbox', () => {
  let sandbox: TestSandbox;
  let port: string;
  beforeAll(async () => {
    sandbox = await openSandbox();
    port = new URL(sandbox.url).port;
  });
  afterAll(() => sandbox.remove());

  /** `PORT` in a header stands for the sandbox's own. */
  const filled = (headers: Headers) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', port)]));

  async function pageStatus(headers: Headers, path = '/'): Promise<number | undefined> {
    const request: ClientRequest = get(`${sandbox.url}${path}`, { headers: filled(headers) });
    const [response] = await once(request, 'response');
    response.resume();
    return response.statusCode;
  }

  async function socketStatus(path: string, headers: Headers): Promise<number> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: filled(headers) });
    return new Promise((resolve) => {
      socket.once('open', () => resolve(101));
      socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0));
    }).then((status) => {
      socket.on('error', () => {}).terminate();
      return Number(status);
    });
  }

  it.each<Headers>([
    {},
    { host: 'localhost:PORT' },
    { host: '[::1]:PORT' },
    { host: 'localhost:PORT', origin: 'http://localhost:PORT' },
    { host: 'localhost:9000', origin: 'http://localhost:9000' },
  ])('is open to this machine: %o', async (headers) => {
    expect(await pageStatus(headers)).toBe(200);
    expect(await socketStatus('/live', headers)).toBe(101);
    expect(await socketStatus('/gateway', headers)).toBe(101);
  });

  it.each<Headers>([
    { host: 'evil.example:PORT' },
    { host: 'localhost.evil.example:PORT' },
    { host: '127.0.0.1.evil.example' },
    { host: '127.0.0.1:PORT', origin: 'http://evil.example' },
    { host: '127.0.0.1:PORT', origin: 'http://localhost:PORT' },
    { host: '127.0.0.1:PORT', origin: 'null' },
    { host: 'evil.example', origin: 'http://evil.example' },
  ])('is shut to others: %o', async (headers) => {
    expect(await pageStatus(headers)).toBe(403);
    expect(await pageStatus(headers, '/api/v10/gateway')).toBe(403);
    expect(await socketStatus('/live', headers)).toBe(403);
    expect(await socketStatus('/gateway', headers)).toBe(403);
  });

  it('listens on loopback alone, and has no other sockets or files', async () => {
    expect(new URL(sandbox.url).hostname).toBe('127.0.0.1');
    expect(await socketStatus('/other', {})).toBe(404);
    expect(await pageStatus({}, '/page/%2e%2e/main.ts')).toBe(404);
    expect(await pageStatus({}, '/page/..%2f..%2f..%2fpackage.json')).toBe(404);
    expect(await pageStatus({}, '/page/app.js')).toBe(200);
    expect(sandbox.violations).toEqual([]);
  });
});
