import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/table/index.ts';
import { datesSearched, dateText } from '../../src/text/index.ts';

const at = Date.UTC(2026, 8, 1, 20, 15);

test('a date says that it is UTC', () => {
  expect(LANGUAGES.map((language) => dateText(at, language))).toEqual([
    '01.09.26, 20:15 UTC',
    '01/09/2026, 20:15 UTC',
    '01.09.26 20:15 UTC',
    '01.09.26, 20:15 UTC',
  ]);
});

test.each([
  ['de', '1. September 2026'],
  ['en', '1 September 2026'],
  ['fr', '1 septembre 2026'],
  ['it', '1 settembre 2026'],
] as const)('a day is found as people write it in %s', (language, long) => {
  const words = datesSearched(at, language);
  for (const typed of [long, '2026-09-01', '1.9.', '01.09.2026', '1/9/2026', '01/09']) expect(words).toContain(typed);
});
