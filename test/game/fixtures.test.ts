import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/game/index.ts';
import { positionOf } from '../naive/position.ts';
import { scored } from './crossCheck.ts';

function linesOf(name: string): readonly unknown[] {
  const text = readFileSync(new URL(`../fixtures/records/${name}.ndjson`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Of an error only the position is compared (rules.md §5). */
function comparable(expected: unknown): unknown {
  if (typeof expected !== 'object' || expected === null || !('error' in expected)) return expected;
  return { error: positionOf(String(expected.error)) };
}

describe('rules.md §5: the example records score as they should', () => {
  it.each(PRESETS)('%s', (preset) => {
    const expected = linesOf(`${preset}.expected`);
    const found = linesOf(preset).map(scored);
    expect(found).toHaveLength(expected.length);
    found.forEach((result, line) => {
      expect(result, `line ${line + 1}`).toEqual(comparable(expected[line]));
    });
  });
});
