import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, cardNames, cardsOfWeis, type Rules, SUITS } from '../../src/game/index.ts';
import { putCards } from '../../src/game/suitMask.ts';
import { compareWeis, tableWeisPoints, type Weis, weiseIn, weisPoints } from '../../src/game/weis.ts';
import { creditedWeise } from '../naive/weis.ts';
import { cardsOf } from './notation.ts';
import { rulesWith } from './rulesWith.ts';

const swiss = rulesWith({ preset: 'classic' });
const vorarlberg = rulesWith({ preset: 'classic', weisValues: 'vorarlberg' });
const apart = (rules: Rules): Rules => ({ ...rules, crossWeis: false });

function masksOf(cards: readonly Card[]): Uint16Array {
  const masks = new Uint16Array(4);
  putCards(masks, 0, cards);
  return masks;
}

const written = (weis: Weis) => `${cardNames(cardsOfWeis(weis))} = ${weis.points}`;

/** The Weise of a hand, highest first: `R6 R7 R8 = 20`. */
const weiseOf = (hand: string, rules: Rules = swiss) =>
  weiseIn(masksOf(cardsOf(hand)), 0, { rules }).map((weis) => written(weis));

describe('rules.md §2, the table of values', () => {
  it.each([
    ['R6 R7', undefined, undefined],
    ['R6 R7 R8', 20, 20],
    ['R6 R7 R8 R9', 50, 50],
    ['R6 R7 R8 R9 RT', 100, 100],
    ['R6 R7 R8 R9 RT RU', 150, 120],
    ['R6 R7 R8 R9 RT RU RO', 200, 140],
    ['R6 R7 R8 R9 RT RU RO RK', 250, 160],
    ['R6 R7 R8 R9 RT RU RO RK RA', 300, 180],
    ['RA EA SA LA', 100, 100],
    ['RK EK SK LK', 100, 100],
    ['RO EO SO LO', 100, 100],
    ['RT ET ST LT', 100, 100],
    ['R9 E9 S9 L9', 150, 150],
    ['RU EU SU LU', 200, 200],
    // With `vorarlberg` a four worth nothing is no Weis at all.
    ['R8 E8 S8 L8', 100, undefined],
    ['R7 E7 S7 L7', 100, undefined],
    ['R6 E6 S6 L6', 100, undefined],
  ])('%s: %s swiss, %s vorarlberg', (hand, inSwiss, inVorarlberg) => {
    const expected = (points: number | undefined) => (points === undefined ? [] : [`${hand} = ${points}`]);
    expect(weiseOf(hand, swiss)).toEqual(expected(inSwiss));
    expect(weiseOf(hand, vorarlberg)).toEqual(expected(inVorarlberg));
  });
});

describe('rules.md §2 "Runs … in the plain order, maximal, ace and six not adjacent"', () => {
  it.each([
    ['four in a row is one Weis, not two', 'E8 E9 ET EU', ['E8 E9 ET EU = 50']],
    ['ace and six are not adjacent', 'RK RA R6 R7', []],
    ['nine and Under are not adjacent, as they would be in the order of trump', 'SA S9 SU', []],
    ['in one suit only', 'R6 E7 R8', []],
    ['two in one suit', 'L6 L7 L8 LT LU LO', ['LT LU LO = 20', 'L6 L7 L8 = 20']],
    ['two in two suits', 'R6 R7 R8 R9 SO SK SA', ['R6 R7 R8 R9 = 50', 'SO SK SA = 20']],
    ['three of a kind is nothing', 'RU EU SU', []],
    ['two fours', 'RU EU SU LU R9 E9 S9 L9', ['RU EU SU LU = 200', 'R9 E9 S9 L9 = 150']],
  ])('%s', (_, hand, weise) => {
    expect(weiseOf(hand)).toEqual(weise);
  });
});

