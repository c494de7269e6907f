import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainName, safeName } from '../../../src/discord/messages/safeName.ts';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const visible = (text: string) => [...graphemes.segment(text)].length;

describe('plainName', () => {
  test.each([
    ['Anna', 'Anna'],
    ['  Anna \n\t Müller ', 'Anna Müller'],
    ['@everyone', '＠everyone'],
    ['<@123456789012345678>', '<＠123456789012345678>'],
    ['ab\u202Ecd\u202C', 'abcd'],
    ['a\u200Bb\u2060c\uFEFFd\u00ADe', 'abcde'],
    ['\u2066x\u2069\u200Fy', 'xy'],
    ['a\u0000b\u0007c\u009Fd', 'abcd'],
    ['❤️ Rosa', '❤️ Rosa'],
    ['Zoë', 'Zoë'],
    ['x\u0301\u0302\u0303\u0304\u0305\u0306', 'x\u0301\u0302\u0303'],
    ['ゆき子', 'ゆき子'],
    ['مريم', 'مريم'],
  ])('%j becomes %j', (raw, clean) => {
    expect(plainName(raw)).toBe(clean);
  });

  test.each(['', '   ', '\u200B\u200D', '\u202E', '\u3164', '\u2800\u2800', '\uFE0F', '\u0301', '\uDC00'])(
    'what cannot be seen is no name: %j',
    (raw) => {
      expect(plainName(raw)).toBe('?');
    },
  );

  test('32 emojis stay, and no more', () => {
    expect(plainName('🃏'.repeat(32))).toBe('🃏'.repeat(32));
    expect(plainName('🃏'.repeat(40))).toBe('🃏'.repeat(32));
    expect(visible(plainName('ab'.repeat(40)))).toBe(32);
  });

  test('no emoji is cut in two', () => {
    expect(plainName('👍🏽'.repeat(32))).toBe('👍🏽'.repeat(16));
  });
});

describe('safeName', () => {
  test('markdown is escaped and the direction isolated', () => {
    expect(safeName('*a*_b_~`|>#[x](y)')).toBe('\u2068\\*a\\*\\_b\\_\\~\\`\\|\\>\\#\\[x\\]\\(y\\)\u2069');
    expect(safeName('https://x.ch')).toBe('\u2068https\\:\\/\\/x\\.ch\u2069');
    expect(safeName('<t:0:R>')).toBe('\u2068\\<t\\:0\\:R\\>\u2069');
  });

  test('whatever a name is, it is short, on one line, without mention or unescaped markdown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (raw) => {
        const safe = safeName(raw);
        const inside = safe.slice(1, -1);
        expect(safe.startsWith('\u2068') && safe.endsWith('\u2069')).toBe(true);
        expect(inside.replace(/\\./g, '')).not.toMatch(/[!-/:-@[-`{-~]/);
        expect(inside).not.toMatch(/[\n\r\u2028\u2029\u202A-\u202E\u2066-\u2069\u200B-\u200F@]/);
        expect(visible(plainName(raw))).toBeLessThanOrEqual(32);
        expect(visible(plainName(raw))).toBeGreaterThan(0);
        expect(safe.length).toBeLessThanOrEqual(130);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});
