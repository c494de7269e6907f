import { readFileSync } from 'node:fs';
import { scoreRecord } from '../src/game/index.ts';
import { median, reporting } from './report.ts';

interface Lines {
  readonly deals: readonly unknown[];
}

/** The first two deals of each classic fixture record that scores without a fault. */
function twoDealRecords(): string[] {
  const file = new URL('../test/fixtures/records/classic.ndjson', import.meta.url);
  const records = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Lines);
  const twoDeals = records.map((record) => ({ ...record, deals: record.deals.slice(0, 2) }));
  return twoDeals
    .filter((record) => record.deals.length === 2 && scores(record))
    .map((record) => JSON.stringify(record));
}

function scores(record: unknown): boolean {
  try {
    return scoreRecord(record).deals.length === 2;
  } catch {
    return false;
  }
}

function recordsASecond(lines: readonly string[]): number {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < 1000) {
    for (const line of lines) JSON.stringify(scoreRecord(JSON.parse(line)));
    count += lines.length;
  }
  return count / ((performance.now() - start) / 1000);
}

/** Records of two deals a second, from JSON to JSON, start-up excluded. */
export function benchRecords(): void {
  const lines = twoDealRecords();
  recordsASecond(lines);
  const value = Math.round(median([1, 2, 3].map(() => recordsASecond(lines))));
  reporting('records')('two-deal records scored', value, 'records/s');
}
