import { describe, expect, it } from 'vitest';
import { cardNames, cardsOfWeis, type Deal, type RulesPatch, scoreDeal } from '../../src/game/index.ts';
import { trickOf, weiseInTrick, worthOf } from '../../src/game/tricks.ts';
import { rulesWith } from './rulesWith.ts';
import { shortDeal } from './shortDeal.ts';

function oneTrick(trick: string, patch: Omit<RulesPatch, 'preset' | 'players'>): Deal {
  const players = trick.split(' ').length;
  return shortDeal({ rules: rulesWith({ preset: 'classic', players, ...patch }), tricks: [`0: ${trick}`] });
}

describe('rules.md §2 "Table Weis"', () => {
  it.each([
    ['three in a row, in whatever order they fell', 'R8 R6 R7', 20],
    ['with a card of another suit between', 'R8 R6 EA R7', 20],
    ['in a suit that was not led', 'RA E6 E8 E7', 20],
    ['over the suits it is none', 'R6 E7 R8 S9', 0],
    ['four of a kind', 'R9 E9 S9 L9', 150],
    ['five in a row', 'R6 RT R7 R9 R8', 100],
    ['several in one trick: two runs', 'R6 R7 R8 E9 ET EU', 40],
    ['several in one trick: a run and a four share a card', 'R6 R7 R8 E8 S8 L8', 120],
    ['the six and the ace are not adjacent', 'RA R6 R7', 0],
  ])('%s (%s)', (_, trick, points) => {
    const deal = oneTrick(trick, { foreignFactor: 1 });
    expect(worthOf(deal, 0).tableWeis).toBe(points);
    const totals = scoreDeal(deal, 1).map(({ tableWeis }) => tableWeis);
    expect(totals.reduce((sum, each) => sum + each, 0)).toBe(points);
    expect(totals[trickOf(deal, 0).winner ?? -1]).toBe(points);
  });

  it('crossWeis off: the disjoint set', () => {
    expect(worthOf(oneTrick('R6 R7 R8 E8 S8 L8', { crossWeis: false }), 0).tableWeis).toBe(100);
  });

  it('vorarlberg values', () => {
    const trick = 'R6 R7 R8 R9 RT RU';
    expect(worthOf(oneTrick(trick, { weisValues: 'vorarlberg' }), 0).tableWeis).toBe(120);
    expect(worthOf(oneTrick(trick, { weisValues: 'swiss' }), 0).tableWeis).toBe(150);
  });

  it('off: none', () => {
    expect(worthOf(oneTrick('R8 R6 R7', { tableWeis: false }), 0).tableWeis).toBe(0);
  });

  it('tricks before trump count too, and go to their winner', () => {
    const rules = rulesWith({ preset: 'classic', players: 3, handWeis: 'off' });
    const deal = shortDeal({ rules, tricks: ['0: R6 R8 R7', '1: E6 E7 S9', '0: LA LK LT'] });
    expect(scoreDeal(deal, 1).map(({ tableWeis }) => tableWeis)).toEqual([0, 20, 0]);
  });

  it('is a plus', () => {
    const [score] = scoreDeal(oneTrick('R8 R6 R7', { match: 'none' }), 1);
    expect(score).toMatchObject({ tricks: 5, tableWeis: 20, total: 25 });
  });
});

describe('rules.md §2 "Foreign Weis": a table run in a suit other than the one led counts double', () => {
  const foreign = { foreignFactor: 2 } as const;

  it.each([
    ['in the suit led: once', 'R8 R6 R7', 20],
    ['in another suit: double', 'RA E6 E8 E7', 40],
    ['one of each', 'R6 R7 R8 E9 ET EU', 60],
    ['two in other suits', 'RA E6 E7 E8 L9 LT LU LO', 140],
    ['a four of a kind is never foreign', 'RA R6 E6 S6 L6', 100],
    ['trump makes no difference', 'SA R6 R7 R8', 40],
  ])('%s (%s)', (_, trick, points) => {
    expect(worthOf(oneTrick(trick, foreign), 0).tableWeis).toBe(points);
  });

  it('crossWeis off: the factor counts in the choice of the disjoint set', () => {
    // Foreign run of six 300, or four sixes 100 and a foreign run of five 200: equal, the higher best counts.
    const trick = 'S6 R6 R7 R8 R9 RT RU E6 L6';
    const deal = oneTrick(trick, { ...foreign, crossWeis: false });
    expect(worthOf(deal, 0).tableWeis).toBe(300);
    const names = weiseInTrick(deal, trickOf(deal, 0)).map((weis) => cardNames(cardsOfWeis(weis)));
    expect(names).toEqual(['R6 R7 R8 R9 RT RU']);
  });

  it('without the factor the four sixes shorten the same run', () => {
    const trick = 'S6 R6 R7 R8 R9 RT RU E6 L6';
    expect(worthOf(oneTrick(trick, { crossWeis: false }), 0).tableWeis).toBe(200);
  });
});

describe('rules.md §3 rounds "a foreign run counts four times its value" in the doubled last deal', () => {
  it('×2 for foreign, ×2 for the deal', () => {
    const deal = oneTrick('RA E6 E8 E7', { foreignFactor: 2 });
    expect(scoreDeal(deal, 2).map(({ tableWeis }) => tableWeis)).toContain(80);
    // Fields of a trick say what it is worth without the doubling (rules.md §5).
    expect(worthOf(deal, 0).tableWeis).toBe(40);
  });
});
