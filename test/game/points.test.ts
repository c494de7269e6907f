import { describe, expect, it } from 'vitest';
import {
  announce,
  type Contract,
  cardOf,
  cardPoints,
  DECK_SIZE,
  type Deal,
  PRESET_RULES,
  RANKS,
  type Rank,
  type RulesPatch,
  startDeal,
  trickPoints,
} from '../../src/game/index.ts';
import { worthOf } from '../../src/game/tricks.ts';
import { rulesWith } from './rulesWith.ts';
import { shortDeal } from './shortDeal.ts';

function dealWith(contract: Contract | null, patch: RulesPatch): Deal {
  const deal = startDeal(rulesWith(patch), { hands: [[], [], [], []], leader: 0 });
  if (contract !== null) announce(deal, contract);
  return deal;
}

/** Points of the nine cards of Rosen, `6 7 8 9 T U O K A`. */
const pointsOfRosen = (deal: Deal) => RANKS.map((_, rank) => cardPoints(deal, cardOf(0, rank as Rank)));
const wholeDeck = (deal: Deal) =>
  Array.from({ length: DECK_SIZE }, (_, card) => cardPoints(deal, card)).reduce((sum, points) => sum + points, 0);

const LAST_TRICK = 5;
const mohren = { preset: 'mohren', gaissBock: true, slalom: true } as const;

describe('rules.md §1.4, §3 mohren: points of a card', () => {
  it.each([
    // Without trump, `6 7 8 9 T U O K A`.
    { why: 'no trump, eights 0', contract: null, patch: { preset: 'classic' }, points: [0, 0, 0, 0, 10, 2, 3, 4, 11] },
    { why: 'no trump, eights 8', contract: null, patch: { preset: 'sticks' }, points: [0, 0, 8, 0, 10, 2, 3, 4, 11] },
    { why: 'trump', contract: 'R', patch: mohren, points: [0, 0, 0, 14, 10, 20, 3, 4, 11] },
    { why: 'beside trump', contract: 'E', patch: mohren, points: [0, 0, 0, 0, 10, 2, 3, 4, 11] },
    { why: 'Bock', contract: 'bock', patch: mohren, points: [0, 0, 8, 0, 10, 2, 3, 4, 11] },
    { why: 'Bock, eights 0', contract: 'bock', patch: { ...mohren, eights: 0 }, points: [0, 0, 0, 0, 10, 2, 3, 4, 11] },
    { why: 'Gaiss: the ace stays 11', contract: 'gaiss', patch: mohren, points: [0, 0, 8, 0, 10, 2, 3, 4, 11] },
    {
      why: 'Gaiss with gaissSix 11',
      contract: 'gaiss',
      patch: { ...mohren, gaissSix: 11 },
      points: [11, 0, 8, 0, 10, 2, 3, 4, 0],
    },
    {
      why: 'Gaiss with gaissSix 11, eights 0',
      contract: 'gaiss',
      patch: { ...mohren, gaissSix: 11, eights: 0 },
      points: [11, 0, 0, 0, 10, 2, 3, 4, 0],
    },
    {
      why: 'gaissSix 11 changes nothing in Bock',
      contract: 'bock',
      patch: { ...mohren, gaissSix: 11 },
      points: [0, 0, 8, 0, 10, 2, 3, 4, 11],
    },
    {
      why: 'gaissSix 11 changes nothing in Slalom',
      contract: 'slalom-gaiss',
      patch: { ...mohren, gaissSix: 11 },
      points: [0, 0, 8, 0, 10, 2, 3, 4, 11],
    },
    {
      why: 'gaissSix 11 changes nothing beside trump',
      contract: 'E',
      patch: { ...mohren, gaissSix: 11 },
      points: [0, 0, 0, 0, 10, 2, 3, 4, 11],
    },
  ] as const)('$why: $points', ({ contract, patch, points }) => {
    expect(pointsOfRosen(dealWith(contract, patch))).toEqual(points);
  });
});

describe('rules.md §1.4, §3: what a whole deal holds', () => {
  it.each([
    [null, { preset: 'classic' }, 125],
    [null, { preset: 'classic', eights: 8 }, 157],
    [null, { preset: 'rounds' }, 125],
    [null, { preset: 'sticks' }, 157],
    ['L', mohren, 157],
    ['L', { ...mohren, eights: 0 }, 157],
    ['bock', mohren, 157],
    ['gaiss', mohren, 157],
    ['gaiss', { ...mohren, gaissSix: 11 }, 157],
    ['slalom-bock', mohren, 157],
    ['bock', { ...mohren, eights: 0 }, 125],
  ] as const)('contract %s with %o: %i', (contract, patch, whole) => {
    expect(wholeDeck(dealWith(contract, patch)) + LAST_TRICK).toBe(whole);
  });
});

describe('rules.md §1.5 "Trump values count for the whole deal, also in tricks already taken"', () => {
  const tricks = ['0: SU S9 SO S7', '2: RA RT S6 R6'];

  it('so a trick finished before trump is worth more afterwards', () => {
    const deal = shortDeal({ rules: PRESET_RULES.classic, tricks });
    // Seat 2 won SU S9 SO S7 without trump: 2 + 0 + 3 + 0 then, 20 + 14 + 3 + 0 with Schellen as trump.
    expect(worthOf(deal, 0).points).toBe(37);
    expect(trickPoints(deal, 2)).toBe(37);
  });

  it('and who won it never changes, though another card is the highest trump', () => {
    const deal = shortDeal({ rules: PRESET_RULES.classic, tricks });
    // Seat 0 played SU, now the highest trump, and still has nothing; it took the second trick with S6.
    expect(trickPoints(deal, 0)).toBe(11 + 10 + 0 + 0 + LAST_TRICK);
  });

  it('while the deal lasts, the trump so far counts (rules.md §5)', () => {
    const deal = { ...shortDeal({ rules: PRESET_RULES.classic, tricks: tricks.slice(0, 1) }), size: 9 };
    expect(worthOf(deal, 0).points).toBe(5);
  });
});

describe('rules.md §1.4 "Last trick +5"', () => {
  it('goes to the winner of the last trick, and to no other', () => {
    const deal = shortDeal({ rules: PRESET_RULES.classic, tricks: ['0: R6 R7 R8 R9', '3: E6 E7 E8 E9'] });
    expect([0, 1, 2, 3].map((seat) => trickPoints(deal, seat))).toEqual([0, 0, 5, 0]);
    expect([0, 1].map((trick) => worthOf(deal, trick).points)).toEqual([0, 5]);
  });
});
