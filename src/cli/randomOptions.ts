import { parseArgs } from 'node:util';
import { type Rules, readRules } from '../game/index.ts';

export interface RandomOptions {
  readonly rules: Rules;
  readonly seed: number;
  readonly deals: number;
}

export type ReadOptions = RandomOptions | { readonly fault: string };

/** No game has more: a limit of 10 000 points is reached long before. */
const MOST_DEALS = 1000;

const FORM = 'random --rules \'{"preset":"classic"}\' --seed N --deals K';

function wholeNumber(text: string, most: number): number | null {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value <= most ? value : null;
}

function rulesFrom(text: string): { readonly rules: Rules } | { readonly fault: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (fault) {
    return { fault: `--rules is not JSON: ${fault instanceof Error ? fault.message : String(fault)}` };
  }
  const read = readRules(json);
  if ('rules' in read) return read;
  return { fault: 'fault' in read ? read.fault : `rules: ${read.refusal.replaceAll('-', ' ')}` };
}

type Values = Partial<Readonly<Record<'rules' | 'seed' | 'deals', string>>>;

function valuesOf(args: readonly string[]): Values | null {
  try {
    const options = { rules: { type: 'string' }, seed: { type: 'string' }, deals: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return null;
  }
}

/** Rules, seed and number of deals from the command line, or the first thing wrong with them. */
export function readRandomOptions(args: readonly string[]): ReadOptions {
  const { rules, seed, deals } = valuesOf(args) ?? {};
  if (rules === undefined || seed === undefined || deals === undefined)
    return { fault: `usage: npm run -s record -- ${FORM}` };
  const read = rulesFrom(rules);
  if ('fault' in read) return read;
  const number = wholeNumber(seed, Number.MAX_SAFE_INTEGER);
  if (number === null) return { fault: `--seed must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}` };
  const count = wholeNumber(deals, MOST_DEALS);
  if (!count) return { fault: `--deals must be a whole number from 1 to ${MOST_DEALS}` };
  return { rules: read.rules, seed: number, deals: count };
}