describe('rules.md §2 "crossWeis"', () => {
  it('on: one card may serve in a run and in a four of a kind', () => {
    expect(weiseOf('R6 R7 R8 R9 RT RU E6 S6 L6')).toEqual(['R6 R7 R8 R9 RT RU = 150', 'R6 E6 S6 L6 = 100']);
  });

  it.each([
    {
      why: 'a run may be shortened: 100 + 100, not 150',
      hand: 'R6 R7 R8 R9 RT RU E6 S6 L6',
      rules: swiss,
      weise: ['R7 R8 R9 RT RU = 100', 'R6 E6 S6 L6 = 100'],
    },
    {
      why: 'a run that is left too short goes',
      hand: 'R6 R7 R8 E6 S6 L6',
      rules: swiss,
      weise: ['R6 E6 S6 L6 = 100'],
    },
    {
      why: 'a four counts if it brings more than it costs the run',
      hand: 'R6 R7 R8 R9 RT RU RO ET ST LT',
      rules: vorarlberg,
      // 140 alone; the four tens would leave R6 R7 R8 R9: 100 + 50.
      weise: ['RT ET ST LT = 100', 'R6 R7 R8 R9 = 50'],
    },
    {
      why: 'a four in the middle of a run splits it in two',
      hand: 'R6 R7 R8 R9 RT RU RO E9 S9 L9',
      rules: swiss,
      // 200 alone; the four nines leave two runs of three: 150 + 20 + 20 is less.
      weise: ['R6 R7 R8 R9 RT RU RO = 200'],
    },
    {
      why: 'the same with vorarlberg, where the run is worth less',
      hand: 'R6 R7 R8 R9 RT RU RO E9 S9 L9',
      rules: vorarlberg,
      weise: ['R9 E9 S9 L9 = 150', 'RT RU RO = 20', 'R6 R7 R8 = 20'],
    },
    {
      why: 'a four worth nothing never shortens a run',
      hand: 'R6 R7 R8 E6 S6 L6',
      rules: vorarlberg,
      weise: ['R6 R7 R8 = 20'],
    },
    {
      why: 'two fours out of one run',
      hand: 'R8 R9 RT RU RO E9 S9 L9 EU SU LU',
      rules: swiss,
      weise: ['RU EU SU LU = 200', 'R9 E9 S9 L9 = 150'],
    },
    {
      why: 'a four without a card in a run changes nothing',
      hand: 'R6 R7 R8 RK EK SK LK',
      rules: swiss,
      weise: ['RK EK SK LK = 100', 'R6 R7 R8 = 20'],
    },
    {
      why: 'at equal sums the set whose best Weis is higher: 150, not 100 + 50',
      hand: 'R6 R7 R8 R9 RT RU E7 S7 L7',
      rules: swiss,
      weise: ['R6 R7 R8 R9 RT RU = 150'],
    },
    {
      why: 'at equal sums the set whose best Weis is higher: 120, not 100 + 20',
      hand: 'R9 RT RU RO RK RA EO SO LO',
      rules: vorarlberg,
      weise: ['R9 RT RU RO RK RA = 120'],
    },
  ])('off: $why', ({ hand, rules, weise }) => {
    expect(weiseOf(hand, apart(rules))).toEqual(weise);
  });
});

describe('rules.md §2, order of Weise: "points, then more cards, then higher top card"', () => {
  const best = (hand: string, rules: Rules) => weiseIn(masksOf(cardsOf(hand)), 0, { rules })[0] as Weis;

  it.each([
    ['four nines before six in a row', 'R9 E9 S9 L9', 'E6 E7 E8 E9 ET EU', vorarlberg],
    ['at equal points more cards: five in a row before four aces', 'R6 R7 R8 R9 RT', 'RA EA SA LA', swiss],
    ['at equal points and cards the higher top card', 'E7 E8 E9', 'R6 R7 R8', swiss],
    ['of fours as well', 'RA EA SA LA', 'RK EK SK LK', swiss],
    ['six in a row before four nines in swiss: more cards', 'E6 E7 E8 E9 ET EU', 'R9 E9 S9 L9', swiss],
  ])('%s', (_, higher, lower, rules) => {
    expect(compareWeis(best(higher, rules), best(lower, rules))).toBeLessThan(0);
    expect(compareWeis(best(lower, rules), best(higher, rules))).toBeGreaterThan(0);
  });

  it('leaves equal runs of two suits equal', () => {
    expect(compareWeis(best('E7 E8 E9', swiss), best('R7 R8 R9', swiss))).toBe(0);
  });
});

describe('rules.md §2, compared with the naive reading', () => {
  const deck = Array.from({ length: 36 }, (_, card) => card);
  const anyCards = fc.subarray(deck, { minLength: 3, maxLength: 14 });
  /** Few ranks and suits, so that runs and fours meet. */
  const crowded = fc.tuple(fc.nat(5), fc.subarray(deck, { minLength: 4, maxLength: 14 })).map(([low, cards]) => {
    const run = Array.from({ length: 4 }, (_, i) => low + i);
    const fours = [0, 9, 18, 27].map((suit) => suit + low);
    return [...new Set([...cards.slice(0, 6), ...run, ...fours])];
  });

  it('the same Weise with the same points in the same order, foreign or not', () => {
    const rules = fc.record({
      weisValues: fc.constantFrom<Rules['weisValues']>('swiss', 'vorarlberg'),
      crossWeis: fc.boolean(),
      foreignFactor: fc.constantFrom<1 | 2>(1, 2),
    });
    const led = fc.constantFrom(null, 0 as const, 1 as const, 2 as const, 3 as const);
    fc.assert(
      fc.property(fc.oneof(anyCards, crowded), rules, led, (cards, differing, suit) => {
        const all = { ...swiss, ...differing };
        const masks = masksOf(cards);
        const foreign = suit === null ? {} : { foreign: { led: suit, factor: all.foreignFactor } };
        const found = weiseIn(masks, 0, { rules: all, ...foreign });
        const names = cardNames(cards).split(' ');
        const naive = creditedWeise(names, suit === null ? null : SUITS[suit], all);
        const sorted = (weise: readonly string[]) => [...weise].sort();
        const expected = naive.map(({ cards: its, points }) => `${its.join(' ')} = ${points}`);
        expect(sorted(found.map((weis) => written(weis)))).toEqual(sorted(expected));
        expect(found).toEqual([...found].sort(compareWeis));
        const sum = found.reduce((points, weis) => points + weis.points, 0);
        if (suit === null) expect(weisPoints(masks, 0, all)).toBe(sum);
        else expect(tableWeisPoints(masks, all, suit)).toBe(sum);
      }),
      { numRuns: 3000, seed: 20260101 },
    );
  });
});
