import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

/** Who may import whom (README, architecture). What isn't here is forbidden. Layers by their door, packages by name. */
const allowed = {
  game: ['zod'],
  table: ['zod', 'game'],
  boards: ['zod', 'game', 'table', 'openskill'],
  bots: ['zod', 'game'],
  render: ['zod', 'game', 'canvas', 'node:fs'],
  text: ['game', 'table', 'boards'],
  persistence: ['zod', 'game', 'table', 'boards', 'ioredis', 'node:fs'],
  commands: ['zod', 'game', 'table', 'boards', 'text', 'discord.js'],
  discord: ['zod', 'game', 'table', 'boards', 'render', 'text', 'commands', 'discord.js', 'node:fs'],
  sandbox: ['zod', 'hono', '@hono/node-server', 'ws', 'node:fs'],
  cli: ['zod', 'game', 'text', 'discord', 'node:fs'],
} as const satisfies Record<string, readonly string[]>;

const layers = Object.keys(allowed) as readonly (keyof typeof allowed)[];
const packages = [
  'zod',
  'discord.js',
  'ioredis',
  'canvas',
  'hono',
  '@hono/node-server',
  'openskill',
  'ws',
  'pino',
  'node:fs',
];

/** Every layer tries every other layer and every package. */
const attempts = layers.flatMap((layer) =>
  [...layers.filter((other) => other !== layer), ...packages].map((target) => ({ layer, target })),
);

let project: string;
let caught: ReadonlySet<string>;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'molotow-layers-'));
  await copyFile('biome.json', join(project, 'biome.json'));
  await copyFile('.gitignore', join(project, '.gitignore'));
  for (const { layer, target } of attempts) {
    await plant(fileOf(layer, target), `export * from '${specifierOf(target)}';\n`);
  }
  await plant('src/game/dynamic.ts', "export const late = () => import('../persistence/index.ts');\n");
  await plant('src/game/type.ts', "export type { Table } from '../table/index.ts';\n");
  await plant('src/game/inner.ts', "export * from './card.ts';\n");
  await plant('src/game/shuffle.ts', "export { createHash } from 'node:crypto';\n");
  await plant('src/game/score.ts', "export { createHash } from 'node:crypto';\n");
  await plant('src/bots/inside.ts', "export * from '../game/card.ts';\n");
  caught = await filesCaught();
});

afterAll(() => rm(project, { recursive: true }));

async function plant(file: string, content: string): Promise<void> {
  await mkdir(join(project, dirname(file)), { recursive: true });
  await writeFile(join(project, file), content);
}

function fileOf(layer: string, target: string): string {
  return `src/${layer}/planted-${target.replaceAll(/[^a-z]/g, '-')}.ts`;
}

function specifierOf(target: string): string {
  return layers.some((layer) => layer === target) ? `../${target}/index.ts` : target;
}

/** The files in which Biome, with our settings, finds a forbidden import. */
async function filesCaught(): Promise<ReadonlySet<string>> {
  const biome = join(process.cwd(), 'node_modules/.bin/biome');
  const options = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json', '.'];
  const output = await new Promise<string>((resolve) => {
    execFile(biome, options, { cwd: project, maxBuffer: 1 << 26 }, (_, stdout) => resolve(stdout));
  });
  const report = z.object({ diagnostics: z.array(z.object({ location: z.object({ path: z.string() }) })) });
  return new Set(report.parse(JSON.parse(output)).diagnostics.map(({ location }) => location.path));
}

describe.each(layers)('%s', (layer) => {
  const targets = attempts.filter((attempt) => attempt.layer === layer).map(({ target }) => target);

  test.each(targets)('→ %s', (target) => {
    const may = allowed[layer].some((name) => name === target);
    expect(caught.has(fileOf(layer, target))).toBe(!may);
  });
});

test.each([
  ['src/game/dynamic.ts', 'a dynamic import', true],
  ['src/game/type.ts', 'a type of an outer layer', true],
  ['src/game/inner.ts', 'a neighbour', false],
  ['src/game/shuffle.ts', 'node:crypto for the shuffle', false],
  ['src/game/score.ts', 'node:crypto elsewhere in game', true],
  ['src/bots/inside.ts', 'past the door of another layer', true],
])('%s, %s: caught %s', (file, _, expected) => {
  expect(caught.has(file)).toBe(expected);
});

describe('what the linter does not see', async () => {
  const files = (await readdir('src', { recursive: true })).filter((file) => file.endsWith('.ts'));
  const sources = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join('src', file), 'utf8') })),
  );
  const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

  test('no import in the place of a type, no way round by ./..', () => {
    expect(filesWith(/import\(\s*['"][^'"]+['"]\s*\)\s*\.\w/)).toEqual([]);
    expect(filesWith(/['"]\.\/(\.\/)*\.\.\//)).toEqual([]);
  });

  test('text takes only types from boards, game and table', () => {
    const values = filesWith(/^(?:im|ex)port (?!type\b)[^;]*from '\.\.\/(?:boards|game|table)\//m);
    expect(values.filter((file) => file.startsWith('text/'))).toEqual([]);
  });
});
