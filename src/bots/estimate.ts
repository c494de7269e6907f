import { type Card, LAST_TRICK, type Suit, suitOf, tableWeisPoints } from '../game/index.ts';
import { pointsLater } from './danger.ts';
import { chanceToTake, type Manner } from './overtake.ts';
import { countAll, masksOf, type Position, without } from './position.ts';
import { sumOf, valuesOf } from './values.ts';

function trumpAfter({ open, trump, trick }: Position, card: Card): Suit | null {
  const led = trick[0];
  return open && led !== undefined && suitOf(led) !== suitOf(card) ? suitOf(card) : trump;
}

/** Points that playing `card` brings in, in this trick and by what is left in the hand. */
export function pointsWith(position: Position, card: Card, manner: Manner): number {
  const trump = trumpAfter(position, card);
  const scene = trump === position.trump ? position : { ...position, open: false };
  const values = valuesOf(scene, trump);
  const chance = chanceToTake(scene, card, trump, manner);
  const cards = [...position.trick, card];
  const masks = masksOf(cards);
  const unseen = countAll(position.unseen);
  const perOther = unseen === 0 ? 0 : sumOf(position.unseen, values) / unseen;
  const weis = position.rules.tableWeis ? tableWeisPoints(masks, position.rules, suitOf(cards[0] as Card)) : 0;
  const last = position.tricksAfter === 0 ? LAST_TRICK : 0;
  const trick = sumOf(masks, values) + perOther * position.later.length + weis + last;
  const won = sumOf(position.won[position.seat] as number[], values);
  return won + chance * trick + pointsLater(without(position.hand, card), { position: scene, trump, manner, values });
}
