import { describe, expect, it } from 'vitest';
import { dealOut } from '../../src/game/deck.ts';
import { cardNames, deckFor, handSize, removedCards } from '../../src/game/index.ts';

describe('rules.md §3 "Cards by number of players"', () => {
  it.each([
    [3, 12, ''],
    [4, 9, ''],
    [5, 7, 'E7'],
    [6, 6, ''],
    [7, 5, 'E7'],
    [8, 4, 'R6 E6 S6 L6'],
    [9, 4, ''],
  ])('%i players: %i cards each, without %s', (players, size, removed) => {
    expect(handSize(players)).toBe(size);
    expect(cardNames(removedCards(players))).toBe(removed);
    const deck = deckFor(players);
    expect(deck).toHaveLength(players * size);
    expect([...deck, ...removedCards(players)].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 36 }, (_, card) => card),
    );
  });

  it('other numbers are a fault of the caller', () => {
    expect(() => handSize(2)).toThrow(RangeError);
    expect(() => handSize(10)).toThrow(RangeError);
  });
});

describe('rules.md §3 "Cards go out from the shuffled deck in the batches people use …, beginning with seat 0"', () => {
  /** Positions in the shuffled deck that come to seat 0 and to the last seat. */
  it.each([
    [3, [0, 1, 2, 3, 12, 13, 14, 15, 24, 25, 26, 27], [8, 9, 10, 11, 20, 21, 22, 23, 32, 33, 34, 35]],
    [4, [0, 1, 2, 12, 13, 14, 24, 25, 26], [9, 10, 11, 21, 22, 23, 33, 34, 35]],
    [5, [0, 1, 2, 3, 20, 21, 22], [16, 17, 18, 19, 32, 33, 34]],
    [6, [0, 1, 2, 18, 19, 20], [15, 16, 17, 33, 34, 35]],
    [7, [0, 1, 2, 21, 22], [18, 19, 20, 33, 34]],
    [8, [0, 1, 2, 3], [28, 29, 30, 31]],
    [9, [0, 1, 2, 3], [32, 33, 34, 35]],
  ])('%i players: seat 0 gets cards %o, the last seat %o', (players, first, last) => {
    const positions = Array.from({ length: players * handSize(players) }, (_, position) => position);
    const hands = dealOut(positions, players);
    expect(hands).toHaveLength(players);
    expect(hands[0]).toEqual(first);
    expect(hands[players - 1]).toEqual(last);
    expect(hands.flat().sort((a, b) => a - b)).toEqual(positions);
  });
});
