import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(command: string, args: readonly string[], input: string): Promise<Ended> {
  const child = spawn(command, args, { stdio: 'pipe' });
  child.stdin.end(input);
  const code = new Promise<number | null>((ended) => child.once('close', ended));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}

const record = (args: readonly string[], input = '') =>
  run(process.execPath, ['--import', 'tsx', 'src/cli/record.ts', ...args], input);

const folder = mkdtempSync(join(tmpdir(), 'molotow-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const fixture = (name: string) => `test/fixtures/records/${name}.ndjson`;
const linesOf = (name: string) => readFileSync(fixture(name), 'utf8').trimEnd().split('\n');
const parsed = (lines: string) =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The first record that the fixtures score, and the first that they refuse in the middle of a deal. */
const [records, expected] = [linesOf('rounds'), linesOf('rounds.expected')];
const [good = '', goodScored = ''] = [records[0], expected[0]];
const illegal = records[expected.findIndex((line) => /"error": "deal \d+, play/.test(line))] ?? '';

describe('npm run -s record -- score (rules.md §5)', { concurrent: true }, () => {
  it('FILE.ndjson: one result a line, the faulty ones as {"error": …}, the others still scored, exit code 1', async () => {
    const { code, stdout, stderr } = await run('npm', ['run', '-s', 'record', '--', 'score', fixture('rounds')], '');
    const found = parsed(stdout);
    expect(found).toHaveLength(expected.length);
    for (const [line, result] of found.entries()) {
      const wanted = JSON.parse(expected[line] ?? '');
      if (!('error' in wanted)) expect(result, `line ${line + 1}`).toEqual(wanted);
      else expect(Object.keys(result), `line ${line + 1}`).toEqual(['error']);
    }
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  });

  it('FILE.ndjson without a fault: exit code 0', async () => {
    const { code, stdout, stderr } = await record(['score', fileOf('good.ndjson', `${good}\n${good}\n`)]);
    expect(parsed(stdout)).toEqual([JSON.parse(goodScored), JSON.parse(goodScored)]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('-: the same from standard input; the position of a fault is counted from 1', async () => {
    const { code, stdout, stderr } = await record(['score', '-'], `${good}\r\n{"molotow":\n${illegal}\n${good}`);
    const [first, second, third, fourth] = parsed(stdout);
    expect([first, fourth]).toEqual([JSON.parse(goodScored), JSON.parse(goodScored)]);
    expect(second).toEqual({ error: expect.stringMatching(/^not JSON: /) });
    expect(third).toEqual({ error: expect.stringMatching(/^deal 3, play 19: /) });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  });

  it('-: nothing in, nothing out', async () => {
    expect(await record(['score', '-'])).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('any other file: one record, which may span lines', async () => {
    const file = fileOf('game.json', JSON.stringify(JSON.parse(good), null, 2));
    const { code, stdout, stderr } = await record(['score', file]);
    expect(parsed(stdout)).toEqual([JSON.parse(goodScored)]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('any other file with a fault: deal, play and reason on standard error, nothing else, exit code 1', async () => {
    const ended = await record(['score', fileOf('illegal.json', illegal)]);
    expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^deal 3, play 19: .+\n$/) });
  });

  it('any other file that isn’t JSON', async () => {
    const ended = await record(['score', fileOf('list.txt', `${good}\n${good}\n`)]);
    expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^not JSON: .+\n$/) });
  });

  it.each(['none.json', 'none.ndjson'])('%s that doesn’t exist: a sentence, exit code 1', async (name) => {
    const file = join(folder, name);
    const ended = await record(['score', file]);
    expect(ended).toEqual({ code: 1, stdout: '', stderr: `${file}: can't be read (ENOENT)\n` });
  });

  it.each([[[]], [['score']], [['count', 'game.json']], [['score', 'one.json', 'two.json']]])(
    '%j: how to use it, exit code 1',
    async (args) => {
      const ended = await record(args);
      expect(ended).toEqual({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(/^usage: npm run -s record -- score/),
      });
    },
  );
});

describe('npm run -s record -- random', { concurrent: true }, () => {
  const random = (rules: string, seed: string, deals: string) =>
    record(['random', '--rules', rules, '--seed', seed, '--deals', deals]);

  it('writes a record that scores, one line of JSON', async () => {
    const written = await random('{"preset":"rounds","players":5}', '4', '3');
    expect(written).toMatchObject({ code: 0, stderr: '' });
    const [made] = parsed(written.stdout);
    expect(made).toMatchObject({ molotow: 1, rules: { preset: 'rounds', players: 5 } });
    expect(made.deals).toHaveLength(3);
    const again = await record(['score', '-'], written.stdout);
    expect(again).toMatchObject({ code: 0, stderr: '' });
  });

  it.each([
    ['{"preset":"classic","players":2}', '1', '1', /^rules: players out of range/],
    ['{"preset":"sticks","players":5}', '1', '1', /^rules: sticks need four/],
    ['{"players":4}', '1', '1', /^rules\.preset: /],
    ['{"preset":"classic","colour":1}', '1', '1', /^unknown field rules\.colour/],
    ['classic', '1', '1', /^--rules is not JSON/],
    ['{"preset":"classic"}', 'x', '1', /^--seed must be a whole number/],
    ['{"preset":"classic"}', '1e99', '1', /^--seed must be a whole number/],
    ['{"preset":"classic"}', '1', '0', /^--deals must be a whole number/],
    ['{"preset":"classic"}', '1', '1.5', /^--deals must be a whole number/],
  ])('%s, seed %s, %s deals: a sentence, exit code 1, nothing written', async (rules, seed, deals, reason) => {
    const ended = await random(rules, seed, deals);
    expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(reason) });
  });

  it.each([[['--seed', '1']], [['--rules', '{}', '--seed', '1', '--deals', '1', 'more']], [['--other', '1']]])(
    '%j: how to use it, exit code 1',
    async (args) => {
      const ended = await record(['random', ...args]);
      expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^usage: .+ random --rules/) });
    },
  );
});
