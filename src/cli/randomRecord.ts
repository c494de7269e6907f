import {
  contractsAllowed,
  decideGame,
  evolveGame,
  type Game,
  type GameCommand,
  type GameRecord,
  isAnnouncing,
  legalCards,
  type Rules,
  recordOf,
  startGame,
} from '../game/index.ts';
import { type Chance, chanceOf } from './chance.ts';

/** One player in so many keeps their Weise back. */
const KEEPS = 4;

/** What is done next: a deal, an announcement or a card, each as likely as all others that are allowed. */
function nextCommand(game: Game, chance: Chance): GameCommand {
  if (!game.current) return { type: 'deal', seed: chance.seed() };
  const { deal } = game.current;
  const seat = deal.turn;
  if (isAnnouncing(game)) return { type: 'announce', seat, contract: chance.pick(contractsAllowed(game.rules)) };
  return { type: 'play', seat, card: chance.pick(legalCards(deal)), weis: chance.once(KEEPS) ? 'keep' : 'declare' };
}

function done(game: Game, command: GameCommand): Game {
  const decided = decideGame(game, command);
  if (decided.refusal) throw new Error(`the engine refuses its own choice: ${decided.refusal}`);
  return decided.events.reduce(evolveGame, game);
}

/**
 * A random legal record of `deals` complete deals, fewer if the game ends before (rules.md §5). The same arguments
 * always give the same record.
 */
export function randomRecord(rules: Rules, seed: number, deals: number): GameRecord {
  const chance = chanceOf(seed);
  let game = startGame(rules);
  while (!game.outcome && game.played.length < deals) game = done(game, nextCommand(game, chance));
  return recordOf(game);
}
