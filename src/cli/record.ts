import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { RecordError, scoreRecord } from '../game/index.ts';
import { readRandomOptions } from './randomOptions.ts';
import { randomRecord } from './randomRecord.ts';

const USAGE = `usage: npm run -s record -- score FILE       one record, printed as one JSON object
       npm run -s record -- score FILE.ndjson  one record a line, one result a line
       npm run -s record -- score -            the same from standard input
       npm run -s record -- random --rules '{"preset":"classic"}' --seed N --deals K
                                               writes a random legal record, the same for the same N`;

/** The result, or why not: a RecordError, or text that isn't JSON. */
function scored(text: string): { readonly result: unknown } | { readonly error: string } {
  try {
    return { result: scoreRecord(JSON.parse(text)) };
  } catch (fault) {
    if (fault instanceof RecordError) return { error: fault.message };
    if (fault instanceof SyntaxError) return { error: `not JSON: ${fault.message}` };
    throw fault;
  }
}

async function scoreLines(input: NodeJS.ReadableStream): Promise<number> {
  let code = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const answer = scored(line);
    if ('error' in answer) code = 1;
    process.stdout.write(`${JSON.stringify('error' in answer ? answer : answer.result)}\n`);
  }
  return code;
}

async function scoreFile(file: string): Promise<number> {
  const answer = scored(await readFile(file, 'utf8'));
  if ('error' in answer) process.stderr.write(`${answer.error}\n`);
  else process.stdout.write(`${JSON.stringify(answer.result)}\n`);
  return 'error' in answer ? 1 : 0;
}

function writeRandom(args: readonly string[]): number {
  const options = readRandomOptions(args);
  if ('fault' in options) {
    process.stderr.write(`${options.fault}\n`);
    return 1;
  }
  const { rules, seed, deals } = options;
  process.stdout.write(`${JSON.stringify(randomRecord(rules, seed, deals))}\n`);
  return 0;
}

async function scoreFrom(file: string): Promise<number> {
  if (file === '-') return scoreLines(process.stdin);
  try {
    return file.endsWith('.ndjson') ? await scoreLines(createReadStream(file)) : await scoreFile(file);
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault)) throw fault;
    process.stderr.write(`${file}: can't be read (${fault.code})\n`);
    return 1;
  }
}

async function main([verb, ...args]: readonly string[]): Promise<number> {
  const [file] = args;
  if (verb === 'random') return writeRandom(args);
  if (verb === 'score' && file !== undefined && args.length === 1) return scoreFrom(file);
  process.stderr.write(`${USAGE}\n`);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
