import { describe, expect, it } from 'vitest';
import { handWeisPoints } from '../../src/game/handWeis.ts';
import {
  announce,
  type Contract,
  type Deal,
  keepBack,
  play,
  type RulesPatch,
  type Seat,
  scoreDeal,
  startDeal,
} from '../../src/game/index.ts';
import { cardsOf } from './notation.ts';
import { rulesWith } from './rulesWith.ts';
import { shortDeal } from './shortDeal.ts';

interface Declared {
  readonly hands: readonly string[];
  readonly patch: RulesPatch;
  readonly leader?: Seat;
  readonly contract?: Contract;
  readonly keptBack?: readonly Seat[];
}

/** Points of hand Weis by seat, as they would be at the end of trick 1 if nobody had set trump by then. */
function pointsOf({ hands, patch, leader = 0, contract, keptBack = [] }: Declared): number[] {
  const deal = startDeal(rulesWith(patch), { hands: hands.map(cardsOf), leader });
  if (contract !== undefined) announce(deal, contract);
  for (const seat of keptBack) keepBack(deal, seat);
  return handWeisPoints(deal);
}

describe('rules.md §2 "Hand Weis"', () => {
  it('compareWeis none: everybody scores all of theirs', () => {
    const hands = ['R6 R7 R8 RU EU SU LU', 'E6 E7 E8 E9', 'SA', 'L7 L8 L9'];
    expect(pointsOf({ hands, patch: { preset: 'classic' } })).toEqual([220, 50, 0, 20]);
  });

  it('counts the dealt hand in the plain order, whatever becomes trump', () => {
    const deal = shortDeal({
      rules: rulesWith({ preset: 'classic' }),
      tricks: ['0: E8 RT EU E9', '1: R8 E6 RO RA', '0: SA R9 SK SO'],
    });
    // Seat 1: RT R8 R9; in the order of trump the nine would stand beside the Under.
    expect(handWeisPoints(deal)).toEqual([0, 20, 0, 0]);
  });

  it('off: nobody scores', () => {
    expect(pointsOf({ hands: ['R6 R7 R8', '', '', ''], patch: { preset: 'classic', handWeis: 'off' } })).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it.each([
    ['classic', 'minus', -20],
    ['classic', 'plus', 20],
    ['mohren', 'minus', -20],
    ['mohren', 'plus', 20],
  ] as const)('%s with handWeis %s: %i in the total', (preset, handWeis, points) => {
    const announced = preset === 'mohren' ? { contract: 'L' as const } : {};
    const tricks = ['0: RA R6 R7 R8', '0: RK R9 RT RU', '0: RO E6 E7 EU'];
    const [score] = scoreDeal(
      shortDeal({ rules: rulesWith({ preset, handWeis, tableWeis: false }), tricks, ...announced }),
      1,
    );
    expect(score).toMatchObject({ handWeis: 20, total: (score?.tricks ?? 0) + points });
  });
});

describe('rules.md §2 "a player may keep all their Weise to themselves"', () => {
  const hands = ['R6 R7 R8 RU EU SU LU', 'E6 E7 E8 E9', 'SA', 'L7 L8 L9'];

  it('all of them or none', () => {
    expect(pointsOf({ hands, patch: { preset: 'classic' }, keptBack: [0, 2, 3] })).toEqual([0, 50, 0, 0]);
  });

  it('and who keeps back the highest Weis leaves the comparison to the others', () => {
    const patch = { preset: 'classic', compareWeis: 'best' } as const;
    expect(pointsOf({ hands, patch })).toEqual([220, 0, 0, 0]);
    expect(pointsOf({ hands, patch, keptBack: [0] })).toEqual([0, 50, 0, 0]);
    expect(pointsOf({ hands, patch, keptBack: [0, 1, 3] })).toEqual([0, 0, 0, 0]);
  });
});

describe('rules.md §2 "best: … only the holder of the highest single Weis scores, and scores all of theirs"', () => {
  const best = { preset: 'classic', compareWeis: 'best' } as const;
  const points = { preset: 'classic', compareWeis: 'best-points' } as const;

  it.each([
    {
      why: 'one Weis of 100 beats 50 + 50, and what comes with it counts as well',
      hands: ['R6 R7 R8 R9 E6 E7 E8 E9', 'S6 S7 S8 S9 ST LO LK LA', '', ''],
      best: [0, 120, 0, 0],
      bestPoints: [0, 120, 0, 0],
    },
    {
      why: 'points: four nines (150) beat five in a row (100)',
      hands: ['R6 R7 R8 R9 RT', 'E9 S9 L9 R9', '', ''],
      best: [0, 150, 0, 0],
      bestPoints: [0, 150, 0, 0],
    },
    {
      why: 'then more cards: five in a row beat four aces; by points alone whoever is first in play',
      hands: ['RA EA SA LA', 'E6 E7 E8 E9 ET', '', ''],
      best: [0, 100, 0, 0],
      bestPoints: [100, 0, 0, 0],
    },
    {
      why: 'then the higher top card',
      hands: ['R6 R7 R8', 'E7 E8 E9', 'S8 S9 ST', 'L6 L7 L8'],
      best: [0, 0, 20, 0],
      bestPoints: [20, 0, 0, 0],
    },
    {
      why: 'then whoever is earlier in play',
      hands: ['R7 R8 R9', 'E7 E8 E9', 'S7 S8 S9', 'L7 L8 L9'],
      best: [20, 0, 0, 0],
      bestPoints: [20, 0, 0, 0],
    },
    { why: 'nobody has any', hands: ['R7 R8', '', 'S7', ''], best: [0, 0, 0, 0], bestPoints: [0, 0, 0, 0] },
  ])('$why', ({ hands, best: byBest, bestPoints }) => {
    expect(pointsOf({ hands, patch: best })).toEqual(byBest);
    expect(pointsOf({ hands, patch: points })).toEqual(bestPoints);
  });

  it('earlier in play is counted from the first leader', () => {
    const hands = ['R7 R8 R9', 'E7 E8 E9', 'S7 S8 S9', 'L7 L8 L9'];
    expect(pointsOf({ hands, patch: best, leader: 2 })).toEqual([0, 0, 20, 0]);
    expect(pointsOf({ hands, patch: points, leader: 3 })).toEqual([0, 0, 0, 20]);
  });

  it('the trump suit goes before the order of play, but after the top card', () => {
    const announced = { preset: 'mohren', compareWeis: 'best' } as const;
    const equal = ['R7 R8 R9', 'E7 E8 E9', 'S7 S8 S9', 'L7 L8 L9'];
    expect(pointsOf({ hands: equal, patch: announced, contract: 'S' })).toEqual([0, 0, 20, 0]);
    const lower = ['R7 R8 R9', 'E7 E8 E9', 'S6 S7 S8', 'L7 L8 L9'];
    expect(pointsOf({ hands: lower, patch: announced, contract: 'S' })).toEqual([20, 0, 0, 0]);
    expect(pointsOf({ hands: equal, patch: { preset: 'mohren' }, contract: 'S' })).toEqual([20, 0, 0, 0]);
  });

  describe('"trump suit (if already set)", which is judged after trick 1', () => {
    const rules = rulesWith({ preset: 'classic', compareWeis: 'best' });
    const afterPlaying = (hands: readonly string[], plays: string): Deal => {
      const deal = startDeal(rules, { hands: hands.map(cardsOf), leader: 0 });
      for (const card of cardsOf(plays)) play(deal, card);
      return deal;
    };

    it('set in trick 1: counts', () => {
      const hands = ['R7 R8 R9', 'E7 E8 E9', 'SA', 'LA'];
      expect(handWeisPoints(afterPlaying(hands, 'R7 E7 SA LA'))).toEqual([0, 20, 0, 0]);
    });

    it('set by the last card of trick 1: counts', () => {
      const hands = ['R7 R8 R9', 'R6', 'RA', 'L7 L8 L9'];
      expect(handWeisPoints(afterPlaying(hands, 'R7 R6 RA L7'))).toEqual([0, 0, 0, 20]);
    });

    it('set in trick 2: comes too late', () => {
      const hands = ['R7 R8 R9 S6 L6', 'E7 E8 E9 S7', 'SA LA', 'S8 LK'];
      expect(handWeisPoints(afterPlaying(hands, 'S6 S7 SA S8 LA LK L6 E7'))).toEqual([20, 0, 0, 0]);
    });
  });
});
