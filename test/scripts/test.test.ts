import { expect, test } from 'vitest';
import { makeInstalledProject, run } from '../support/project.ts';

const passes =
  "import { expect, test } from 'vitest';\ntest('a', () => expect(1).toBe(1));\ntest('b', () => expect(2).toBe(2));\n";
const fails = "import { expect, test } from 'vitest';\ntest('c', () => expect(1).toBe(2));\n";
const failsOutside =
  "import { test } from 'vitest';\nPromise.reject(new Error('nobody waits for this'));\ntest('d', () => {});\n";

interface Case {
  readonly files?: Readonly<Record<string, string>>;
  readonly check?: 'passes' | 'fails';
  readonly args?: readonly string[];
}

/** `npm test` on a project with these tests, and checks that end as wished: the real ones have a test of their own. */
async function npmTest({ files = {}, check = 'passes', args = [] }: Case) {
  const project = await makeInstalledProject(['.ci']);
  await project.write('vitest.config.ts', "export default { test: { include: ['test/**/*.test.ts'] } };\n");
  await project.write('scripts/check.mjs', `process.exitCode = ${check === 'passes' ? 0 : 1};\n`);
  for (const [file, content] of Object.entries(files)) await project.write(file, content);
  const running = run(project, ['.ci/run', ...args]);
  const exitCode = await running.ended;
  return { exitCode, lastLine: running.printed().split('\n').at(-2), end: running.printed().at(-1) };
}

const end = '\n';

test.each<[string, Case, string, number]>([
  ['all pass', { files: { 'test/a.test.ts': passes } }, '2 passed, 0 failed', 0],
  ['one fails', { files: { 'test/a.test.ts': passes, 'test/c.test.ts': fails } }, '2 passed, 1 failed', 1],
  ['a failing check is one', { files: { 'test/a.test.ts': passes }, check: 'fails' }, '2 passed, 1 failed', 1],
  [
    'a file that breaks off before its first test is one',
    { files: { 'test/a.test.ts': passes, 'test/b.test.ts': "throw new Error('early');" } },
    '2 passed, 1 failed',
    1,
  ],
  ['an error outside of any test is one', { files: { 'test/d.test.ts': failsOutside } }, '1 passed, 1 failed', 1],
  ['no test at all', {}, '0 passed, 1 failed', 1],
  [
    'only what the arguments name',
    { files: { 'test/a.test.ts': passes, 'test/c.test.ts': fails }, args: ['test/a'] },
    '2 passed, 0 failed',
    0,
  ],
  ['arguments that name nothing', { files: { 'test/a.test.ts': passes }, args: ['test/x'] }, '0 passed, 1 failed', 1],
  ['a crash of the runner', { files: { 'vitest.config.ts': 'process.exit(0);' } }, '0 passed, 1 failed', 1],
  ['set-up fails', { files: { 'package-lock.json': '{' } }, '0 passed, 1 failed', 1],
])('%s', async (_, what, lastLine, exitCode) => {
  expect(await npmTest(what)).toEqual({ exitCode, lastLine, end });
});
