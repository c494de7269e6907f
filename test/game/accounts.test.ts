import { describe, expect, it } from 'vitest';
import { firstToReach } from '../../src/game/accounts.ts';
import { bookingsOf, type Deal, type RulesPatch } from '../../src/game/index.ts';
import { lastOf } from './playedGame.ts';
import { rulesWith } from './rulesWith.ts';
import { shortDeal } from './shortDeal.ts';

/** Schellen are trump. Seat 0 was dealt S7 S8 S9, seat 1 E7 E8 E9 and Stöck, seat 3 L6 L7 L8 L9. */
const TRICKS = [
  '0: S7 SO S6 L6', // 3 for seat 1
  '1: E7 EA L7 S8', // 11 for seat 0
  '0: S9 SK ST L8', // the second of Stöck falls; 14 + 4 + 10 for seat 0
  '0: RA E8 R6 R8', // 11 for seat 0
  '0: RK E9 R7 L9', // 4 and the last 5 for seat 0
];

const dealOf = (patch: Partial<RulesPatch>, keptBack: readonly number[] = []): Deal =>
  shortDeal({ rules: rulesWith({ preset: 'mohren', ...patch }), tricks: TRICKS, contract: 'S', keptBack });

const booked = (deal: Deal) => bookingsOf(deal).map(({ seat, points, why }) => `${why} ${seat} ${points}`);

describe('rules.md §3 mohren "Accounts grow as it happens"', () => {
  it('Stöck with the second card, the Weis at the end of trick 1 before its points, 5 with the last trick', () => {
    expect(booked(dealOf({}))).toEqual([
      'weis 3 50',
      'trick 1 3',
      'trick 0 11',
      'stoeck 1 20',
      'trick 0 28',
      'trick 0 11',
      'trick 0 9',
    ]);
  });

  it('the Weise of everybody where they aren’t compared, from the leader on, with their sign', () => {
    const deal = dealOf({ compareWeis: 'none', handWeis: 'minus', stoeck: 'minus' }, [0]);
    expect(booked(deal).slice(0, 3)).toEqual(['weis 1 -20', 'weis 3 -50', 'trick 1 3']);
    expect(booked(deal)).toContain('stoeck 1 -20');
  });

  it('nothing for Weis and Stöck where they are off', () => {
    const deal = dealOf({ handWeis: 'off', stoeck: 'off' });
    expect(booked(deal).filter((entry) => !entry.startsWith('trick'))).toEqual([]);
  });

  it('adds up to the totals of the deal, in every game', () => {
    for (let number = 0; number < 100; number++) {
      const rules = rulesWith({ preset: 'mohren', gaissBock: true, slalom: true, end: { deals: 1 } });
      for (const { deal, scores } of lastOf(number, rules, 1).played) {
        const sums = scores.map((_, seat) =>
          bookingsOf(deal).reduce((sum, booking) => sum + (booking.seat === seat ? booking.points : 0), 0),
        );
        expect(sums).toEqual(scores.map(({ total }) => total));
      }
    }
  });
});

describe('rules.md §3 mohren "the winner is whoever reached the target first"', () => {
  it.each([
    ['nobody', [0, 0, 0, 0], {}, []],
    ['by tricks', [455, 0, 0, 0], {}, [0]],
    ['exactly', [441, 0, 0, 0], {}, [0]],
    ['one point too few', [440, 0, 0, 0], {}, []],
    ['by Weis, before the points of the same trick', [0, 497, 0, 450], {}, [3]],
    ['by Stöck, before the points of the same trick', [461, 477, 0, 0], {}, [1]],
    ['by a trick before somebody else’s Stöck', [489, 477, 0, 0], {}, [0]],
    ['by the last five', [445, 0, 0, 0], {}, [0]],
    ['reached and lost again by a minus: reached all the same', [0, 497, 0, 0], { stoeck: 'minus' }, [1]],
    ['by Weise booked at one moment: ties are shared', [485, 490, 0, 460], { compareWeis: 'none' }, [0, 1, 3]],
  ] as const)('%s: from %o', (_, before, patch, seats) => {
    expect(firstToReach(dealOf(patch), before, 500)).toEqual(seats);
  });

  it('the target counts points, whatever is written', () => {
    for (const slate of ['tens', 'points', 'sticks'] as const) {
      const rules = rulesWith({ preset: 'mohren', slate, end: { target: 300 }, handWeis: 'off', stoeck: 'off' });
      const game = lastOf(3, rules, 50);
      const accounts = game.totals.map((_, seat) =>
        game.played.reduce((sum, { scores }) => sum + (scores[seat]?.total ?? 0), 0),
      );
      expect(game.outcome).not.toBeNull();
      expect(Math.max(...accounts)).toBeGreaterThanOrEqual(300);
    }
  });

  it('"The deal is played out"', () => {
    const game = lastOf(3, rulesWith({ preset: 'mohren', end: { target: 50 } }), 50);
    expect(game.played.map(({ deal }) => deal.count)).toEqual(game.played.map(() => 36));
  });

  it('the loser is the lowest of the others', () => {
    for (let number = 0; number < 20; number++) {
      const { outcome, totals } = lastOf(number, rulesWith({ preset: 'mohren' }), 100);
      const others = totals.filter((_, seat) => !outcome?.winners.includes(seat));
      expect(outcome?.losers.map((seat) => totals[seat])).toEqual(outcome?.losers.map(() => Math.min(...others)));
      expect(outcome?.losers).not.toHaveLength(0);
    }
  });
});
