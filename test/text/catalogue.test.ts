import { describe, expect, test } from 'vitest';
import { LANGUAGES, REFUSALS } from '../../src/table/index.ts';
import { textIn } from '../../src/text/index.ts';

const languages = LANGUAGES.map((language) => ({ language, text: textIn(language) }));
const { de, en } = { de: textIn('de'), en: textIn('en') };

/** Any parameters a sentence may ask for: names, numbers and lists at once. */
const ANYTHING = {
  name: 'N',
  names: ['N', 'M'],
  number: 2,
  count: 2,
  points: 20,
  missing: 2,
  free: 1,
  cards: 3,
  of: 9,
  written: ['1', '2'],
  changes: ['N', 'M'],
  fields: ['N', 'M'],
  permission: 'SendMessages',
};
const parameters = new Proxy(ANYTHING, { get: (known, key) => Reflect.get(known, key) ?? 'X' });

/** Every sentence of a catalogue with the path to it; the pages about the rules have tests of their own. */
function sentences(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return path.startsWith('amounts') || path.endsWith('.and') ? [] : [[path, sentenceOf(value, path)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, path === '' ? key : `${path}.${key}`));
}

function sentenceOf(build: unknown, path: string): string {
  const given = path === 'table.declared' ? { name: 'N', points: [20, 50] } : parameters;
  return (build as (given: unknown) => string)(given);
}

describe.each(languages)('$language', ({ text }) => {
  const { rules: _, guide: __, ...others } = text;
  const all = sentences(others, '');

  test('no sentence is empty, unfinished or padded', () => {
    expect(all.length).toBeGreaterThan(150);
    for (const [path, sentence] of all) {
      expect(sentence, path).toMatch(/\S/);
      expect(sentence, path).toBe(sentence.trim());
      expect(sentence, path).not.toMatch(/undefined|\[object|NaN|TODO/);
    }
  });

  test('whole sentences end like sentences', () => {
    for (const sentence of [
      ...Object.values(text.refusals),
      ...Object.values(text.answers),
      ...Object.values(text.endings),
    ]) {
      if (typeof sentence === 'string') expect(sentence).toMatch(/^[A-ZÄÖÜ«/].*[.?!]$/u);
    }
  });

  test('every refusal has a sentence, and each its own unless it says the same', () => {
    expect(Object.keys(text.refusals).sort()).toEqual([...REFUSALS].sort());
  });

  test('buttons are short enough for a phone', () => {
    for (const label of Object.values(text.buttons)) expect(label.length).toBeLessThanOrEqual(34);
  });

  test('commands keep Discord’s limits', () => {
    const { molotow, subcommands, options } = text.commands;
    for (const { name, description } of [...Object.values(subcommands), ...Object.values(options)]) {
      expect(name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
      expect(description.length).toBeLessThanOrEqual(100);
    }
    expect(molotow.length).toBeLessThanOrEqual(100);
    const names = Object.values(subcommands).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a deck has 36 different cards', () => {
    for (const { suits, ranks, letters } of Object.values(text.decks)) {
      expect([new Set(suits).size, new Set(ranks).size, new Set(letters).size]).toEqual([4, 9, 9]);
    }
  });
});

test('German is written as in Switzerland', () => {
  const { rules: _, guide: __, ...others } = de;
  const all = sentences(others, '').map(([, sentence]) => sentence);
  expect(all.filter((sentence) => sentence.includes('ß'))).toEqual([]);
  expect(
    all.filter((sentence) => /\b(Sie|Ihnen|Ihre?)\b/.test(sentence) && !/\bIhr (könnt|seid)\b/.test(sentence)),
  ).toEqual([]);
});

test('the languages say it each in its own words', () => {
  const german = new Map(sentences(de.refusals, ''));
  for (const [path, sentence] of sentences(en.refusals, '')) expect(german.get(path), path).not.toBe(sentence);
});

describe('numbers and people', () => {
  test('one is one, everything else is many', () => {
    expect([0, 1, 2].map(de.amounts.tricks)).toEqual(['0 Stiche', '1 Stich', '2 Stiche']);
    expect([0, 1, 21, -1].map(en.amounts.points)).toEqual(['0 points', '1 point', '21 points', '−1 point']);
    expect([2, 1, 0, -1, -3].map(de.amounts.sticks)).toEqual([
      '2 Stecken',
      '1 Stecken',
      '0 Stecken',
      '1 Kartoffel',
      '3 Kartoffeln',
    ]);
    expect([1, -2].map(en.amounts.sticks)).toEqual(['1 stick', '2 potatoes']);
    expect(de.lobby.waiting({ missing: 1 })).toContain('fehlt noch jemand');
    expect(en.summary.winners({ names: ['A'] })).toBe('A wins!');
    expect(en.summary.winners({ names: ['A', 'B', 'C'] })).toBe('A, B and C win together!');
    expect(de.scores.earlier({ count: 1 })).toMatch(/^Eine /);
  });

  test('Weise are called by their length', () => {
    const run = { suit: '🌹', from: '6', to: 'A', points: 20 };
    expect(de.weis.run({ ...run, cards: 3 })).toMatch(/^Dreiblatt/);
    expect(de.weis.run({ ...run, cards: 9 })).toMatch(/^Neunblatt/);
    expect(en.weis.four({ rank: 'six', points: 100 })).toBe('four sixes (100)');
  });
});
