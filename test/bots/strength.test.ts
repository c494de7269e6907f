import { describe, expect, test } from 'vitest';
import { duel } from '../../bench/duel.ts';
import { lowestPlayer, randomPlayer } from '../../bench/players.ts';
import { randomNumbers } from '../../bench/random.ts';
import { choose } from '../../src/bots/index.ts';
import { PRESET_RULES } from '../../src/game/index.ts';

/** Deals of a duel: so many that chance moves a result by a third of the margins asked for at most. */
const DEALS = 300;
const random = () => randomPlayer(randomNumbers(3));

describe('one player by rules, on each seat in turn, leaves the others behind', () => {
  test.each([
    { game: 'classic, four players', rules: PRESET_RULES.classic, atMost: 20, margin: 22 },
    { game: 'classic, three players', rules: { ...PRESET_RULES.classic, players: 3 }, atMost: 15, margin: 25 },
    { game: 'rounds, five players', rules: { ...PRESET_RULES.rounds, players: 5 }, atMost: 28, margin: 14 },
    { game: 'rounds, eight players', rules: { ...PRESET_RULES.rounds, players: 8 }, atMost: 32, margin: 5 },
  ])('$game: against random cards', ({ rules, atMost, margin }) => {
    const { one, others } = duel(rules, [choose, random()], DEALS);
    expect(one).toBeLessThan(atMost);
    expect(others - one).toBeGreaterThan(margin);
  });

  test.each([
    { game: 'classic', rules: PRESET_RULES.classic, margin: 18 },
    { game: 'rounds', rules: { ...PRESET_RULES.rounds, players: 5 }, margin: 11 },
  ])('$game: against the lowest card each time', ({ rules, margin }) => {
    const { one, others } = duel(rules, [choose, lowestPlayer], DEALS);
    expect(others - one).toBeGreaterThan(margin);
  });

  test('sticks: against both', () => {
    for (const foe of [random(), lowestPlayer]) {
      const { one, others } = duel(PRESET_RULES.sticks, [choose, foe], 2 * DEALS);
      expect(one - others).toBeGreaterThan(0.2);
    }
  });

  test.each([
    { game: 'mohren', rules: PRESET_RULES.mohren },
    { game: 'mohren with all contracts', rules: { ...PRESET_RULES.mohren, gaissBock: true, slalom: true } },
  ])('$game: against both', ({ rules }) => {
    for (const foe of [random(), lowestPlayer]) {
      const { one, others } = duel(rules, [choose, foe], DEALS / 2);
      expect(one - others).toBeGreaterThan(15);
    }
  });
});
