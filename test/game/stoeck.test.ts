import { describe, expect, it } from 'vitest';
import { type Contract, type Deal, type RulesPatch, scoreDeal } from '../../src/game/index.ts';
import { worthOf } from '../../src/game/tricks.ts';
import { rulesWith } from './rulesWith.ts';
import { shortDeal } from './shortDeal.ts';

function dealOf(tricks: readonly string[], patch: Partial<RulesPatch> = {}, contract?: Contract): Deal {
  const rules = rulesWith({ preset: 'classic', ...patch });
  return shortDeal({ rules, tricks, ...(contract === undefined ? {} : { contract }) });
}

const handStoeck = (deal: Deal) => scoreDeal(deal, 1).map(({ stoeck }) => stoeck);
const tableStoeck = (deal: Deal) => scoreDeal(deal, 1).map((score) => score.tableStoeck);

describe('rules.md §2 "Stöck (hand)": K and O of trump right after the setting card has left the hand', () => {
  it.each([
    {
      why: 'held by two seats: none',
      tricks: ['0: R6 S9 R8 RA', '1: E6 E7 SK EA', '3: L6 L7 SO LA'],
      stoeck: [0, 0, 0, 0],
    },
    {
      why: 'another seat holds both',
      tricks: ['0: R6 S6 R8 RA', '1: E6 E7 SK EA', '3: SO L6 L7 LA'],
      stoeck: [0, 0, 0, 20],
    },
    {
      why: 'the setter holds both besides the setting card',
      tricks: ['0: R6 S6 R8 RA', '1: SK E7 EA E9', '1: SO L7 LA L9'],
      stoeck: [0, 20, 0, 0],
    },
    {
      why: 'setting with the king gives none',
      tricks: ['0: R6 SK R8 RA', '1: SO E7 EA E9'],
      stoeck: [0, 0, 0, 0],
    },
    {
      why: 'setting with the Ober gives none',
      tricks: ['0: R6 SO R8 RA', '1: SK E7 EA E9'],
      stoeck: [0, 0, 0, 0],
    },
    {
      why: 'one of the two played before trump was set: none',
      tricks: ['0: S6 SK S8 S9', '1: RA R7 S7 R8', '3: E7 E8 SO E9'],
      stoeck: [0, 0, 0, 0],
    },
  ])('$why', ({ tricks, stoeck }) => {
    expect(handStoeck(dealOf(tricks))).toEqual(stoeck);
  });

  it('counts −20, and in plus +20, as a magnitude beside the total', () => {
    const tricks = ['0: R6 S6 R8 RA', '1: SK E7 EA E9', '1: SO L7 LA L9'];
    const minus = scoreDeal(dealOf(tricks), 1)[1];
    expect(minus).toMatchObject({ stoeck: 20, total: (minus?.tricks ?? 0) - 20 });
    const plus = scoreDeal(dealOf(tricks, { stoeck: 'plus' }), 1)[1];
    expect(plus).toMatchObject({ stoeck: 20, total: (plus?.tricks ?? 0) + 20 });
  });

  it('off: none', () => {
    const deal = dealOf(['0: R6 S6 R8 RA', '1: SK E7 EA E9', '1: SO L7 LA L9'], { stoeck: 'off' });
    expect(handStoeck(deal)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ['S', [0, 0, 20, 0], ['0: S6 S7 SK S8', '2: SO R6 R7 R8']],
    ['R', [0, 0, 0, 0], ['0: S6 S7 SK S8', '2: SO LT L7 L8']],
    ['bock', [0, 0, 0, 0], ['0: S6 S7 SK S8', '2: SO R6 R7 R8']],
    ['gaiss', [0, 0, 0, 0], ['0: S6 S7 SK S8', '0: R6 R7 SO R8']],
    ['slalom-bock', [0, 0, 0, 0], ['0: S6 S7 SK S8', '2: SO R6 R7 R8']],
    ['slalom-gaiss', [0, 0, 0, 0], ['0: S6 S7 SK S8', '0: R6 R7 SO R8']],
  ] as const)(
    'rules.md §3 mohren: with %s announced, S K and S O in the hand of seat 2 give %o',
    (contract, stoeck, tricks) => {
      expect(handStoeck(dealOf(tricks, { preset: 'mohren', gaissBock: true, slalom: true }, contract))).toEqual(stoeck);
    },
  );
});

describe('rules.md §2 "Table Stöck": K and O of trump in the same trick', () => {
  it.each([
    {
      why: '+20 to the winner of the trick',
      tricks: ['0: R6 S6 R8 RA', '1: SK SO EA S9'],
      stoeck: [20, 0, 0, 0],
    },
    {
      why: 'the setting trick counts: set with one of them, the other on top',
      tricks: ['0: R6 SO SK RA'],
      stoeck: [0, 0, 20, 0],
    },
    {
      why: 'the setting trick counts: the Ober under the king, where undertrumping is free',
      tricks: ['0: R6 SK SO RA'],
      stoeck: [0, 20, 0, 0],
    },
    {
      why: 'a trick finished before trump does not',
      tricks: ['0: SK SO S7 S8', '0: R6 R7 S9 R8'],
      stoeck: [0, 0, 0, 0],
    },
    {
      why: 'in different tricks it is none',
      tricks: ['0: R6 S6 R8 RA', '1: SK E7 EA S9', '0: L6 SO L8 LA'],
      stoeck: [0, 0, 0, 0],
    },
    {
      why: 'K and O of another suit are nothing',
      tricks: ['0: R6 S6 R8 RA', '1: EK EO EA E9'],
      stoeck: [0, 0, 0, 0],
    },
  ])('$why', ({ tricks, stoeck }) => {
    const deal = dealOf(tricks);
    expect(tableStoeck(deal)).toEqual(stoeck);
    const inTricks = tricks.map((_, trick) => worthOf(deal, trick).tableStoeck);
    expect(Math.max(...inTricks)).toBe(Math.max(...stoeck));
  });

  it('comes besides any other Weis in the trick', () => {
    const deal = dealOf(['0: R6 S6 R8 RA', '1: SK SO SU EA'], { handWeis: 'off' });
    expect(scoreDeal(deal, 1)[3]).toMatchObject({ tableWeis: 20, tableStoeck: 20, tricks: 43, total: 83 });
  });

  it('is never foreign', () => {
    const deal = dealOf(['0: R6 SO SK RA'], { foreignFactor: 2 });
    expect(tableStoeck(deal)).toEqual([0, 0, 20, 0]);
  });

  it.each([[{ tableStoeck: false }], [{ tableWeis: false }], [{ tableWeis: false, tableStoeck: true }]])(
    'off with %o',
    (patch) => {
      const deal = dealOf(['0: R6 SO SK RA'], patch);
      expect(tableStoeck(deal)).toEqual([0, 0, 0, 0]);
      expect(worthOf(deal, 0).tableStoeck).toBe(0);
    },
  );

  it('doubles with the last deal', () => {
    const scores = scoreDeal(dealOf(['0: R6 SO SK RA']), 2);
    expect(scores.map((score) => score.tableStoeck)).toEqual([0, 0, 40, 0]);
  });
});
