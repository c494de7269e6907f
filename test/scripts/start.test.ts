import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeInstalledProject, type Project, type Running, run } from '../support/project.ts';

const npmStart = [process.execPath, 'scripts/start.mjs'];
const withToken = { DISCORD_TOKEN: 'abc', REDIS_URL: 'redis://127.0.0.1' };

/** Prints who it is, stays, and ends at the first SIGTERM with the given code; counts the signals it gets. */
const stays = (name: string, code: number) => `
  import { appendFileSync } from 'node:fs';
  const say = (word: string) => appendFileSync('events', \`${name} \${word}\\n\`);
  setInterval(() => {}, 1000);
  process.on('SIGINT', () => say('SIGINT'));
  process.on('SIGTERM', () => { say('SIGTERM'); setTimeout(() => process.exit(${code}), 100); });
  say('pid ' + process.pid);
`;
const sandbox = `${stays('sandbox', 0)}
  console.log(JSON.stringify({ url: 'http://127.0.0.1:4321/api', token: 'local' }));
  console.log(\`file \${process.env.SANDBOX_FILE} port \${process.env.SANDBOX_PORT}\`);
`;
const bot = `${stays('bot', 3)}
  console.log(\`bot at \${process.env.DISCORD_API} with \${process.env.DISCORD_TOKEN}\`);
`;

async function projectWith(files: Readonly<Record<string, string>>): Promise<Project> {
  const project = await makeInstalledProject();
  for (const [file, content] of Object.entries(files)) await project.write(file, content);
  return project;
}

async function events({ folder }: Project): Promise<string> {
  return readFile(join(folder, 'events'), 'utf8').catch(() => '');
}

async function until({ printed }: Running, text: string): Promise<void> {
  await vi.waitUntil(() => printed().includes(text), { timeout: 20_000 });
}

/** The processes that wrote their number and still run; a dead one whose parent hasn't noticed (Z) doesn't. */
async function alive(project: Project): Promise<readonly string[]> {
  const pids = [...(await events(project)).matchAll(/(\w+) pid (\d+)/g)];
  const states = pids.map(async ([, name = '', pid]) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => 'x (x) Z');
    return / [ZX]/.test(stat.slice(stat.lastIndexOf(')'))) ? [] : [name];
  });
  return (await Promise.all(states)).flat();
}

test('with a token the bot runs alone, and its exit code is passed on', async () => {
  const project = await projectWith({
    'src/index.ts': "console.log('token', process.env.DISCORD_TOKEN); process.exitCode = 7;",
  });
  const start = run(project, npmStart, { env: withToken });
  expect(await start.ended).toBe(7);
  expect(start.printed()).toBe('token abc\n');
});

test('.env is read, and the environment counts more', async () => {
  const project = await projectWith({
    'src/index.ts': 'console.log(process.env.DISCORD_TOKEN, process.env.LOG_LEVEL);',
    '.env': 'DISCORD_TOKEN=from-file\nREDIS_URL=redis://127.0.0.1\nLOG_LEVEL=debug\n',
  });
  const start = run(project, npmStart, { env: { LOG_LEVEL: 'warn' } });
  expect(await start.ended).toBe(0);
  expect(start.printed()).toBe('from-file warn\n');
});

test('without a token the sandbox starts first, and the bot is told where it is', async () => {
  const project = await projectWith({ 'src/sandbox/main.ts': sandbox, 'src/index.ts': bot });
  const start = run(project, npmStart, { env: { DATA_DIR: 'here', PORT: '4321' } });
  await until(start, 'bot at http://127.0.0.1:4321/api with local');
  expect(start.printed()).toContain('file here/sandbox.json port 4321');
  expect(start.printed()).toMatch(/^Without DISCORD_TOKEN .*: http:\/\/127\.0\.0\.1:4321$/m);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s to the whole group ends the bot, then the sandbox, once each',
  async (signal) => {
    const project = await projectWith({ 'src/sandbox/main.ts': sandbox, 'src/index.ts': bot });
    const start = run(project, npmStart);
    await until(start, 'bot at');
    process.kill(-(start.child.pid ?? 0), signal);
    start.child.kill(signal); // npm passes the terminal's signal on a second time
    expect(await start.ended).toBe(3);
    expect((await events(project)).replaceAll(/\w+ pid \d+\n/g, '')).toBe('bot SIGTERM\nsandbox SIGTERM\n');
    expect(await alive(project)).toEqual([]);
  },
);

test('when the bot is killed, the sandbox ends too, and the exit code says so', async () => {
  const project = await projectWith({ 'src/sandbox/main.ts': sandbox, 'src/index.ts': bot });
  const start = run(project, npmStart);
  await until(start, 'bot at');
  process.kill(Number(/bot pid (\d+)/.exec(await events(project))?.[1]), 'SIGKILL');
  expect(await start.ended).toBe(128 + 9);
  expect(start.printed()).toMatch(/^Ended from outside \(exit code 137\): .+\.$/m);
  expect(await alive(project)).toEqual([]);
});

test.each([
  ['node scripts/start.mjs', 'SIGKILL'],
  ['npm start', 'SIGTERM'],
  ['npm start', 'SIGKILL'],
] as const)('when %s itself gets a %s, nothing stays behind', async (command, signal) => {
  const project = await projectWith({ 'src/sandbox/main.ts': sandbox, 'src/index.ts': bot });
  const start = run(project, command.split(' '));
  await until(start, 'bot at');
  expect(await alive(project)).toEqual(['sandbox', 'bot']);
  start.child.kill(signal);
  await expect.poll(() => alive(project), { timeout: 20_000 }).toEqual([]);
});

test('a sandbox that cannot start: its words, its exit code, no bot', async () => {
  const project = await projectWith({
    'src/sandbox/main.ts': "console.error('Port 4321 is taken.'); process.exitCode = 1;",
    'src/index.ts': bot,
  });
  const start = run(project, npmStart);
  expect(await start.ended).toBe(1);
  expect(start.printed()).toBe('Port 4321 is taken.\n');
});

test('a bot that hangs at its end is killed by somebody who insists', async () => {
  const hangs = "setInterval(() => {}, 1000); process.on('SIGTERM', () => {}); console.log('ready');";
  const project = await projectWith({ 'src/index.ts': hangs });
  const start = run(project, npmStart, { env: withToken });
  await until(start, 'ready');
  const insist = setInterval(() => start.child.kill('SIGINT'), 100);
  expect(await start.ended).toBe(128 + 9);
  clearInterval(insist);
});

test('a second start on the same folder is told so, and the first goes on', async () => {
  const project = await projectWith({ 'src/sandbox/main.ts': sandbox, 'src/index.ts': bot });
  const first = run(project, npmStart);
  await until(first, 'bot at');
  const second = run(project, npmStart);
  expect(await second.ended).toBe(1);
  expect(second.printed()).toBe(
    'Another npm start is running on data: end it first, or set DATA_DIR to another folder.\n',
  );
  expect(await alive(project)).toEqual(['sandbox', 'bot']);
});

test('a data folder that is none: a sentence, and nothing is started', async () => {
  const project = await projectWith({ 'src/sandbox/main.ts': sandbox, 'src/index.ts': bot, data: '' });
  const start = run(project, npmStart);
  expect(await start.ended).toBe(1);
  expect(start.printed()).toMatch(/^The data folder data is not writable \(EEXIST\): .*\n$/);
  expect(await events(project)).toBe('');
});
