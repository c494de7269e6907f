import { describe, expect, test } from 'vitest';
import { type Player, playDeal } from '../../bench/playDeal.ts';
import { randomNumbers } from '../../bench/random.ts';
import { choose } from '../../src/bots/index.ts';
import { PRESET_RULES, PRESETS, type Rules, refusedRules } from '../../src/game/index.ts';
import { seedOf } from '../game/seedOf.ts';
import { OPTIONS, randomRules } from './randomRules.ts';

/** A player that stops on an illegal move of its own, or one that isn't the same when asked again. */
const checked: Player = (view) => {
  const move = choose(view);
  const own = view.deal?.own;
  const legal = 'contract' in move ? own?.contracts.includes(move.contract) : own?.legal.includes(move.card);
  if (!legal) throw new Error(`illegal: ${JSON.stringify({ move, rules: view.rules, own })}`);
  expect(choose(view)).toEqual(move);
  return move;
};

function playChecked(rules: Rules, number: number): void {
  playDeal(rules, seedOf(number), new Array<Player>(rules.players).fill(checked));
}

describe('every move is legal, and the same when asked again', () => {
  test.each(PRESETS)('in 20 deals of %s', (preset) => {
    for (let number = 0; number < 20; number++) playChecked(PRESET_RULES[preset], number);
  });

  test('in 150 deals of random rules with 3 to 9 players', () => {
    const below = randomNumbers(11);
    for (let number = 0; number < 150; number++) playChecked(randomRules(below), number);
  });

  test('of which every option comes up', () => {
    const below = randomNumbers(11);
    const seen = Array.from({ length: 150 }, () => randomRules(below));
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
