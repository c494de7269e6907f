import { describe, expect, test } from 'vitest';
import type { Answer, Proof } from '../../../src/commands/index.ts';
import { proofsMessage } from '../../../src/discord/messages/index.ts';
import { commitment, PRESETS } from '../../../src/game/index.ts';
import { LANGUAGES } from '../../../src/table/index.ts';
import { textIn } from '../../../src/text/index.ts';
import { seedOf } from '../../game/seedOf.ts';
import { breachesOf, textOf } from './shown.ts';

type Shown = Extract<Answer, { show: 'proofs' }>;

const proofsOf = (count: number, fits: (deal: number) => boolean): Proof[] =>
  Array.from({ length: count }, (_, at) => ({ deal: at + 1, seed: seedOf(at + 1), fits: fits(at + 1) }));
const shown = (proofs: readonly Proof[]): Shown => ({ show: 'proofs', players: 4, preset: 'classic', proofs });
const inEnglish = (proofs: readonly Proof[]) => textOf(proofsMessage(shown(proofs), 'en'));
const never = () => false;
const always = () => true;
const { proofs: words } = textIn('en');

describe('the summary comes first', () => {
  test('all deals are as their seeds say', () => {
    const text = inEnglish(proofsOf(9, always));
    expect(text.split('\n')[1]).toBe('✓ **All 9 deals: every card as the seed says.**');
    expect(text.match(/ ✓ every card as the seed says `[0-9a-f]{64}`/g)).toHaveLength(9);
    expect(text).not.toContain('✗');
    expect(inEnglish(proofsOf(1, always)).split('\n')[1]).toContain('The one deal so far');
  });

  test('some are not: which, and each of them says so in words too', () => {
    const text = inEnglish(proofsOf(9, (deal) => deal !== 3 && deal !== 5));
    expect(text.split('\n')[1]).toBe('✗ **2 of 9 deals not as the seed says: 3, 5.**');
    expect(text).toContain(`**Deal 3** ✗ ${words.changed} \`${seedOf(3)}\``);
    expect(text).toContain(`**Deal 4** ✓ ${words.fits} \`${seedOf(4)}\``);
    expect(text.match(/✗ the cards/g)).toHaveLength(2);
  });

  test('also of those that find no room', () => {
    const text = inEnglish(proofsOf(40, (deal) => deal !== 2));
    expect(text).toContain('✗ **1 of 40 deals not as the seed says: 2.**');
    expect(text).toContain(words.earlier({ count: 28 }));
    expect(text).toContain('**Deal 40**');
    expect(text).not.toContain('**Deal 2**');
  });

  test('a seed that somebody typed is compared with nothing', () => {
    const text = inEnglish([{ deal: null, seed: seedOf(1), fits: null }]);
    expect(text).toContain(`**Seed** \`${seedOf(1)}\``);
    expect(text).toContain(commitment(seedOf(1)));
    expect(text).not.toMatch(/[✓✗]/);
  });

  test('a seed that cannot be read', () => {
    const text = inEnglish([{ deal: 1, seed: null, fits: false }]);
    expect(text).toContain(words.unreadable);
    expect(text).not.toContain(words.hands);
  });
});

test.each(LANGUAGES)('Discord’s limits are kept in %s, however many deals and players', (language) => {
  const unread = { deal: 100, seed: null, fits: false };
  for (const preset of PRESETS) {
    for (let players = 3; players <= 9; players++) {
      for (const proofs of [proofsOf(100, never), proofsOf(100, always), [...proofsOf(99, never), unread]]) {
        expect(breachesOf(proofsMessage({ show: 'proofs', players, preset, proofs }, language))).toEqual([]);
      }
    }
  }
});
