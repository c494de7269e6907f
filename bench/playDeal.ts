import type { Move } from '../src/bots/index.ts';
import {
  evolveGame,
  type Game,
  type GameEvent,
  type PlayedDeal,
  type Rules,
  type Seed,
  startGame,
  turnOf,
  type View,
  viewOf,
} from '../src/game/index.ts';

/** A view in, a move out. */
export type Player = (view: View) => Move;

function eventsOf(move: Move, { seat, deal }: View): GameEvent[] {
  if ('contract' in move) return [{ type: 'announced', contract: move.contract }];
  const keeps = move.weis === 'keep' && deal?.tricks.length === 0 && seat !== null;
  return [...(keeps ? [{ type: 'weisKept', seat } as const] : []), { type: 'played', card: move.card }];
}

function afterMove(game: Game, players: readonly Player[]): Game {
  const seat = turnOf(game) ?? 0;
  const view = viewOf(game, seat);
  return eventsOf((players[seat] as Player)(view), view).reduce(evolveGame, game);
}

/** The first deal of a game, played out by `players`, one a seat. Moves are not checked. */
export function playDeal(rules: Rules, seed: Seed, players: readonly Player[]): PlayedDeal {
  let game = evolveGame(startGame(rules), { type: 'dealt', seed });
  while (game.current !== null) game = afterMove(game, players);
  return game.played[0] as PlayedDeal;
}
