import { describe, expect, test } from 'vitest';
import { type Game, PRESET_RULES, placesOf, type Rules, startGame } from '../../src/game/index.ts';
import { lastOf } from './playedGame.ts';

const over = (rules: Rules, totals: readonly number[], winners: readonly number[]): Game => ({
  ...startGame(rules),
  totals,
  outcome: { winners, losers: [] },
});

const { classic, rounds, sticks, mohren } = PRESET_RULES;

describe('places of a finished game (rules.md §3, Winner)', () => {
  test.each([
    ['classic: fewest', classic, [40, 12, 100, 77], [1], [2, 1, 4, 3]],
    ['rounds: fewest, below zero too', rounds, [-5, -90, 0, 300], [1], [2, 1, 3, 4]],
    ['sticks: most', sticks, [3, -6, 9, -6], [2], [2, 3, 1, 3]],
    ['two share the first place, and the next is third', classic, [10, 100, 10, 50], [0, 2], [1, 4, 1, 3]],
    ['all share it', classic, [100, 100, 100, 100], [0, 1, 2, 3], [1, 1, 1, 1]],
    ['mohren: first to the target, though another stands higher', mohren, [520, 505, 100, 90], [1], [2, 1, 3, 4]],
    ['mohren: two were first at one moment', mohren, [520, 505, 600, 90], [0, 1], [1, 1, 3, 4]],
  ])('%s', (_, rules, totals, winners, places) => {
    expect(placesOf(over(rules, totals, winners))).toEqual(places);
  });

  test('none while the game goes on', () => {
    expect(placesOf(startGame(classic))).toBeNull();
  });

  test.each([classic, rounds, sticks, mohren])('in a whole game of $preset exactly its winners are first', (rules) => {
    const game = lastOf(7, rules, 100);
    const places = placesOf(game) ?? [];
    expect(places.flatMap((place, seat) => (place === 1 ? [seat] : []))).toEqual(game.outcome?.winners);
  });
});
