import { describe, expect, it } from 'vitest';
import { type Card, type Draw, writtenFor } from '../../src/game/index.ts';
import { drawCards, highestDrawn, loserOfDraw, seatsToDraw } from '../../src/game/slate.ts';
import { cardsOf } from './notation.ts';
import { rulesWith } from './rulesWith.ts';

const three = rulesWith({ preset: 'sticks' });
const zeroSum = rulesWith({ preset: 'sticks', awards: 'zero-sum' });

/** `0:RK 1:E9` */
const drawsOf = (written: string): Draw[] =>
  written.split(' ').map((draw): Draw => [Number(draw[0]), cardsOf(draw.slice(2))[0] as Card]);

describe('rules.md §3 "sticks, scoring": the first rule that fits', () => {
  it.each([
    // 1. Somebody has 157.
    ['1', [157, 0, 0, 0], [3, -3, -3, -3], [3, -1, -1, -1]],
    ['1', [0, 0, 0, 157], [-3, -3, -3, 3], [-1, -1, -1, 3]],
    // 2. Somebody has 100–156.
    ['2', [100, 57, 0, 0], [-3, 3, 3, 3], [-3, 1, 1, 1]],
    ['2', [0, 1, 156, 0], [3, 3, -3, 3], [1, 1, -3, 1]],
    ['2, though the others are tied', [19, 19, 100, 19], [3, 3, -3, 3], [1, 1, -3, 1]],
    // 4. Two tied highest.
    ['4', [60, 60, 20, 17], [0, 0, -1, 1], [0, 0, -1, 1]],
    ['4', [5, 71, 10, 71], [1, 0, -1, 0], [1, 0, -1, 0]],
    ['4', [78, 1, 78, 0], [0, -1, 0, 1], [0, -1, 0, 1]],
    // 5. Two tied lowest.
    ['5', [80, 0, 77, 0], [1, 0, -1, 0], [1, 0, -1, 0]],
    ['5', [20, 99, 18, 20], [-1, 1, 1, -1], [-1, 1, 1, -1]],
    ['5', [19, 99, 20, 19], [0, 1, -1, 0], [0, 1, -1, 0]],
    // 6. Else; the other two equal or not.
    ['6', [60, 40, 40, 17], [1, -1, -1, 1], [1, -1, -1, 1]],
    ['6', [99, 30, 20, 8], [1, -1, -1, 1], [1, -1, -1, 1]],
    ['6', [30, 60, 10, 57], [-1, 1, 1, -1], [-1, 1, 1, -1]],
  ])('%s: %o is awarded %o, zero-sum %o', (_, points, awards, cancelling) => {
    expect(points.reduce((sum, each) => sum + each)).toBe(157);
    expect(writtenFor(points, three, [])).toEqual(awards);
    expect(writtenFor(points, zeroSum, [])).toEqual(cancelling);
  });

  it.each([
    // 3. Three tied: the fourth +1, who draws the highest card −1.
    ['3, the fourth highest', [10, 49, 49, 49], '1:RK 2:E9 3:SA', [1, 0, 0, -1]],
    ['3, the fourth lowest', [50, 50, 7, 50], '0:LA 1:RU 3:SK', [-1, 0, 1, 0]],
    ['3, the fourth highest with less than 100', [20, 20, 20, 97], '0:R6 1:R7 2:E6', [0, -1, 0, 1]],
    ['3, two redraw', [50, 50, 7, 50], '0:LA 1:RU 3:SA 0:R6 3:R7', [0, 0, 1, -1]],
    ['3, all three redraw, then two', [50, 50, 7, 50], '0:LA 1:EA 3:SA 0:R6 1:E7 3:R7 1:E8 3:R9', [0, 0, 1, -1]],
  ])('%s: %o with %s is awarded %o', (_, points, drawn, awards) => {
    expect(points.reduce((sum, each) => sum + each)).toBe(157);
    expect(writtenFor(points, three, drawsOf(drawn))).toEqual(awards);
    expect(writtenFor(points, zeroSum, drawsOf(drawn))).toEqual(awards);
  });
});

describe('rules.md §3 sticks 3, the drawing', () => {
  it.each([
    [
      [10, 49, 49, 49],
      [1, 2, 3],
    ],
    [
      [50, 50, 7, 50],
      [0, 1, 3],
    ],
    [[19, 19, 100, 19], []],
    [[0, 0, 157, 0], []],
    [[60, 60, 20, 17], []],
    [[80, 0, 77, 0], []],
  ])('%o: seats %o draw', (points, seats) => {
    expect(seatsToDraw(points)).toEqual(seats);
  });

  it('ace high, suits don’t count', () => {
    expect(highestDrawn(drawsOf('0:RA 1:LK 2:EA'))).toEqual([0, 2]);
    expect(highestDrawn(drawsOf('0:R9 1:LU 3:ET'))).toEqual([1]);
  });

  it('goes on with those tied, from one deck without replacement', () => {
    const deck = cardsOf('R9 E9 S7 RT ET RK RU');
    expect(drawCards([0, 2, 3], deck)).toEqual(drawsOf('0:R9 2:E9 3:S7 0:RT 2:ET 0:RK 2:RU'));
  });

  it.each([
    ['one round', '0:RK 1:E9 3:SA', 3],
    ['two rounds', '0:RA 1:E9 3:SA 0:R7 3:R6', 0],
    ['missing', '', null],
    ['too few', '0:RK 1:E9', null],
    ['the redraw missing', '0:RA 1:E9 3:SA', null],
    ['surplus', '0:RK 1:E9 3:SA 3:S6', null],
    ['a seat that isn’t tied', '0:RK 1:E9 2:SA', null],
    ['not in ascending order', '1:E9 0:RK 3:SA', null],
    ['one of the redraw in the wrong order', '0:RA 1:E9 3:SA 3:R7 0:R6', null],
    ['who isn’t tied redraws', '0:RA 1:E9 3:SA 0:R7 1:R6', null],
    ['a card twice', '0:RK 1:E9 3:RK', null],
    ['a card again in the redraw', '0:RA 1:E9 3:SA 0:RA 3:R6', null],
  ])('rules.md §5 `drawn`: %s (%s) leaves seat %s', (_, drawn, loser) => {
    expect(loserOfDraw([0, 1, 3], drawn === '' ? [] : drawsOf(drawn))).toBe(loser);
  });
});
