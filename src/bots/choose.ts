import type { Card, Contract, View } from '../game/index.ts';
import { contractFor } from './announce.ts';
import { firstBest } from './best.ts';
import { positionOf } from './position.ts';
import { tryCard } from './trial.ts';
import { weisFor } from './weis.ts';
import { worthOf } from './worth.ts';

/** What a computer player does on its turn: announce where it must, else play. */
export type Move = { readonly card: Card; readonly weis: 'declare' | 'keep' } | { readonly contract: Contract };

/**
 * The move of the seat that looks, from what this seat may know and nothing else; the same view always gives the same
 * move, and a legal one. Throws if it isn't this seat's turn.
 */
export function choose(view: View): Move {
  const { deal } = view;
  if (!deal?.own || deal.turn !== view.seat) throw new Error('only the seat on turn has a move to choose');
  const position = positionOf(view, deal, deal.own);
  const { contracts, legal } = deal.own;
  if (contracts.length > 0) return { contract: contractFor(position, contracts) };
  const card = firstBest(legal, (each) => worthOf(tryCard(position, each)));
  return { card, weis: weisFor(position) };
}
