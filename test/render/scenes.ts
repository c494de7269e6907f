import {
  ALL_SUITS,
  type Card,
  decideGame,
  evolveGame,
  type Game,
  type GameCommand,
  isAnnouncing,
  legalCards,
  PRESET_RULES,
  type Preset,
  startGame,
  turnOf,
  viewOf,
} from '../../src/game/index.ts';
import type { Deck, TableScene, TableWords } from '../../src/render/index.ts';

const SUIT_NAMES: Readonly<Record<Deck, readonly string[]>> = {
  swiss: ['Rosen', 'Eicheln', 'Schellen', 'Schilten'],
  french: ['Herz', 'Ecken', 'Kreuz', 'Schaufel'],
  german: ['Herz', 'Eichel', 'Schelle', 'Laub'],
};
const RANK_NAMES = ['6', '7', '8', '9', '10', 'Under', 'Ober', 'König', 'Ass'];
const LETTERS = ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'];
const FRENCH_LETTERS = ['6', '7', '8', '9', '10', 'B', 'D', 'K', 'A'];
const NAMES = ['Anna', 'Beat Zürcher', 'Chiara', 'Dominik', 'Elif', 'François', 'Greta', 'Hans-Ueli', 'Ivo'];

/** What a test wants on the table; the rest is played by the rules from a fixed seed. */
export interface Wanted {
  readonly preset?: Preset;
  readonly players?: number;
  readonly deck?: Deck;
  /** Cards already played in the deal. */
  readonly played?: number;
  readonly trick?: TableScene['trick'];
  readonly names?: readonly string[];
}

function apply(game: Game, command: GameCommand): Game {
  const { events } = decideGame(game, command);
  if (events === undefined) throw new Error(`refused: ${JSON.stringify(command)}`);
  return events.reduce(evolveGame, game);
}

function playOn(game: Game): Game {
  const { deal } = game.current ?? {};
  const seat = turnOf(game);
  if (deal === undefined || seat === null) throw new Error('the deal is over');
  if (isAnnouncing(game)) return apply(game, { type: 'announce', seat, contract: 'E' });
  const legal = legalCards(deal);
  return apply(game, { type: 'play', seat, card: legal[deal.tricks % legal.length] as Card, weis: 'declare' });
}

/** A game on its first deal with `count` cards played. */
function gameWith({ preset = 'classic', players = 4, played = 6 }: Wanted): Game {
  let game = startGame({ ...PRESET_RULES[preset], players });
  game = apply(game, { type: 'deal', seed: '5'.repeat(64) });
  if (isAnnouncing(game)) game = playOn(game);
  for (let i = 0; i < played; i++) game = playOn(game);
  return game;
}

function wordsFor(game: Game, deck: Deck, names: readonly string[]): TableWords {
  const deal = viewOf(game, null).deal;
  const suits = SUIT_NAMES[deck];
  return {
    title: `Spiel 3 von 9 · Stich ${(deal?.tricks.length ?? 0) + 1}`,
    trump: deal?.trump == null ? 'noch kein Trumpf' : `Trumpf ${suits[deal.trump]}`,
    setBy: deal?.setBy == null ? null : `von ${names[deal.setBy]}`,
    leads: 'spielt aus',
    wins: 'sticht',
    turn: 'am Zug',
    tricks: 'Stiche',
    points: 'Punkte',
    total: 'Total',
    letters: ALL_SUITS.flatMap(() => (deck === 'french' ? FRENCH_LETTERS : LETTERS)),
    cards: ALL_SUITS.flatMap((suit) => RANK_NAMES.map((rank) => `${suits[suit]} ${rank}`)),
  };
}

/** A scene with German words, as a spectator sees the table. */
export function sceneWith(wanted: Wanted): TableScene {
  const { deck = 'swiss', trick = 'current', players = 4 } = wanted;
  const names = wanted.names ?? NAMES.slice(0, players);
  const game = gameWith(wanted);
  const { deal, rules } = viewOf(game, null);
  if (deal === null) throw new Error('the deal is over');
  const totals = deal.seats.map((_, seat) => (seat * 17) % 61);
  return { direction: rules.direction, deal, totals, names, deck, trick, words: wordsFor(game, deck, names) };
}
