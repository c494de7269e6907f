import { type Contract, type Deal, type DealView, isSixHigh, NONE, type Seat, type Suit } from '../../game/index.ts';
import { textIn } from '../../text/index.ts';
import { contractText, suitText } from './cardText.ts';
import { type Telling, toldName } from './scene.ts';

/** What the deal is played by, and who made it so. */
export interface TrumpShown {
  readonly contract: Contract | null;
  readonly trump: Suit | null;
  readonly setBy: Seat | null;
  /** Who leads the first trick, and announces where that is done. */
  readonly leader: Seat;
}

export function trumpShownOf({ contract, trump, setBy, leader }: Deal): TrumpShown {
  return { contract, trump: trump === NONE ? null : trump, setBy: setBy === NONE ? null : setBy, leader };
}

/** Trump or contract and whose it is; null as long as there is neither. */
export function trumpLine(telling: Telling, shown: TrumpShown): string | null {
  const { table } = textIn(telling.language);
  const { contract, trump, setBy, leader } = shown;
  if (contract !== null) {
    return table.announced({ contract: contractText(contract, telling), name: toldName(telling, leader) });
  }
  if (trump === null || setBy === null) return null;
  return table.trump({ suit: suitText(trump, telling), name: toldName(telling, setBy) });
}

/** In Slalom: which way round the trick on the table is. */
export function slalomLine({ language }: Telling, { contract, tricks }: DealView): string | null {
  if (contract !== 'slalom-bock' && contract !== 'slalom-gaiss') return null;
  return textIn(language).table.slalomNow[isSixHigh(contract, tricks.length) ? 'gaiss' : 'bock'];
}
