import { ALL_SUITS, type Suit } from '../game/index.ts';
import { beatersOf } from './order.ts';
import type { Manner } from './overtake.ts';
import { count, countAll, type Masks, type Position } from './position.ts';
import { sumOf, type Values } from './values.ts';

/** The chance that a card still held will take a trick later in the deal. */
function chanceLater(
  rank: number,
  suit: Suit,
  hand: number,
  how: { position: Position; trump: Suit | null; manner: Manner },
): number {
  const { position, trump, manner } = how;
  const beaters = beatersOf(suit * 9 + rank, { trump, sixHigh: position.sixHigh });
  const out = position.unseen[suit] as number;
  const higher = count(out & beaters);
  const lower = count(out & ~beaters);
  const below = count(hand & ~beaters & ~(1 << rank));
  if (manner === 'hunt') return 1 / (1 + higher) / (trump === null || trump === suit ? 1 : 1.5);
  if (higher + lower === 0) return 0.5;
  return (lower + 0.5) / (lower + higher * 1.5 + 1 + below * 0.7);
}

/** Points that the cards still held will bring in, roughly. */
export function pointsLater(
  hand: Masks,
  how: { position: Position; trump: Suit | null; manner: Manner; values: Values },
): number {
  const { position, values } = how;
  const unseen = countAll(position.unseen);
  const perOther = unseen === 0 ? 0 : sumOf(position.unseen, values) / unseen;
  let sum = 0;
  for (const suit of ALL_SUITS) {
    const mask = hand[suit] as number;
    for (let rank = 0; rank < 9; rank++) {
      if ((mask & (1 << rank)) === 0) continue;
      const trick = (values[suit * 9 + rank] as number) + perOther * (position.players - 1);
      sum += chanceLater(rank, suit, mask, how) * trick;
    }
  }
  return sum;
}
