import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFile } from './openSandbox.ts';
import { visit } from './visitor.ts';

interface Program {
  readonly child: ChildProcess;
  readonly errors: () => string;
  readonly ended: Promise<number | null>;
}

function start(settings: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/sandbox/main.ts'], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return { child, errors: () => errors, ended: once(child, 'close').then(([code]) => code) };
}

/** The address of a sandbox that has said it is ready. */
async function ready({ child }: Program): Promise<{ readonly url: string; readonly token: string }> {
  if (child.stdout === null) throw new Error('no output');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { url, token } = JSON.parse(line);
  return { url: new URL(url).origin, token };
}

describe('the program of the sandbox', () => {
  let place: Awaited<ReturnType<typeof temporaryFile>>;
  beforeEach(async () => {
    place = await temporaryFile();
  });
  afterEach(() => place.remove());

  it('says where it is, saves at SIGTERM, and is found at the same place again', async () => {
    const first = start({ SANDBOX_FILE: place.file, SANDBOX_PORT: '' });
    const before = await ready(first);
    const anna = await visit(before, 'Anna');
    const channel = anna.place().channels[0]?.id ?? '';
    await anna.ask({ do: 'say', channel, text: 'the last word' });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.errors()).toBe('');

    const second = start({ SANDBOX_FILE: place.file });
    const after = await ready(second);
    expect(after).toEqual(before);
    const { history } = await (await visit(after, 'Anna')).ask({ do: 'history', channel, before: null });
    expect(history?.messages.map(({ content }) => content)).toEqual(['the last word']);
  });

  it('keeps what it has written when it is killed', async () => {
    const first = start({ SANDBOX_FILE: place.file });
    const before = await ready(first);
    await visit(before, 'Fritz');
    await expect.poll(() => readFile(place.file, 'utf8').catch(() => '')).toContain('Fritz');
    first.child.kill('SIGKILL');
    await first.ended;
    const after = await ready(start({ SANDBOX_FILE: place.file }));
    expect(after.token).toBe(before.token);
    expect((await visit(after, 'Fritz')).place().people.filter(({ name }) => name === 'Fritz')).toHaveLength(1);
  });

  it('ends with a sentence when PORT is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const program = start({ SANDBOX_FILE: place.file, SANDBOX_PORT: port });
    expect(await program.ended).toBe(1);
    expect(program.errors()).toBe(`PORT ${port} is taken: set PORT to another, or unset it for the next free one.\n`);
  });

  it.each([
    [{ SANDBOX_PORT: 'abc' }, 'PORT must be a port number from 1 to 65535, or unset for the next free one.\n'],
    [{ SANDBOX_PORT: '70000' }, 'PORT must be a port number from 1 to 65535, or unset for the next free one.\n'],
    [{ SANDBOX_FILE: '' }, 'SANDBOX_FILE is not set: name the file where the sandbox keeps its history.\n'],
    [
      { SANDBOX_FILE: '/dev/null/history.json' },
      "The sandbox can't keep its history in /dev/null/history.json (ENOTDIR: not a directory, open '/dev/null/history.json'): correct the permissions, or name another place.\n",
    ],
  ])('ends with a sentence at the settings %o', async (settings, sentence) => {
    const program = start({ SANDBOX_FILE: place.file, ...settings });
    expect(await program.ended).toBe(1);
    expect(program.errors()).toBe(sentence);
  });
});
