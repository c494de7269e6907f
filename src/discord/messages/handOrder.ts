import { type Card, type DealView, rankOf, type Suit, suitOf, trumpOfContract } from '../../game/index.ts';
import type { Preferences } from '../../table/index.ts';

function trumpOf({ contract, trump }: DealView): Suit | null {
  return contract === null ? trump : trumpOfContract(contract);
}

/** Cards in the order their holder wants; a hand comes in that of the notation (rules.md §0). */
export function inOrder(hand: readonly Card[], deal: DealView, { suits, ranks }: Preferences): readonly Card[] {
  const first = suits === 'trumpFirst' ? trumpOf(deal) : null;
  const place = (card: Card) => (suitOf(card) === first ? -1 : suitOf(card));
  const height = (card: Card) => (ranks === 'highFirst' ? -rankOf(card) : rankOf(card));
  return [...hand].sort((a, b) => place(a) - place(b) || height(a) - height(b));
}
