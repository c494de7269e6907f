import { type Card, type Suit, suitOf } from '../game/index.ts';
import { type Masks, masksOf, minus } from './masks.ts';
import type { Order } from './order.ts';
import type { Position } from './position.ts';
import { type Values, valuesOf } from './values.ts';

/** The table as it will lie with one card played: what everything else is estimated of. */
export interface Trial {
  readonly position: Position;
  readonly card: Card;
  readonly led: Suit;
  /** With the trump that this card may set. */
  readonly order: Order;
  readonly sets: boolean;
  /** Trump isn't set even with this card. */
  readonly open: boolean;
  readonly values: Values;
  /** The trick with this card. */
  readonly trick: Masks;
  /** The hand without it. */
  readonly rest: Masks;
}

export function tryCard(position: Position, card: Card): Trial {
  const led = suitOf(position.trick[0] ?? card);
  const sets = position.open && suitOf(card) !== led;
  const trump = sets ? suitOf(card) : position.trump;
  return {
    position,
    card,
    led,
    order: { trump, sixHigh: position.sixHigh },
    sets,
    open: position.open && !sets,
    values: sets ? valuesOf(position.deal, position.rules, trump) : position.values,
    trick: masksOf([...position.trick, card]),
    rest: minus(position.hand, masksOf([card])),
  };
}
