import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { positionOf } from './position.ts';
import { presets } from './rules.ts';
import { scoreRecord } from './score.ts';

function linesOf(name: string): readonly unknown[] {
  const file = new URL(`../fixtures/records/${name}.ndjson`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Of an error only the position is compared (rules.md §5). */
function comparable(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('error' in result)) return result;
  return { errorAt: positionOf(String(result.error)) };
}

describe.each(Object.keys(presets))('the %s records', (preset) => {
  const expected = linesOf(`${preset}.expected`);
  const cases = linesOf(preset).map((record, index) => ({ line: index + 1, record, expected: expected[index] }));

  it('have one expected result each', () => {
    expect(cases.length).toBeGreaterThan(0);
    expect(expected).toHaveLength(cases.length);
  });

  it.each(cases)('line $line', (example) => {
    expect(comparable(scoreRecord(example.record))).toEqual(comparable(example.expected));
  });
});
