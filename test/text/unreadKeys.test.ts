import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textIn } from '../../src/text/index.ts';
import { readerOf, unreadKeys } from './unreadKeys.ts';

const SRC = join(import.meta.dirname, '../../src');

/** Each language has a folder. */
const isLanguage = (file: string) => /^text\/[^/]+\//.test(file);

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('sandbox/') && !isLanguage(file),
);
const readers = files.map((file) => readerOf(readFileSync(join(SRC, file), 'utf8')));

test('no key of the catalogue stands there unread', () => {
  expect(unreadKeys(textIn('de'), readers)).toEqual([]);
});

test('the check finds a key that nobody reads, also one whose name is read elsewhere', () => {
  const { lobby, scores, refusals } = textIn('de');
  const planted = {
    lobby: { ...lobby, nobodyReadsThis: 'X' },
    scores: { ...scores, hostMark: 'X' },
    refusals: { ...refusals, 'no-such-refusal': 'X' },
  };
  const found = ['lobby.nobodyReadsThis', 'scores.hostMark', 'refusals.no-such-refusal'];
  expect(unreadKeys(planted, readers)).toEqual(found);
});
