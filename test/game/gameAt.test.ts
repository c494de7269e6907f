import { describe, expect, it } from 'vitest';
import { type Game, gameAt, isAnnouncing, PRESET_RULES, PRESETS, viewOf } from '../../src/game/index.ts';
import { playedGame } from './playedGame.ts';

/** States between tricks, as everybody saw them, and the game at its end. */
function watched(number: number, rules: Game['rules']) {
  const states = [...playedGame(number, rules, 3)];
  const seen = states.filter((game) => game.current && game.current.deal.inTrick === 0 && !isAnnouncing(game));
  return { seen, end: states.at(-1) as Game };
}

describe.each(PRESETS)('a finished game of %s, gone through again', (preset) => {
  it.each([1, 2, 3, 4])('shows at every moment what was to be seen then (game %i)', (number) => {
    const { seen, end } = watched(number, PRESET_RULES[preset]);
    expect(seen.length).toBeGreaterThan(20);
    for (const state of seen) {
      const moment = { deal: state.played.length + 1, tricks: state.current?.deal.tricks ?? 0 };
      expect(viewOf(gameAt(end, moment), null)).toEqual(viewOf(state, null));
    }
  });
});

it('after the last trick the whole deal lies there, and is written down', () => {
  const { end } = watched(5, PRESET_RULES.classic);
  const at = gameAt(end, { deal: 2, tricks: 99 });
  expect(at.current?.deal.tricks).toBe(end.played[1]?.deal.size);
  expect(at.totals).toEqual(end.played[1]?.totals);
});

it('knows no deal that isn’t finished', () => {
  const { end } = watched(5, PRESET_RULES.classic);
  expect(() => gameAt(end, { deal: 4, tricks: 0 })).toThrow(RangeError);
});
