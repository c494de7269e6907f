import {
  announce,
  type Card,
  type Contract,
  cardNames,
  type Deal,
  keepBack,
  play,
  type Rules,
  refusedCard,
  type Seat,
  startDeal,
} from '../../src/game/index.ts';
import { cardsOf } from './notation.ts';

interface WrittenTrick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
}

function readTrick(written: string): WrittenTrick {
  const [leader = '', cards = ''] = written.split(': ');
  return { leader: Number(leader), cards: cardsOf(cards) };
}

export interface ShortDeal {
  readonly rules: Rules;
  /** The whole deal, trick by trick: the seat that leads, and the cards as they fell: `0: R6 R7 E9 R8`. */
  readonly tricks: readonly string[];
  readonly contract?: Contract;
  readonly keptBack?: readonly Seat[];
}

/**
 * A complete deal of a few tricks, with hands of just the cards that are played: small enough to write down and to
 * check by hand. Throws where a card is illegal or another seat would lead.
 */
export function shortDeal({ rules, tricks, contract, keptBack = [] }: ShortDeal): Deal {
  const written = tricks.map(readTrick);
  const hands = Array.from({ length: rules.players }, (_, seat) =>
    written.flatMap(({ leader, cards }) => cards.filter((_, i) => (leader + i) % rules.players === seat)),
  );
  const leader = written[0]?.leader ?? 0;
  const deal: Deal = { ...startDeal(rules, { hands, leader }), size: tricks.length };
  if (contract !== undefined) announce(deal, contract);
  for (const seat of keptBack) keepBack(deal, seat);
  for (const trick of written) {
    if (deal.turn !== trick.leader) throw new Error(`seat ${deal.turn} leads, not ${trick.leader}`);
    for (const card of trick.cards) {
      const refusal = refusedCard(deal, card);
      if (refusal !== null) throw new Error(`${cardNames([card])}: ${refusal}`);
      play(deal, card);
    }
  }
  return deal;
}
