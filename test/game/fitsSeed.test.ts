import { describe, expect, test } from 'vitest';
import type { PlayedCards } from '../../src/game/fitsSeed.ts';
import {
  type Card,
  contractsAllowed,
  evolveGame,
  fitsSeed,
  type GameEvent,
  handsFromSeed,
  isAnnouncing,
  legalCards,
  PRESET_RULES,
  type Rules,
  startGame,
} from '../../src/game/index.ts';
import { type Chance, chanceOf } from '../naive/chance.ts';
import { seedOf } from './seedOf.ts';

/** Two deals of a game at random, as they were played. */
function playedDeals(rules: Rules, chance: Chance): PlayedCards[] {
  const deals: PlayedCards[] = [];
  let game = startGame(rules);
  for (let number = 0; number < 2 && !game.outcome; number++) {
    const seed = seedOf(chance.below(2 ** 31));
    const events: GameEvent[] = [{ type: 'dealt', seed }];
    game = evolveGame(game, { type: 'dealt', seed });
    while (game.current) {
      const event: GameEvent = isAnnouncing(game)
        ? { type: 'announced', contract: chance.pick(contractsAllowed(rules)) }
        : { type: 'played', card: chance.pick<Card>(legalCards(game.current.deal)) };
      events.push(event);
      game = evolveGame(game, event);
    }
    const cards = events.flatMap((event) => (event.type === 'played' ? [event.card] : []));
    const [contract = null] = events.flatMap((event) => (event.type === 'announced' ? [event.contract] : []));
    deals.push({ seed, contract, cards });
  }
  return deals;
}

const RULES: readonly (readonly [string, Rules])[] = [
  ...[3, 4, 5, 6, 7, 8, 9].map((players) => [`classic, ${players}`, { ...PRESET_RULES.classic, players }] as const),
  ['rounds', PRESET_RULES.rounds],
  ['sticks', PRESET_RULES.sticks],
  ['mohren', PRESET_RULES.mohren],
];

describe.each(RULES)('%s', (_, rules) => {
  const deals = [1, 2, 3].flatMap((number) => playedDeals(rules, chanceOf(number)));

  test('every deal as it was played fits its seed', () => {
    for (const deal of deals) expect(fitsSeed(rules, deal)).toBe(true);
  });

  test('none fits another seed', () => {
    for (const deal of deals) expect(fitsSeed(rules, { ...deal, seed: seedOf(-1) })).toBe(false);
  });

  test('two cards of different hands that were exchanged do not fit', () => {
    for (const deal of deals) {
      const hands = handsFromSeed(deal.seed, rules.players);
      const [one = 0, other = 0] = [hands[0]?.[0], hands[1]?.[0]];
      const cards = deal.cards.map((card) => (card === one ? other : card === other ? one : card));
      expect(fitsSeed(rules, { ...deal, cards })).toBe(false);
    }
  });

  test('a card that is missing, or that falls twice, does not fit', () => {
    for (const deal of deals) {
      expect(fitsSeed(rules, { ...deal, cards: deal.cards.slice(0, -1) })).toBe(false);
      expect(fitsSeed(rules, { ...deal, cards: [...deal.cards, ...deal.cards.slice(-1)] })).toBe(false);
      expect(fitsSeed(rules, { ...deal, cards: [] })).toBe(false);
    }
  });
});

test('where trump is announced, a deal without an announcement does not fit', () => {
  const [deal] = playedDeals(PRESET_RULES.mohren, chanceOf(1));
  if (!deal) throw new Error('no deal');
  expect(fitsSeed(PRESET_RULES.mohren, { ...deal, contract: null })).toBe(false);
});
