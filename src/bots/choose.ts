import type { Card, Contract, View } from '../game/index.ts';
import { contractFor } from './announce.ts';
import { pointsWith } from './estimate.ts';
import { positionOf } from './position.ts';

/** What a computer player does when it is its turn. */
export type Move = { readonly card: Card; readonly weis: 'declare' | 'keep' } | { readonly contract: Contract };

/**
 * The move of the seat that looks, from what this seat may know and nothing else; the same view always gives the same
 * move. Throws if the seat isn't on turn.
 */
export function choose(view: View): Move {
  const { deal, rules } = view;
  if (!deal?.own || deal.turn !== view.seat) throw new Error('only the seat on turn can choose a move');
  const { own } = deal;
  const position = positionOf(view, deal, own);
  if (own.contracts.length > 0) return { contract: contractFor(position, own.contracts) };
  const high = rules.trump === 'announced';
  let card = own.legal[0] as Card;
  let least = Number.POSITIVE_INFINITY;
  for (const each of own.legal) {
    const points = pointsWith(position, each, high ? 'hunt' : 'duck') * (high ? -1 : 1);
    if (points < least) [card, least] = [each, points];
  }
  const wanted = high ? 'plus' : 'minus';
  return { card, weis: rules.handWeis === wanted ? 'declare' : 'keep' };
}
