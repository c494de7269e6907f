import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeInstalledProject, makeProject, type Project, run } from '../support/project.ts';

const setUp = (purpose: 'start' | 'test') => [
  process.execPath,
  '--input-type=module',
  '--eval',
  `import { setUp } from './scripts/setup.mjs';
   const begin = performance.now();
   const fault = setUp('${purpose}');
   console.log(JSON.stringify({ fault, ms: performance.now() - begin }));`,
];

/** An ordinary user: set-up must not find itself root. */
const uid = process.getuid?.() === 0 ? { uid: 65534 } : {};

const aptGet = '#!/bin/sh\necho "apt-get $DEBIAN_FRONTEND $*" >> "$LOG"\n';
const sudo = '#!/bin/sh\necho "sudo $1" >> "$LOG"\n[ "$2" = true ] || { shift; exec "$@"; }\n';
const sudoAsks = '#!/bin/sh\necho "sudo: a password is required" >&2\nexit 1\n';

/** Runs set-up as an ordinary user on a machine that has only the given programs, besides node. */
async function setUpWith(project: Project, programs: Readonly<Record<string, string>>, env = {}) {
  for (const [name, content] of Object.entries(programs)) await project.write(`bin/${name}`, content);
  const bin = join(project.folder, 'bin');
  const log = join(project.folder, 'log');
  await project.write('log', '');
  await chmod(log, 0o666);
  const running = run(project, setUp('start'), { ...uid, env: { PATH: bin, LOG: log, ...env } });
  await running.ended;
  const [last = ''] = running.printed().trim().split('\n').slice(-1);
  const { fault } = JSON.parse(last) as { fault?: string };
  return { fault, log: await readFile(log, 'utf8') };
}

const byHand = 'sudo apt-get update && sudo apt-get install -y --no-install-recommends redis-server';

test.each(['start', 'test'] as const)('when everything is there, %s is told at once', async (purpose) => {
  const project = await makeInstalledProject();
  const running = run(project, setUp(purpose));
  expect(await running.ended).toBe(0);
  const { fault, ms } = JSON.parse(running.printed()) as { fault?: string; ms: number }; // and nothing else is printed
  expect(fault).toBeUndefined();
  expect(ms).toBeLessThan(150);
});

test('no redis-server, no sudo: the exact commands, and the way without them', async () => {
  const { fault } = await setUpWith(await makeInstalledProject(), { 'apt-get': aptGet });
  expect(fault).toBe(
    `redis-server missing on this machine, and this user may not install it: run this and try again:\n  ${byHand}\n` +
      'Or set REDIS_URL to a Redis you already have (see .env.example).',
  );
});

test('a sudo that wants a password is not asked for one', async () => {
  const { fault, log } = await setUpWith(await makeInstalledProject(), { 'apt-get': aptGet, sudo: sudoAsks });
  expect(fault).toContain(byHand);
  expect(log).toBe('');
});

test('not a Debian: what to install', async () => {
  const { fault } = await setUpWith(await makeInstalledProject(), { sudo });
  expect(fault).toContain("install it with this system's package manager (Debian calls it redis-server)");
});

test('by sudo without a password the package is installed, and only that', async () => {
  const { fault, log } = await setUpWith(await makeInstalledProject(), { 'apt-get': aptGet, sudo });
  expect(fault).toBeUndefined();
  expect(log.split('\n').filter((line) => line.startsWith('apt-get'))).toEqual([
    'apt-get noninteractive update',
    'apt-get noninteractive install -y --no-install-recommends redis-server',
  ]);
});

test.each(['REDIS_URL', 'REDIS_SENTINELS', 'REDIS_CLUSTER'])('with %s no redis-server is wanted', async (name) => {
  const { fault } = await setUpWith(await makeInstalledProject(), {}, { [name]: 'redis://host' });
  expect(fault).toBeUndefined();
});

test('a damaged package-lock.json is named', async () => {
  const project = await makeInstalledProject();
  await project.write('package-lock.json', '{');
  const running = run(project, setUp('test'));
  await running.ended;
  expect(running.printed()).toContain('package-lock.json is missing or damaged');
});

/** A project whose `canvas` can be built only once a library is there, and of which npm has installed nothing yet. */
async function projectWithCanvas(): Promise<Project> {
  const project = await makeProject();
  const version = '1.0.0';
  const dependencies = { canvas: 'file:./parts/canvas', esbuild: 'file:./parts/esbuild' };
  const scripts = { install: 'test -e ../../library && touch built.js' };
  const packages = {
    '': { dependencies },
    'node_modules/canvas': { resolved: 'parts/canvas', link: true },
    'node_modules/esbuild': { resolved: 'parts/esbuild', link: true },
    'parts/canvas': { version, hasInstallScript: true },
    'parts/esbuild': { version },
  };
  await project.write('package.json', JSON.stringify({ dependencies }));
  await project.write('package-lock.json', JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
  await project.write(
    'parts/canvas/package.json',
    JSON.stringify({ name: 'canvas', version, main: 'built.js', scripts }),
  );
  await project.write('parts/esbuild/package.json', JSON.stringify({ name: 'esbuild', version }));
  return project;
}

test('from nothing: npm ci, canvas fails, its libraries, canvas again; the second time nothing is left to do', async () => {
  const project = await projectWithCanvas();
  await project.write('bin/sudo', sudo);
  await project.write('bin/apt-get', `${aptGet}[ "$1" = install ] && touch library\ntrue\n`);
  const env = { PATH: `${join(project.folder, 'bin')}:${process.env.PATH}`, LOG: join(project.folder, 'log') };
  const first = run(project, setUp('test'), { env });
  expect(await first.ended).toBe(0);
  expect(first.printed()).not.toContain('fault');
  const log = await readFile(env.LOG, 'utf8');
  expect(log).toMatch(/update\n(sudo -n\n)?apt-get noninteractive install .*\blibcairo2-dev\b.*\n$/);

  const second = run(project, setUp('test'), { env });
  expect(await second.ended).toBe(0);
  expect(second.printed()).toMatch(/^{"ms":[\d.]+}\n$/);
  expect(await readFile(env.LOG, 'utf8')).toBe(log);
});

test('npm ci that fails is told as such, and no system package is touched', async () => {
  const project = await projectWithCanvas();
  await project.write('package.json', JSON.stringify({ dependencies: { canvas: '9.9.9' } })); // not what the lock says
  await project.write('bin/apt-get', aptGet);
  const env = { PATH: `${join(project.folder, 'bin')}:${process.env.PATH}`, LOG: join(project.folder, 'log') };
  const running = run(project, setUp('test'), { env });
  await running.ended;
  expect(running.printed()).toContain('npm ci failed (see above)');
  await expect(readFile(env.LOG)).rejects.toThrow('ENOENT');
});
