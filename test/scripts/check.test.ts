import { expect, test } from 'vitest';
import { makeInstalledProject, run } from '../support/project.ts';

const check = [process.execPath, 'scripts/check.mjs'];
const settings = ['biome.json', 'tsconfig.json', '.gitignore'];

async function checked(files: Readonly<Record<string, string>>) {
  const project = await makeInstalledProject(settings);
  await project.write('knip.json', '{ "entry": ["src/index.ts", "scripts/*.mjs"], "exclude": ["dependencies"] }\n');
  await project.write('src/bot.ts', 'export {};\n'); // the scripts start it
  for (const [file, content] of Object.entries(files)) await project.write(file, content);
  const running = run(project, check);
  const exitCode = await running.ended;
  return { exitCode, printed: running.printed() };
}

test('nothing wrong, exit 0', async () => {
  const { exitCode, printed } = await checked({ 'src/index.ts': 'export const one = 1;\n' });
  expect(printed).not.toMatch(/error|Unused/);
  expect(exitCode).toBe(0);
});

test('a wrong type, a wrong format, an unused file and an unused export are all shown in one run, exit 1', async () => {
  const { exitCode, printed } = await checked({
    'src/index.ts': "import { used } from './parts.ts';\n\nexport const one: number = String(used);\n",
    'src/parts.ts': 'export const used = 1;\nexport const forgotten = 2;\n',
    'src/format.ts': 'export   const two = 2\n',
  });
  expect(printed).toContain("Type 'string' is not assignable to type 'number'");
  expect(printed).toMatch(/src\/format\.ts format/);
  expect(printed).toMatch(/Unused files \(1\)\s+src\/format\.ts/);
  expect(printed).toMatch(/Unused exports \(1\)\s+forgotten/);
  expect(exitCode).toBe(1);
});
