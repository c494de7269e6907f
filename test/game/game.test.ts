import { describe, expect, it } from 'vitest';
import {
  type Game,
  type Outcome,
  PRESET_RULES,
  type RulesPatch,
  startDeal,
  startGame,
  turnOf,
  viewOf,
} from '../../src/game/index.ts';
import { outcomeOf } from '../../src/game/outcome.ts';
import { cardsOf } from './notation.ts';
import { act, lastOf } from './playedGame.ts';
import { rulesWith } from './rulesWith.ts';
import { seedOf } from './seedOf.ts';

const deals = (count: number, patch: RulesPatch): Game => lastOf(7, rulesWith(patch), count);
const leaders = (game: Game) => game.played.map(({ deal }) => deal.leader);
const fresh = (number: number, patch: RulesPatch) =>
  act(startGame(rulesWith(patch)), { type: 'deal', seed: seedOf(number) });
const numbers = Array.from({ length: 30 }, (_, number) => number);

describe('rules.md §3 "Who leads"', () => {
  it.each([
    ['R7', { preset: 'classic' }],
    ['S6', { preset: 'mohren' }],
    ['R7', { preset: 'classic', players: 8 }],
    ['S6', { preset: 'classic', players: 7, firstLead: 'S6' }],
  ] as const)('the first deal: the holder of %s (%o)', (card, patch) => {
    const [wanted = -1] = cardsOf(card);
    for (const number of numbers) {
      const game = fresh(number, patch);
      expect(viewOf(game, turnOf(game)).deal?.own?.hand).toContain(wanted);
    }
  });

  it('the first deal: right of a random dealer, each seat now and then', () => {
    const first = numbers.map((number) => turnOf(fresh(number, { preset: 'rounds' })));
    expect(new Set(first)).toEqual(new Set([0, 1, 2, 3]));
  });

  it.each([
    ['classic', 3],
    ['rounds', 5],
    ['sticks', 4],
    ['mohren', 4],
  ] as const)('%s: each later deal the leader moves one seat on', (preset, players) => {
    const [first = -1, ...later] = leaders(deals(4, { preset, players, end: { deals: 4 }, doubleLast: false }));
    expect(later).toEqual([1, 2, 3].map((step) => (first + step) % players));
  });
});

describe('rules.md §3: the end by a number of deals', () => {
  it.each([
    [{ preset: 'rounds' }, 9],
    [{ preset: 'rounds', players: 3, end: { turns: 3 } }, 10],
    [{ preset: 'rounds', players: 9 }, 19],
    [{ preset: 'sticks' }, 12],
    [{ preset: 'mohren', end: { deals: 2 } }, 2],
  ] as const)('%o: %i deals', (patch, count) => {
    const before = deals(count - 1, patch);
    expect(before.outcome).toBeNull();
    const game = deals(count + 1, patch);
    expect(game.played).toHaveLength(count);
    expect(game.outcome).not.toBeNull();
  });

  it('rounds: only the last deal counts double', () => {
    const game = deals(9, { preset: 'rounds' });
    const sums = game.played.map(({ scores }) => scores.reduce((sum, { tricks }) => sum + tricks, 0));
    expect(sums).toEqual([...Array<number>(8).fill(157), 314]);
  });

  it('rounds without doubleLast: none does', () => {
    const game = deals(9, { preset: 'rounds', doubleLast: false });
    const sums = game.played.map(({ scores }) => scores.reduce((sum, { tricks }) => sum + tricks, 0));
    expect(sums).toEqual(Array<number>(9).fill(157));
  });
});

describe('rules.md §3 classic: "The deal in which somebody’s written total reaches the limit is finished and scored"', () => {
  it.each(numbers.slice(0, 10))('game %i', (number) => {
    const game = lastOf(number, PRESET_RULES.classic, 100);
    const highest = game.played.map(({ totals }) => Math.max(...totals));
    expect(highest.at(-1)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...highest.slice(0, -1))).toBeLessThan(100);
    expect(game.played.at(-1)?.totals).toEqual(game.totals);
  });
});

describe('rules.md §3 "Winner (ties are shared, also for the loser)"', () => {
  const oneDeal = { end: { deals: 1 } } as const;

  function outcomeAt(totals: readonly number[], patch: RulesPatch): Outcome | null {
    const rules = rulesWith(patch);
    // Only a target asks how the points came about.
    const deal = startDeal(rules, { hands: [[], [], [], []], leader: 0 });
    return outcomeOf(rules, { deal, accounts: [0, 0, 0, 0], totals, played: 1 });
  }

  it.each([
    ['limit: fewest', [20, 40, 101, 30], { preset: 'classic' }, [0], [2]],
    ['limit: exactly reached', [20, 40, 100, 30], { preset: 'classic' }, [0], [2]],
    ['limit: tied winners', [20, 40, 101, 20], { preset: 'classic' }, [0, 3], [2]],
    ['limit: tied losers', [20, 40, 101, 101], { preset: 'classic' }, [0], [2, 3]],
    ['limit: negative totals win', [-20, 40, 120, 30], { preset: 'classic' }, [0], [2]],
    ['limit in points', [200, 400, 1000, 300], { preset: 'classic', slate: 'points', end: { limit: 1000 } }, [0], [2]],
    ['deals: fewest', [3, 9, 1, 7], { preset: 'classic', ...oneDeal }, [2], [1]],
    ['deals: all tied share the win, nobody loses', [5, 5, 5, 5], { preset: 'classic', ...oneDeal }, [0, 1, 2, 3], []],
    ['slate sticks: most', [3, -9, 1, 7], { preset: 'sticks', ...oneDeal }, [3], [1]],
    ['slate sticks: ties', [9, -9, -9, 9], { preset: 'sticks', ...oneDeal }, [0, 3], [1, 2]],
    ['announced trump: most', [30, 90, 10, 27], { preset: 'mohren', ...oneDeal }, [1], [2]],
    [
      'announced trump on a slate of tens: most',
      [3, 9, 1, 3],
      { preset: 'mohren', slate: 'tens', ...oneDeal },
      [1],
      [2],
    ],
  ] as const)('%s: %o', (_, totals, patch, winners, losers) => {
    expect(outcomeAt(totals, patch)).toEqual({ winners, losers });
  });

  it.each([
    ['limit not reached', [20, 40, 99, 30], { preset: 'classic' }],
    ['limit not reached by a negative total', [-120, 40, 99, 30], { preset: 'classic' }],
    ['limit in points', [200, 400, 999, 300], { preset: 'classic', slate: 'points', end: { limit: 1000 } }],
    ['more deals to come', [3, 9, 1, 7], { preset: 'classic', end: { deals: 2 } }],
  ] as const)('the game goes on: %s', (_, totals, patch) => {
    expect(outcomeAt(totals, patch)).toBeNull();
  });
});
