import { describe, expect, test } from 'vitest';
import { awardFor } from '../../src/bots/award.ts';
import { estimate } from '../../src/bots/estimate.ts';
import { withMatch } from '../../src/bots/match.ts';
import { chanceOfNone } from '../../src/bots/odds.ts';
import { type Position, positionOf } from '../../src/bots/position.ts';
import { tableWeisIn } from '../../src/bots/tableWeis.ts';
import { tryCard } from '../../src/bots/trial.ts';
import { shownIn } from '../../src/bots/voids.ts';
import { weisFor } from '../../src/bots/weis.ts';
import { type Card, type DealView, MATCH, parseCard } from '../../src/game/index.ts';
import { type Told, viewWith } from './viewWith.ts';

function dealOf(told: Told): DealView {
  const { deal } = viewWith(told);
  if (!deal) throw new Error('no deal');
  return deal;
}

function positionIn(told: Told): Position {
  const deal = dealOf(told);
  if (!deal.own) throw new Error('no seat');
  return positionOf(viewWith(told), deal, deal.own);
}

const trialOf = (told: Told, card: string) => tryCard(positionIn(told), parseCard(card) as Card);

const classic = { preset: 'classic' } as const;
const HAND = 'E6 E7 E8 S9 ST L6 L7 L8';

describe('odds', () => {
  test.each([
    { size: 10, marked: 0, drawn: 5, chance: 1 },
    { size: 4, marked: 1, drawn: 2, chance: 1 / 2 },
    { size: 5, marked: 2, drawn: 2, chance: 3 / 10 },
    { size: 5, marked: 4, drawn: 2, chance: 0 },
  ])('$drawn of $size hold none of $marked marked', ({ size, marked, drawn, chance }) => {
    expect(chanceOfNone(size, marked, drawn)).toBeCloseTo(chance);
  });
});

describe('what cards that didn’t follow have shown', () => {
  const shown = (plays: string, rules: Told['rules'] = classic) => {
    const view = viewWith({ rules, plays, hand: '' });
    return shownIn(view.deal as DealView, view.rules);
  };

  test('before trump is set: void in the suit led', () => {
    expect(shown('R7 R8 RK L6')).toEqual({ voids: [0, 0, 0, 1], underAtMost: [false, false, false, false] });
  });

  test('a trump on a plain lead shows nothing, unless one must follow', () => {
    expect(shown('R7 R8 RK L6 S6 L7').voids).toEqual([0, 0, 0, 1]);
    expect(shown('R7 R8 RK L6 S6 L7', { ...classic, mustFollow: true }).voids).toEqual([4, 0, 0, 1]);
    expect(shown('R7 R8 RK L6 S6 E7').voids).toEqual([4, 0, 0, 1]);
  });

  test('on a trump lead: perhaps all trumps but the Under', () => {
    const { voids, underAtMost } = shown('R7 R8 RK L6 L9 E7');
    expect(voids).toEqual([0, 0, 0, 1]);
    expect(underAtMost).toEqual([true, false, false, false]);
  });
});

describe('the chance to take the trick', () => {
  test('is nothing under a higher card, and all for the last one over it', () => {
    expect(estimate(trialOf({ rules: classic, plays: 'RK', hand: `R9 ${HAND}` }, 'R9')).chance).toBe(0);
    expect(estimate(trialOf({ rules: classic, plays: 'RK R6 R7', hand: `RA ${HAND}` }, 'RA')).chance).toBe(1);
  });

  test('grows with the card that is led', () => {
    const chances = ['R6', 'R9', 'RU', 'RA'].map(
      (card) => estimate(trialOf({ rules: classic, plays: '', hand: `R6 R9 RU RA ${HAND.slice(0, 14)}` }, card)).chance,
    );
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(chances[0]).toBeLessThan(0.05);
    expect(chances[3]).toBeGreaterThan(0.7);
  });
});

