import { describe, expect, it } from 'vitest';
import {
  type Card,
  type Contract,
  decideGame,
  type End,
  evolveGame,
  GAME_REFUSALS,
  type Game,
  type GameCommand,
  isAnnouncing,
  legalCards,
  type RulesPatch,
  refusedCard,
  type Seat,
  startGame,
  turnOf,
} from '../../src/game/index.ts';
import { cardsOf } from './notation.ts';
import { rulesWith } from './rulesWith.ts';
import { seedOf } from './seedOf.ts';
import { situation } from './situation.ts';

const seed = seedOf(1);

/** The game after these commands, each of which must be granted. */
function gameAfter(patch: RulesPatch, ...commands: readonly GameCommand[]): Game {
  return commands.reduce(act, startGame(rulesWith(patch)));
}

function act(game: Game, command: GameCommand): Game {
  const { events, refusal } = decideGame(game, command);
  if (refusal !== undefined) throw new Error(refusal);
  return events.reduce(evolveGame, game);
}

const turn = (game: Game): Seat => turnOf(game) ?? -1;
const someLegal = (game: Game): Card => (game.current && legalCards(game.current.deal)[0]) ?? -1;
const playing = (seat: Seat, card: Card): GameCommand => ({ type: 'play', seat, card, weis: 'declare' });
const announcing = (seat: Seat, contract: Contract): GameCommand => ({ type: 'announce', seat, contract });

/** A game of one deal, played to its end. */
function finished(end: End): Game {
  let game = gameAfter({ preset: 'rounds', end, doubleLast: false }, { type: 'deal', seed });
  while (game.current) game = act(game, playing(turn(game), someLegal(game)));
  return game;
}

describe('decideGame refuses', () => {
  const dealt = gameAfter({ preset: 'classic' }, { type: 'deal', seed });
  const toAnnounce = gameAfter({ preset: 'mohren' }, { type: 'deal', seed });
  const announced = act(toAnnounce, announcing(turn(toAnnounce), 'R'));
  const over = finished({ deals: 1 });
  const between = finished({ deals: 2 });
  const other = (game: Game) => (turn(game) + 1) % 4;

  const commands = [
    ['a deal when the game is over', over, { type: 'deal', seed }, 'game-over'],
    ['a card when the game is over', over, playing(0, 0), 'game-over'],
    ['an announcement when the game is over', over, announcing(0, 'R'), 'game-over'],
    ['a second deal', dealt, { type: 'deal', seed }, 'deal-running'],
    ['a card before the first deal', gameAfter({ preset: 'classic' }), playing(0, 0), 'no-deal'],
    ['a card between two deals', between, playing(0, 0), 'no-deal'],
    ['an announcement between two deals', between, announcing(0, 'R'), 'no-deal'],
    ['a card of a seat not on turn', dealt, playing(other(dealt), someLegal(dealt)), 'not-your-turn'],
    ['a card of a seat that doesn’t exist', dealt, playing(4, someLegal(dealt)), 'not-your-turn'],
    ['an announcement by another seat', toAnnounce, announcing(other(toAnnounce), 'R'), 'not-your-turn'],
    ['a card before the announcement', toAnnounce, playing(turn(toAnnounce), someLegal(toAnnounce)), 'announce-first'],
    ['an announcement where the play sets trump', dealt, announcing(turn(dealt), 'R'), 'nothing-to-announce'],
    ['a second announcement', announced, announcing(turn(announced), 'E'), 'nothing-to-announce'],
    ['a contract that isn’t an option', toAnnounce, announcing(turn(toAnnounce), 'bock'), 'contract-not-allowed'],
    [
      'the other contract that isn’t one',
      toAnnounce,
      announcing(turn(toAnnounce), 'slalom-gaiss'),
      'contract-not-allowed',
    ],
    ['a card that isn’t in the hand', dealt, playing(turn(dealt), notHeld(dealt)), 'not-held'],
    ['a number that is no card', dealt, playing(turn(dealt), 99), 'not-held'],
  ] as const;

  it.each(commands)('%s: %s', (_, game, command, refusal) => {
    const before = structuredClone(game.totals);
    expect(decideGame(game, command)).toEqual({ refusal });
    expect(game.totals).toEqual(before);
  });

  const cards = [
    ['L ≠ T, another suit while holding L', 'R9', 'R6 SA', 'SA', {}, null, 'must-follow-suit'],
    ['L ≠ T, a third suit though trump is allowed', 'R9', 'R6 SA EA', 'EA', {}, 'S', 'must-follow-suit'],
    ['trump while holding L, with mustFollow', 'R9', 'R6 SA', 'SA', { mustFollow: true }, 'S', 'must-follow-suit'],
    ['L = T, another suit while holding trump', 'S9', 'S6 RA', 'RA', {}, 'S', 'must-follow-suit'],
    ['a lower trump while holding L', 'R9 S9', 'R6 S6', 'S6', { undertrump: 'when-void' }, 'S', 'trump-too-low'],
    ['a lower trump when void', 'R9 S9', 'E6 S6', 'S6', { undertrump: 'last-resort' }, 'S', 'trump-too-low'],
    ['a lower trump besides a higher one', 'R9 SA', 'S6 S9', 'S6', { undertrump: 'forced' }, 'S', 'trump-too-low'],
    ['a discard where trump is forced', 'R9 SA', 'E6 S6', 'E6', { undertrump: 'forced' }, 'S', 'must-trump'],
  ] as const;

  it.each(cards)('a card: %s', (_, trick, hand, card, patch, contract, refusal) => {
    const deal = situation({ trick, hand, contract }, patch);
    expect(cardsOf(card).map((each) => refusedCard(deal, each))).toEqual([refusal]);
  });

  it('for each of its reasons', () => {
    const tested = [...commands, ...cards].map((each) => each.at(-1));
    expect(new Set(tested)).toEqual(new Set(GAME_REFUSALS));
  });

  it('no legal card, and never the same card twice', () => {
    let game = dealt;
    while (game.current) {
      const card = someLegal(game);
      const seat = turn(game);
      expect(refusedCard(game.current.deal, card)).toBeNull();
      game = act(game, playing(seat, card));
      if (turnOf(game) === seat) expect(decideGame(game, playing(seat, card))).toEqual({ refusal: 'not-held' });
    }
  });

  it('a seed that is none is the caller’s fault', () => {
    expect(() => decideGame(startGame(rulesWith({ preset: 'classic' })), { type: 'deal', seed: 'abc' })).toThrow(
      RangeError,
    );
  });
});

