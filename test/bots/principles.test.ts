import { describe, expect, test } from 'vitest';
import { choose } from '../../src/bots/index.ts';
import { cardName } from '../../src/game/index.ts';
import { type Told, viewWith } from './viewWith.ts';

/** What the seat on turn does: a card or a contract, in notation. */
function chosen(told: Told): string {
  const move = choose(viewWith(told));
  return 'contract' in move ? move.contract : cardName(move.card);
}

/** Hearts, acorns and shields from the top, all taken by seat 0; seat 3 is last to the next trick. */
const SWEEP = 'RA R6 R7 R8 EA E6 E7 E8 RK R9 RT RU EK E9 ET EU LA L6 L7 L8 LK L9 LT LU S9 S7 S6';
/** The same cards, but seats 1 and 2 took a trick each. */
const SHARED = 'R6 RA R7 R8 E6 E7 EA E8 RT R9 RU RK EK E9 ET EU LA L6 L7 L8 LK L9 LT LU S9 S7 S6';

interface Case {
  readonly what: string;
  readonly plays: string;
  readonly hand: string;
  readonly card: string;
}

describe('classic: points are bad', () => {
  test.each<Case>([
    { what: 'ducks under', plays: 'RT', hand: 'R9 RA E6 E7 S8 S9 L6 L7 L8', card: 'R9' },
    { what: 'dumps a dear card under the ace', plays: 'R7 RA R9', hand: 'R6 RO RT E6 S8 SO L6 L7 EK', card: 'RO' },
    { what: 'leads low', plays: '', hand: 'R6 RK RA E7 EK S8 ST LA LT', card: 'E7' },
    {
      what: 'sets trump where it has few and low ones',
      plays: 'RK R6',
      hand: 'E9 EU EA E6 S6 L8 L9 LO L7',
      card: 'S6',
    },
    {
      what: 'keeps the Stöck in hand when it sets trump',
      plays: 'RA R6 R7',
      hand: 'EK EO E6 E7 S6 S8 L8 L7 S9',
      card: 'E6',
    },
    {
      what: 'dumps an ace on a trick trumped by another',
      plays: 'R7 R8 RK L6 S6 L7',
      hand: 'EA E6 E7 R6 R9 E8 EO L8',
      card: 'EA',
    },
    {
      what: 'wins a cheap trick, last, with its trump nine',
      plays: 'R7 R8 RK L6 S6 S9 SK',
      hand: 'S7 L9 LT E6 E7 E8 E9 RA',
      card: 'L9',
    },
    { what: 'stops a match that is near', plays: SWEEP, hand: 'SA S8 RO', card: 'SA' },
    { what: 'ducks in the same place if nobody is near a match', plays: SHARED, hand: 'SA S8 RO', card: 'S8' },
  ])('$what', ({ plays, hand, card }) => {
    expect(chosen({ rules: { preset: 'classic' }, plays, hand })).toBe(card);
  });
});

describe('mohren: points are good', () => {
  const rules = { preset: 'mohren', gaissBock: true } as const;
  test.each<Case>([
    {
      what: 'takes a fat trick, last, with its lowest trump',
      plays: 'RA RT RK',
      hand: 'R6 L6 LU E6 E7 E8 S6 S7 S8',
      card: 'L6',
    },
    { what: 'saves its trumps on a thin trick', plays: 'R9 R7 R8', hand: 'R6 L6 LU E6 E7 E8 S6 S7 S8', card: 'R6' },
    { what: 'doesn’t feed a trick it can’t win', plays: 'LU L7 L8', hand: 'LT L6 E6 E7 E8 S6 S7 S8 RA', card: 'L6' },
  ])('$what', ({ plays, hand, card }) => {
    expect(chosen({ rules, contract: 'L', plays, hand })).toBe(card);
  });

  test.each([
    { what: 'the suit with Under, nine and length', hand: 'RU R9 RA RK R6 E7 E8 S9 L7', contract: 'R' },
    { what: 'Bock with aces and kings', hand: 'RA EA SA LA RK EK SK S7 L8', contract: 'bock' },
    { what: 'Gaiss with sixes and sevens', hand: 'R6 E6 S6 L6 R7 E7 LT SO S7', contract: 'gaiss' },
  ])('announces $what', ({ hand, contract }) => {
    expect(chosen({ rules, plays: '', hand })).toBe(contract);
  });

  test('announces Slalom with aces and sixes', () => {
    const slalom = { ...rules, slalom: true };
    expect(chosen({ rules: slalom, plays: '', hand: 'RA R6 EA E6 SA S6 LA L6 R7' })).toBe('slalom-bock');
  });
});
