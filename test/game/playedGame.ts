import {
  type Card,
  type Contract,
  contractsAllowed,
  decideGame,
  evolveGame,
  type Game,
  type GameCommand,
  isAnnouncing,
  legalCards,
  type Rules,
  startGame,
  turnOf,
} from '../../src/game/index.ts';
import { type Chance, chanceOf } from '../naive/chance.ts';
import { seedOf } from './seedOf.ts';

/** The game after a command that the rules allow. */
export function act(game: Game, command: GameCommand): Game {
  const { events, refusal } = decideGame(game, command);
  if (refusal !== undefined) throw new Error(`${command.type}: ${refusal}`);
  return events.reduce(evolveGame, game);
}

function nextCommand(game: Game, chance: Chance): GameCommand {
  const seat = turnOf(game);
  if (seat === null || !game.current) return { type: 'deal', seed: seedOf(chance.below(2 ** 31)) };
  if (isAnnouncing(game)) {
    return { type: 'announce', seat, contract: chance.pick<Contract>(contractsAllowed(game.rules)) };
  }
  const card = chance.pick<Card>(legalCards(game.current.deal));
  return { type: 'play', seat, card, weis: chance.once(4) ? 'keep' : 'declare' };
}

/**
 * Every state of a game played at random through `decideGame` and `evolveGame`, from its start, for at most so many
 * deals. The same number always plays the same.
 */
export function* playedGame(number: number, rules: Rules, deals: number): Generator<Game> {
  const chance = chanceOf(number);
  let game = startGame(rules);
  while (!game.outcome && game.played.length < deals) {
    yield game;
    game = act(game, nextCommand(game, chance));
  }
  yield game;
}

/** The last state of `playedGame`. */
export function lastOf(number: number, rules: Rules, deals: number): Game {
  let game = startGame(rules);
  for (const state of playedGame(number, rules, deals)) game = state;
  return game;
}
