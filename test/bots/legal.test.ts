import { describe, expect, test } from 'vitest';
import { playDeal, randomDealt } from '../../bench/playDeal.ts';
import { randomNumbers } from '../../bench/random.ts';
import { choose } from '../../src/bots/index.ts';
import { type Rules, refusedRules, type View } from '../../src/game/index.ts';
import { OPTIONS, randomRules } from './randomRules.ts';

/** A player that fails the test on an illegal move, and otherwise makes it. */
function checked(view: View) {
  const move = choose(view);
  const own = view.deal?.own;
  if ('contract' in move) expect(own?.contracts).toContain(move.contract);
  else expect(own?.legal).toContain(move.card);
  return move;
}

function playChecked(rules: Rules, below: (bound: number) => number): void {
  playDeal(rules, randomDealt(rules.players, below), new Array(rules.players).fill(checked));
}

describe('every move is legal', () => {
  test('in 600 deals of random rules with 3 to 9 players', () => {
    const below = randomNumbers(11);
    for (let i = 0; i < 600; i++) playChecked(randomRules(below), below);
  });

  test('of which every option comes up', () => {
    const below = randomNumbers(12);
    const seen = Array.from({ length: 600 }, () => randomRules(below));
    for (const [field, values] of Object.entries(OPTIONS)) {
      for (const value of values) {
        expect(
          seen.some((rules) => rules[field as keyof Rules] === value),
          `${field} ${value}`,
        ).toBe(true);
      }
    }
    expect(seen.every((rules) => refusedRules(rules) === null)).toBe(true);
  });
});
