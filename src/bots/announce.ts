import { type Contract, isSixHigh, trumpOfContract } from '../game/index.ts';
import { pointsLater } from './danger.ts';
import type { Position } from './position.ts';
import { valuesOf } from './values.ts';

/** Points that the hand promises under a contract. */
function promise(position: Position, contract: Contract): number {
  const trump = trumpOfContract(contract);
  const deal = { ...position.deal, contract, trump };
  const scene = { ...position, deal, trump, sixHigh: isSixHigh(contract, 0), open: false };
  return pointsLater(position.hand, { position: scene, trump, manner: 'hunt', values: valuesOf(scene, trump) });
}

/** The contract under which the hand promises most; the first of `contracts` where several do. */
export function contractFor(position: Position, contracts: readonly Contract[]): Contract {
  const promises = contracts.map((contract) => promise(position, contract));
  return contracts[promises.indexOf(Math.max(...promises))] as Contract;
}
