import {
  announce,
  type Card,
  type Contract,
  type Deal,
  type Dealt,
  deckFor,
  handSize,
  play,
  type RulesPatch,
  startDeal,
  startGame,
  type View,
  viewOf,
} from '../../src/game/index.ts';
import { cardsOf } from '../game/notation.ts';
import { rulesWith } from '../game/rulesWith.ts';

export interface Told {
  readonly rules: RulesPatch;
  /** Cards played so far, in order; seat 0 leads. */
  readonly plays: string;
  /** What the seat on turn still holds. */
  readonly hand: string;
  readonly contract?: Contract;
}

function begin({ rules, contract }: Told, dealt: Dealt): Deal {
  const deal = startDeal(rulesWith({ ...rules, handWeis: 'off' }), dealt);
  if (contract) announce(deal, contract);
  return deal;
}

/** Who played which of the cards so far; the seat after the last one is on turn. */
function playedBy(told: Told, players: number): Card[][] {
  const hands: Card[][] = Array.from({ length: players }, () => []);
  const deal = begin(told, { hands, leader: 0 });
  for (const card of cardsOf(told.plays)) {
    hands[deal.turn]?.push(card);
    play(deal, card);
  }
  hands[deal.turn]?.push(...cardsOf(told.hand));
  return hands;
}

/** The view of the seat on turn; the cards not told of lie with the others, hand Weis off so that none of them is known. */
export function viewWith(told: Told): View {
  const rules = rulesWith({ ...told.rules, handWeis: 'off' });
  const hands = playedBy(told, rules.players);
  const left = deckFor(rules.players).filter((card) => !hands.some((hand) => hand.includes(card)));
  for (const hand of hands) hand.push(...left.splice(0, handSize(rules.players) - hand.length));
  const dealt = { hands, leader: 0 };
  const deal = begin(told, dealt);
  for (const card of cardsOf(told.plays)) play(deal, card);
  return viewOf({ ...startGame(rules), current: { deal, source: { ...dealt, drawn: [] } } }, deal.turn);
}
