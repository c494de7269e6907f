import { SUITS, type Suit } from './card.ts';
import type { Rules } from './rules.ts';

/** What is announced where trump is announced (rules.md §3, mohren); written as in records (§5). */
export const CONTRACTS = [...SUITS, 'bock', 'gaiss', 'slalom-bock', 'slalom-gaiss'] as const;
export type Contract = (typeof CONTRACTS)[number];

/** The trump a contract makes; null for those without. */
export function trumpOfContract(contract: Contract): Suit | null {
  const suit = SUITS.indexOf(contract as (typeof SUITS)[number]);
  return suit < 0 ? null : (suit as Suit);
}

/** Whether the lowest card wins trick number `trick` (from 0); Slalom changes from trick to trick. */
export function isSixHigh(contract: Contract | null, trick: number): boolean {
  if (contract === 'gaiss') return true;
  if (contract === 'slalom-bock') return trick % 2 === 1;
  return contract === 'slalom-gaiss' && trick % 2 === 0;
}

/** The contracts that these rules let the announcer choose from; none where the play sets trump. */
export function contractsAllowed(rules: Rules): Contract[] {
  if (rules.trump !== 'announced') return [];
  return CONTRACTS.filter((contract) => {
    if (contract === 'bock' || contract === 'gaiss') return rules.gaissBock;
    if (contract === 'slalom-bock' || contract === 'slalom-gaiss') return rules.slalom;
    return true;
  });
}
