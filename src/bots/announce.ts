import { type Contract, cardsIn, isSixHigh, STOECK, signOf, trumpOfContract } from '../game/index.ts';
import { firstBest } from './best.ts';
import { holdsStoeck } from './estimate.ts';
import type { Position } from './position.ts';
import { tryCard } from './trial.ts';
import { valuesOf } from './values.ts';
import { worthOf } from './worth.ts';

/** What the hand promises under a contract: the worth of its best lead, and the Stöck. */
function promise(position: Position, contract: Contract): number {
  const trump = trumpOfContract(contract);
  const deal = { ...position.deal, contract, trump };
  const values = valuesOf(deal, position.rules, trump);
  const announced = { ...position, deal, trump, values, sixHigh: isSixHigh(contract, 0) };
  const leads = cardsIn(position.hand).map((card) => worthOf(tryCard(announced, card)));
  const stoeck = holdsStoeck(position.hand, trump) ? signOf(position.rules.stoeck) * STOECK : 0;
  return Math.max(...leads) + stoeck;
}

/** The contract under which the hand promises most (rules.md §3, mohren). */
export function contractFor(position: Position, contracts: readonly Contract[]): Contract {
  return firstBest(contracts, (contract) => promise(position, contract));
}
