import { deckFor, ranks, sortCards, suitOf, suits } from './cards.ts';
import type { Chance } from './chance.ts';

type Hands = readonly (readonly string[])[];

/** Dealt hands: shuffled ones, ones full of Weise, and where it is possible ones that never let trump be set. */
export function randomHands(players: number, chance: Chance): Hands {
  if ([3, 8, 9].includes(players) && chance.once(5)) return evenHands(players, chance);
  const deck = deckFor(players);
  return cut(chance.once(3) ? hardlyShuffled(deck, chance) : chance.shuffle(deck), players);
}

function cut(deck: readonly string[], players: number): Hands {
  const size = deck.length / players;
  return Array.from({ length: players }, (_, seat) => deck.slice(seat * size, (seat + 1) * size));
}

/** Sorted by suit or by rank, then a few cards swapped, so that runs or fours stay together. */
function hardlyShuffled(deck: readonly string[], chance: Chance): readonly string[] {
  const bySuit = chance.shuffle(suits).flatMap((suit) => sortCards(deck.filter((card) => suitOf(card) === suit)));
  const byRank = chance.shuffle(ranks).flatMap((rank) => deck.filter((card) => card.endsWith(rank)));
  const sorted = chance.once(2) ? bySuit : byRank;
  const moved = new Set(chance.shuffle(sorted).slice(0, chance.below(10)));
  const replacements = [...chance.shuffle([...moved])];
  return sorted.map((card) => (moved.has(card) ? (replacements.pop() ?? card) : card));
}

/** Everybody gets the same number of cards of each suit (rules.md §1.6). */
function evenHands(players: number, chance: Chance): Hands {
  const deck = deckFor(players);
  const bySuit = suits.map((suit) => cut(chance.shuffle(deck.filter((card) => suitOf(card) === suit)), players));
  return Array.from({ length: players }, (_, seat) => chance.shuffle(bySuit.flatMap((hands) => hands[seat] ?? [])));
}
