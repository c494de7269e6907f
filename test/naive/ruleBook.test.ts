import { describe, expect, it } from 'vitest';
import { splitCards } from './cards.ts';
import { legalCards } from './legal.ts';
import { dealsOf, presets, readRules } from './rules.ts';
import { awardsOf, roundedTens } from './slate.ts';
import { creditedWeise, scoringSeats } from './weis.ts';

const pointsOf = (cards: string, rules = presets.classic) =>
  creditedWeise(splitCards(cards), null, rules)
    .map(({ points }) => points)
    .sort((a, b) => b - a);

describe('sentences of rules.md', () => {
  it('§3 classic: tens are rounded with halves away from zero', () => {
    expect([47, 44, 45, -25, -257, -4].map(roundedTens)).toEqual([5, 4, 5, -3, -26, 0]);
  });

  it('§3 rounds: players × turns + 1 deals', () => {
    const deals = [3, 4, 5, 6, 7, 8, 9].map((players) => [
      dealsOf({ ...presets.rounds, players, end: { turns: 2 } }),
      dealsOf({ ...presets.rounds, players, end: { turns: 3 } }),
    ]);
    expect(deals).toEqual([
      [7, 10],
      [9, 13],
      [11, 16],
      [13, 19],
      [15, 22],
      [17, 25],
      [19, 28],
    ]);
  });

  it('§2: without crossWeis a run may be shortened', () => {
    const cards = 'R6 R7 R8 R9 RT RU E6 S6 L6';
    expect(pointsOf(cards, { ...presets.classic, crossWeis: false })).toEqual([100, 100]);
    expect(pointsOf(cards)).toEqual([150, 100]);
  });

  it('§2: four in a row is one Weis, ace and six are not adjacent', () => {
    expect(pointsOf('R6 R7 R8 R9')).toEqual([50]);
    expect(pointsOf('RK RA R6')).toEqual([]);
  });

  it('§2: a foreign run counts double, a four of a kind does not', () => {
    const trick = ['L9', 'R6', 'R7', 'R8', 'E8', 'S8', 'L8'];
    const worth = creditedWeise(trick, 'L', presets.rounds).map(({ points }) => points);
    expect(worth).toEqual([40, 100]);
  });

  it('§2: of equal Weise the one in trump is higher, then the one earlier in play', () => {
    const best = { ...presets.classic, compareWeis: 'best' } as const;
    const weise = (cards: string) => creditedWeise(splitCards(cards), null, best);
    const declared = [
      { seat: 2, weise: weise('R7 R8 R9') },
      { seat: 3, weise: weise('E7 E8 E9') },
      { seat: 0, weise: weise('S7 S8 S9') },
    ];
    expect(scoringSeats(declared, 'E', best)).toEqual([3]);
    expect(scoringSeats(declared, null, best)).toEqual([2]);
    expect(scoringSeats(declared, 'E', { ...best, compareWeis: 'best-points' })).toEqual([2]);
  });

  it('§1: forced leaves the choice if the Under is the only higher trump', () => {
    const forced = { ...presets.classic, undertrump: 'forced' } as const;
    const turn = { hand: ['RU', 'R6', 'E8'], trick: ['SA', 'RA'], trump: 'R' } as const;
    expect(legalCards(turn, forced)).toEqual(turn.hand);
    expect(legalCards({ ...turn, hand: ['RU', 'R9', 'E8'] }, forced)).toEqual(['RU', 'R9']);
    expect(legalCards({ ...turn, hand: ['R6', 'R7', 'E8'] }, forced)).toEqual(['R6', 'R7']);
  });

  it.each([
    { points: [157, 0, 0, 0], awards: [3, -3, -3, -3] },
    { points: [100, 57, 0, 0], awards: [-3, 3, 3, 3] },
    { points: [49, 10, 49, 49], awards: [0, 1, -1, 0] },
    { points: [60, 60, 20, 17], awards: [0, 0, -1, 1] },
    { points: [80, 0, 77, 0], awards: [1, 0, -1, 0] },
    { points: [60, 40, 40, 17], awards: [1, -1, -1, 1] },
  ])('§3 sticks: $points are awarded $awards', ({ points, awards }) => {
    expect(awardsOf(points, 2, presets.sticks)).toEqual(awards);
  });

  it.each([
    { preset: 'classic', players: 2 },
    { preset: 'sticks', players: 5 },
    { preset: 'mohren', players: 5 },
    { preset: 'classic', players: 8, firstLead: 'S6' },
    { preset: 'classic', doubleLast: true },
    { preset: 'sticks', doubleLast: true },
    { preset: 'mohren', end: { limit: 100 } },
    { preset: 'classic', end: { target: 500 } },
    { preset: 'classic', gaissBock: true },
    { preset: 'classic', slalom: true },
    { preset: 'classic', gaissSix: 11 },
    { preset: 'sticks', handWeis: 'plus' },
    { preset: 'sticks', tableWeis: true },
    { preset: 'sticks', stoeck: 'plus' },
    { preset: 'sticks', match: 'minus-257' },
    { preset: 'mohren', tableWeis: true },
    { preset: 'mohren', match: 'minus-257' },
    { preset: 'classic', end: { limit: 9 } },
    { preset: 'classic', end: { limit: 1001 } },
    { preset: 'classic', slate: 'points', end: { limit: 99 } },
    { preset: 'sticks', end: { limit: 100 } },
    { preset: 'classic', end: { deals: 101 } },
    { preset: 'mohren', end: { target: 49 } },
    { preset: 'rounds', end: { turns: 4 } },
  ])('§3: refuses %o', (written) => {
    expect(readRules(written)).toHaveProperty('error');
  });

  it('§3: ignores foreignFactor and tableStoeck without table Weis, and awards without sticks', () => {
    const written = { preset: 'classic', tableWeis: false, foreignFactor: 2, tableStoeck: true, awards: 'zero-sum' };
    expect(readRules(written)).not.toHaveProperty('error');
  });
});
