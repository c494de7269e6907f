import { describe, expect, it } from 'vitest';
import { type Contract, NONE, PRESET_RULES } from '../../src/game/index.ts';
import { trumpOf } from './notation.ts';
import { rulesWith } from './rulesWith.ts';
import { shortDeal } from './shortDeal.ts';
import { situation } from './situation.ts';

const { classic } = PRESET_RULES;
const setIn = (tricks: readonly string[]) => {
  const deal = shortDeal({ rules: classic, tricks });
  return { trump: trumpOf(deal), setBy: deal.setBy === NONE ? null : deal.setBy };
};

describe('rules.md §1.2 "The first card that does not follow the suit led sets trump"', () => {
  it('in the first trick', () => {
    expect(setIn(['0: R6 R7 E9 R8'])).toEqual({ trump: 'E', setBy: 2 });
  });

  it('by the last to play', () => {
    expect(setIn(['1: R6 R7 R8 L6'])).toEqual({ trump: 'L', setBy: 0 });
  });

  it('once a deal: the next suit that doesn’t follow is only discarded', () => {
    expect(setIn(['0: R6 S6 L7 EA'])).toEqual({ trump: 'S', setBy: 1 });
  });

  it('not again in a later trick', () => {
    expect(setIn(['0: R6 S6 R7 R8', '1: L6 L7 LA E9'])).toEqual({ trump: 'S', setBy: 1 });
  });

  it('never by the leader, whatever was led before', () => {
    expect(setIn(['0: R6 R7 R8 RA', '3: E6 E7 E8 EA', '2: L6 L7 L8 LA'])).toEqual({ trump: null, setBy: null });
  });

  it('in a later trick, if all followed before', () => {
    expect(setIn(['0: R6 R7 R8 RA', '3: E6 E7 S9 EA'])).toEqual({ trump: 'S', setBy: 1 });
  });

  it('and it is a trump in that trick already', () => {
    const deal = shortDeal({ rules: classic, tricks: ['0: RA R7 E6 RK', '2: L6 L7 L8 LA'] });
    expect(deal.setBy).toBe(2);
  });
});

describe('rules.md §3 mohren: trump is announced', () => {
  it.each([
    ['R', 'R'],
    ['L', 'L'],
    ['bock', null],
    ['gaiss', null],
    ['slalom-bock', null],
    ['slalom-gaiss', null],
  ] as const)('contract %s makes trump %s', (contract, trump) => {
    const rules = rulesWith({ preset: 'mohren', gaissBock: true, slalom: true });
    // The third seat is void in every contract: what it plays never sets trump.
    const deal = shortDeal({ rules, tricks: ['1: E6 E7 S8 E9'], contract });
    expect(trumpOf(deal)).toBe(trump);
    expect(deal.setBy).toBe(trump === null ? NONE : 1);
  });
});

describe('rules.md §1.3: who wins a trick', () => {
  const winner = (contract: Contract | null, trick: string) =>
    situation({ contract, trick, hand: '' }, { undertrump: 'free' }).winning;

  it.each([
    // Plain order high to low: A K O U T 9 8 7 6.
    [null, 'RK RA RO RU', 1],
    [null, 'RO RK RU R9', 1],
    [null, 'RT RU R9 RO', 3],
    [null, 'R9 R8 RT R6', 2],
    [null, 'R7 R8 R6 R9', 3],
    // Other suits win nothing …
    ['S', 'R6 EA LA R7', 3],
    ['bock', 'R6 EA LA SA', 0],
    // … but trump does; high to low U 9 A K O T 8 7 6.
    ['S', 'RA S6 RK RO', 1],
    ['S', 'S9 SA SU SK', 2],
    ['S', 'SA S9 SK SO', 1],
    ['S', 'SK SA SO ST', 1],
    ['S', 'SO SK ST S8', 1],
    ['S', 'ST SO S8 S7', 1],
    ['S', 'S8 ST S7 S6', 1],
    ['S', 'S6 S8 S7 EA', 1],
    ['S', 'S6 S7 EA LA', 1],
    ['S', 'RA ST S8 S7', 1],
    // The card that sets trump beats the suit led, and can be beaten by a higher trump.
    [null, 'RA S6 RK RO', 1],
    [null, 'RA S6 S9 SU', 3],
    [null, 'RA SU LA EA', 1],
    // Bock: ace high. Gaiss: six high. Slalom: the first of its two names.
    ['bock', 'RK R6 RA RU', 2],
    ['gaiss', 'RK R7 R6 RA', 2],
    ['gaiss', 'RA E6 S6 RK', 3],
    ['gaiss', 'RT R9 RU RO', 1],
    ['slalom-bock', 'RK R6 RA RU', 2],
    ['slalom-gaiss', 'RK R6 RA RU', 1],
  ] as const)('%s: %s, the card at position %i', (contract, trick, position) => {
    expect(winner(contract, trick)).toBe(position);
  });

  it('in Slalom the order changes from trick to trick', () => {
    const rules = rulesWith({ preset: 'mohren', slalom: true });
    // `shortDeal` throws if another seat than the one written leads the next trick.
    const gaissFirst = ['0: R6 RA R7 R8', '0: E6 EA E7 E8', '1: S6 SA S7 S8', '1: L6 LA L7 L8'];
    const bockFirst = ['0: R6 RA R7 R8', '1: E6 EA E7 E8', '1: S6 SA S7 S8', '2: L6 LA L7 L8'];
    expect(shortDeal({ rules, tricks: gaissFirst, contract: 'slalom-gaiss' }).turn).toBe(2);
    expect(shortDeal({ rules, tricks: bockFirst, contract: 'slalom-bock' }).turn).toBe(2);
  });
});
