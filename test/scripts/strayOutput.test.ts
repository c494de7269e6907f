import { expect, test } from 'vitest';
import { makeInstalledProject, run } from '../support/project.ts';

const settings = [
  'vitest.config.ts',
  'test/support/globalSetup.ts',
  'test/support/noStrayOutput.ts',
  'test/support/redisServer.ts',
];
const vitest = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose'];

test.each([
  ["console.warn('forgotten trace')", 1],
  ["process.stderr.write('forgotten trace')", 1],
  ["process.emitWarning('forgotten trace')", 1],
  ["String('quiet')", 0],
])('a test with %s ends with %i', async (statement, exitCode) => {
  const project = await makeInstalledProject(settings);
  const statements = `test('it', async () => { ${statement}; await new Promise((resolve) => setImmediate(resolve)); });`;
  await project.write('test/it.test.ts', `import { test } from 'vitest';\n${statements}\n`);
  const running = run(project, vitest);
  expect(await running.ended).toBe(exitCode);
  expect(running.printed().includes('Stray output in a test:')).toBe(exitCode === 1);
});
