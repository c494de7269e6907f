import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, fitText } from '../../src/render/fitText.ts';

/** Ten pixels a code unit. */
const measure = (text: string) => text.length * 10;

test('a text that fits stays as it is', () => {
  expect(fitText('Anna', 40, measure)).toBe('Anna');
});

test('a longer one ends in an ellipsis, as late as possible', () => {
  expect(fitText('Anna Müller', 70, measure)).toBe('Anna M…');
});

test('no space before the ellipsis', () => {
  expect(fitText('Anna Müller', 60, measure)).toBe('Anna…');
});

test('a family stays whole or goes', () => {
  const family = '👩‍👩‍👧';
  expect(fitText(`a${family}bc`, measure(`a${family}…`), measure)).toBe(`a${family}…`);
  expect(fitText(`a${family}bcd`, measure(`a${family}…`) - 10, measure)).toBe('a…');
});

test('never wider than asked, unless not even the ellipsis fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 10, max: 300 }), (text, width) => {
      expect(measure(fitText(text, width, measure))).toBeLessThanOrEqual(width);
    }),
  );
});

test.each([
  ['  Anna \n\t Müller ', 'Anna Müller'],
  ['𝓕𝓪𝓷𝓬𝔂', 'Fancy'],
  ['abc\u202Etxt.exe', 'abctxt.exe'],
  ['a\u0000b\u200Bc', 'abc'],
  [`Z${'\u0335'.repeat(12)}o`, 'Z\u0335\u0335o'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['', ''],
])('%j is shown as %j', (name, shown) => {
  expect(cleanText(name)).toBe(shown);
});
