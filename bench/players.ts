import { type Card, rankOf } from '../src/game/index.ts';
import type { Player } from './playDeal.ts';

/** Any legal card, any contract. */
export function randomPlayer(below: (bound: number) => number): Player {
  const any = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  return ({ deal }) => {
    const own = deal?.own;
    if (!own) throw new Error('a player needs a seat');
    return own.contracts.length > 0 ? { contract: any(own.contracts) } : { card: any(own.legal), weis: 'declare' };
  };
}

/** The legal card of the lowest rank, the first contract: a simple way to keep out of tricks. */
export const lowestPlayer: Player = ({ deal }) => {
  const [contract] = deal?.own?.contracts ?? [];
  if (contract) return { contract };
  const legal = deal?.own?.legal ?? [];
  const card = legal.reduce((low, each) => (rankOf(each) < rankOf(low) ? each : low), legal[0] as Card);
  return { card, weis: 'declare' };
};
