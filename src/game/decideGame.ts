import { type Card, rankOf, type Seat, suitOf } from './card.ts';
import { type Contract, contractsAllowed } from './contract.ts';
import { type Deal, handMask, legalInto, NONE } from './deal.ts';
import { evolveGame, type Game, type GameEvent, isAnnouncing } from './game.ts';
import { isSeed, type Seed } from './shuffle.ts';
import { cardsIn } from './suitMask.ts';

/** What rules forbid; each has a sentence in every language (`src/text`). */
export const GAME_REFUSALS = [
  'game-over',
  'deal-running',
  'no-deal',
  'not-your-turn',
  'announce-first',
  'nothing-to-announce',
  'contract-not-allowed',
  'not-held',
  'must-follow-suit',
  'trump-too-low',
  'must-trump',
] as const;
export type GameRefusal = (typeof GAME_REFUSALS)[number];

export type GameCommand =
  | { readonly type: 'deal'; readonly seed: Seed }
  | { readonly type: 'announce'; readonly seat: Seat; readonly contract: Contract }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card; readonly weis: 'declare' | 'keep' };

/** Events to book, or the reason why not. */
export type Decision<Event, Reason extends string> =
  | { readonly events: readonly Event[]; readonly refusal?: never }
  | { readonly refusal: Reason; readonly events?: never };

const legal = new Uint16Array(4);

/** Cards the seat on turn may play, sorted (rules.md §5). */
export function legalCards(deal: Deal): Card[] {
  legalInto(deal, legal);
  return cardsIn(legal);
}

/** Why the seat on turn may not play this card, or null. */
export function refusedCard(deal: Deal, card: Card): GameRefusal | null {
  const suit = suitOf(card);
  const bit = 1 << rankOf(card);
  if ((handMask(deal, deal.turn, suit) & bit) === 0) return 'not-held';
  legalInto(deal, legal);
  if (((legal[suit] as number) & bit) !== 0) return null;
  const canFollow = handMask(deal, deal.turn, deal.led) !== 0;
  if (deal.trump !== NONE && suit === deal.trump && !(canFollow && deal.rules.mustFollow)) return 'trump-too-low';
  return canFollow ? 'must-follow-suit' : 'must-trump';
}

function decidePlay(game: Game, command: Extract<GameCommand, { type: 'play' }>): Decision<GameEvent, GameRefusal> {
  const deal = game.current?.deal;
  if (!deal) return { refusal: 'no-deal' };
  if (deal.turn !== command.seat) return { refusal: 'not-your-turn' };
  if (isAnnouncing(game)) return { refusal: 'announce-first' };
  const refusal = refusedCard(deal, command.card);
  if (refusal) return { refusal };
  const keeps = command.weis === 'keep' && deal.tricks === 0 && deal.rules.handWeis !== 'off';
  const events: GameEvent[] = keeps ? [{ type: 'weisKept', seat: command.seat }] : [];
  events.push({ type: 'played', card: command.card });
  const after = events.reduce(evolveGame, game);
  if (after.current === null) events.push({ type: 'closed', totals: after.totals });
  return { events };
}

function decideAnnounce(
  game: Game,
  command: Extract<GameCommand, { type: 'announce' }>,
): Decision<GameEvent, GameRefusal> {
  const deal = game.current?.deal;
  if (!deal) return { refusal: 'no-deal' };
  if (!isAnnouncing(game)) return { refusal: 'nothing-to-announce' };
  if (deal.turn !== command.seat) return { refusal: 'not-your-turn' };
  if (!contractsAllowed(game.rules).includes(command.contract)) return { refusal: 'contract-not-allowed' };
  return { events: [{ type: 'announced', contract: command.contract }] };
}

/** Events or a refusal; nothing changes. Throws on a seed that isn't 64 hex digits: that is the caller's fault. */
export function decideGame(game: Game, command: GameCommand): Decision<GameEvent, GameRefusal> {
  if (game.outcome) return { refusal: 'game-over' };
  switch (command.type) {
    case 'deal':
      if (!isSeed(command.seed)) throw new RangeError('a seed has 64 hex digits');
      return game.current ? { refusal: 'deal-running' } : { events: [{ type: 'dealt', seed: command.seed }] };
    case 'announce':
      return decideAnnounce(game, command);
    case 'play':
      return decidePlay(game, command);
  }
}
