import { announce, type Contract, type Deal, play, type RulesPatch, startDeal } from '../../src/game/index.ts';
import { cardsOf } from './notation.ts';
import { rulesWith } from './rulesWith.ts';

export interface Situation {
  /** What lies on the table, in the order it fell. */
  readonly trick: string;
  /** What the seat on turn holds. */
  readonly hand: string;
  /** Announced, which gives the same situations as trump set by an earlier trick; null while the play hasn't set one. */
  readonly contract: Contract | null;
}

/** A deal of four in the middle of its first trick: the others hold nothing but what they played. */
export function situation({ trick, hand, contract }: Situation, patch: Omit<RulesPatch, 'preset'> = {}): Deal {
  const lying = cardsOf(trick);
  const hands = Array.from({ length: 4 }, (_, seat) => {
    if (seat === lying.length) return cardsOf(hand);
    return lying.slice(seat, seat + 1);
  });
  const announced = { preset: 'mohren', gaissBock: true, slalom: true } as const;
  const rules = rulesWith({ ...(contract === null ? { preset: 'classic' } : announced), ...patch });
  const deal = startDeal(rules, { hands, leader: 0 });
  if (contract !== null) announce(deal, contract);
  for (const card of lying) play(deal, card);
  return deal;
}