function notHeld({ current }: Game): Card {
  if (!current) return -1;
  const { deal } = current;
  return Array.from({ length: 36 }, (_, card) => card).find((card) => refusedCard(deal, card) === 'not-held') ?? -1;
}

describe('decideGame answers with decisions only (design.md "Events are decisions only")', () => {
  const dealt = gameAfter({ preset: 'classic' }, { type: 'deal', seed });

  it('a deal: its seed', () => {
    expect(decideGame(startGame(dealt.rules), { type: 'deal', seed })).toEqual({ events: [{ type: 'dealt', seed }] });
  });

  it('an announcement', () => {
    const game = gameAfter({ preset: 'mohren', gaissBock: true }, { type: 'deal', seed });
    expect(isAnnouncing(game)).toBe(true);
    const decision = decideGame(game, announcing(turn(game), 'gaiss'));
    expect(decision).toEqual({ events: [{ type: 'announced', contract: 'gaiss' }] });
    expect(isAnnouncing(act(game, announcing(turn(game), 'gaiss')))).toBe(false);
  });

  it('a card, with the Weise kept back before it', () => {
    const seat = turn(dealt);
    const card = someLegal(dealt);
    expect(decideGame(dealt, playing(seat, card)).events).toEqual([{ type: 'played', card }]);
    expect(decideGame(dealt, { type: 'play', seat, card, weis: 'keep' }).events).toEqual([
      { type: 'weisKept', seat },
      { type: 'played', card },
    ]);
  });

  it('Weise can be kept back with one’s first card only (rules.md §2)', () => {
    let game = dealt;
    for (let k = 0; k < 4; k++) game = act(game, playing(turn(game), someLegal(game)));
    const card = someLegal(game);
    const late = decideGame(game, { type: 'play', seat: turn(game), card, weis: 'keep' });
    expect(late.events).toEqual([{ type: 'played', card }]);
  });

  it('nor where there is no hand Weis', () => {
    const game = gameAfter({ preset: 'sticks' }, { type: 'deal', seed });
    const card = someLegal(game);
    const decision = decideGame(game, { type: 'play', seat: turn(game), card, weis: 'keep' });
    expect(decision.events).toEqual([{ type: 'played', card }]);
  });

  it('the last card of a deal: also the totals, as a checksum', () => {
    let game = dealt;
    while (game.current && game.current.deal.count < 35) game = act(game, playing(turn(game), someLegal(game)));
    const last = decideGame(game, playing(turn(game), someLegal(game)));
    const closed = (last.events ?? []).reduce(evolveGame, game);
    expect(last.events?.at(-1)).toEqual({ type: 'closed', totals: closed.totals });
    expect(() => evolveGame(closed, { type: 'closed', totals: [1, 2, 3, 4] })).toThrow(/differ from the recorded/);
    expect(() => evolveGame(closed, { type: 'closed', totals: [] })).toThrow(/differ from the recorded/);
    expect(() => evolveGame(closed, { type: 'played', card: 0 })).toThrow(/no deal/);
  });

  it('and a state that was handed out never changes', () => {
    const { deal } = dealt.current ?? {};
    const before = structuredClone(deal);
    act(dealt, { type: 'play', seat: turn(dealt), card: someLegal(dealt), weis: 'keep' });
    expect(deal).toEqual(before);
  });
});