describe('table Weis', () => {
  test('is exact for the last card of a trick', () => {
    expect(tableWeisIn(trialOf({ rules: classic, plays: 'RU RO R6', hand: `RK ${HAND}` }, 'RK'))).toBe(20);
    expect(tableWeisIn(trialOf({ rules: classic, plays: 'RU RO R6', hand: `RA ${HAND}` }, 'RA'))).toBe(0);
  });

  test('is an average before: of the four roses that may fall on 9 and U, the ten makes a run', () => {
    const told = { rules: { ...classic, players: 3 }, plays: 'R9', hand: 'RU RA RK R8 E6 E7 E8 S9 ST L6 L7 L8' };
    expect(tableWeisIn(trialOf(told, 'RU'))).toBeCloseTo(20 / 4);
  });

  test('given to others is as good as a part of it for oneself', () => {
    const giving = estimate(trialOf({ rules: classic, plays: 'R7 RA R6', hand: `R8 ${HAND}` }, 'R8'));
    const off = { ...classic, tableWeis: false };
    const plain = estimate(trialOf({ rules: off, plays: 'R7 RA R6', hand: `R8 ${HAND}` }, 'R8'));
    expect(giving.points).toBeCloseTo(plain.points - 20 / 3);
  });
});

describe('a match in sight', () => {
  /** Seat 1 sets trump and takes all; nobody else has a trump left, and only roses besides what it holds itself. */
  const sweeping = 'R7 L6 R8 R9 LU L7 L8 LT L9 LO LK LA SA S6 S7 S8 SK S9 ST SU EA E6 E7 E8 EK E9 ET EU';

  test('with sure cards is as good as made', () => {
    const trial = trialOf({ rules: classic, plays: sweeping, hand: 'SO EO' }, 'SO');
    expect(withMatch(trial, estimate(trial))).toBeCloseTo(MATCH, 0);
  });

  test('with a card that loses is none', () => {
    const trial = trialOf({ rules: classic, plays: sweeping, hand: 'SO R6' }, 'SO');
    expect(withMatch(trial, estimate(trial))).toBeGreaterThan(0);
  });

  test('counts nothing where the rules know no match', () => {
    const trial = trialOf({ rules: { ...classic, match: 'none' }, plays: sweeping, hand: 'SO EO' }, 'SO');
    expect(withMatch(trial, estimate(trial))).toBe(estimate(trial).points);
  });
});

describe('sticks: the award to be expected', () => {
  const fresh = positionIn({ rules: { preset: 'sticks' }, plays: '', hand: `R6 ${HAND}` });
  const award = (points: number) => awardFor(fresh, points);

  /** The award at these points if the others have so many, and 20 are still to come. */
  const lateAward = (points: number, others: readonly number[]) => {
    const seats = fresh.deal.seats.map((seat, i) => ({ ...seat, points: [points, ...others][i] as number }));
    return awardFor({ ...fresh, deal: { ...fresh.deal, seats } }, points);
  };

  test('at first is best for few points, and worst for 100 and more', () => {
    expect(award(10)).toBeGreaterThan(award(39));
    expect(award(130)).toBeLessThan(award(39));
  });

  test('late is good at both ends below 100', () => {
    expect(lateAward(5, [40, 50, 42])).toBeGreaterThan(lateAward(45, [40, 50, 2]));
    expect(lateAward(70, [20, 25, 22])).toBeGreaterThan(lateAward(45, [40, 50, 2]));
    expect(lateAward(110, [10, 15, 2])).toBeLessThan(-2);
  });

  test('is more where somebody else has 100', () => {
    expect(lateAward(10, [120, 0, 7])).toBeGreaterThan(2);
  });
});

describe('hand Weis', () => {
  test.each([
    { preset: 'classic', handWeis: 'minus', weis: 'declare' },
    { preset: 'classic', handWeis: 'plus', weis: 'keep' },
    { preset: 'mohren', handWeis: 'plus', weis: 'declare' },
    { preset: 'mohren', handWeis: 'minus', weis: 'keep' },
    { preset: 'sticks', handWeis: 'off', weis: 'declare' },
  ] as const)('$preset, counting $handWeis: $weis', ({ preset, handWeis, weis }) => {
    const position = positionIn({ rules: { preset }, plays: '', hand: `R6 ${HAND}` });
    expect(weisFor({ ...position, rules: { ...position.rules, handWeis } })).toBe(weis);
  });
});
