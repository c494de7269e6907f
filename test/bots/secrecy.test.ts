import { describe, expect, test } from 'vitest';
import { randomNumbers } from '../../bench/random.ts';
import { choose } from '../../src/bots/index.ts';
import {
  type Card,
  type Deal,
  type Dealt,
  handsFromSeed,
  legalCards,
  play,
  playedCard,
  type Rules,
  startDeal,
  startGame,
  viewOf,
} from '../../src/game/index.ts';
import { rulesWith } from '../game/rulesWith.ts';
import { seedOf } from '../game/seedOf.ts';

const below = randomNumbers(5);

const viewIn = (deal: Deal, dealt: Dealt) =>
  viewOf({ ...startGame(deal.rules), current: { deal, source: { ...dealt, drawn: [] } } }, deal.turn);

function shuffle<Item>(items: Item[]): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const pick = below(last + 1);
    [items[last], items[pick]] = [items[pick] as Item, items[last] as Item];
  }
  return items;
}

/** A deal somewhere in its middle, played at random. */
function begun(rules: Rules, dealt: Dealt, cards: number): Deal {
  const deal = startDeal(rules, dealt);
  for (let k = 0; k < cards; k++) {
    const legal = legalCards(deal);
    play(deal, legal[below(legal.length)] as Card);
  }
  return deal;
}

/** The same deal with what the others still hold dealt anew among them; null if they couldn't have played as they did. */
function redealt(deal: Deal, { hands, leader }: Dealt): { deal: Deal; dealt: Dealt } | null {
  const played = Array.from({ length: deal.count }, (_, k) => playedCard(deal, k));
  const held = hands.map((hand) => hand.filter((card) => !played.includes(card)));
  const hidden = shuffle(held.flatMap((hand, seat) => (seat === deal.turn ? [] : hand)));
  const others = hands.map((hand, seat) => {
    if (seat === deal.turn) return hand;
    const kept = hand.filter((card) => played.includes(card));
    return [...kept, ...hidden.splice(0, hand.length - kept.length)];
  });
  const dealt = { hands: others, leader };
  const again = startDeal(deal.rules, dealt);
  for (const card of played) {
    if (!legalCards(again).includes(card)) return null;
    play(again, card);
  }
  return { deal: again, dealt };
}

describe('hidden hands make no difference', () => {
  test.each(['classic', 'rounds', 'sticks'] as const)('in %s', (preset) => {
    let compared = 0;
    for (let number = 0; number < 1500; number++) {
      const rules = rulesWith(preset === 'sticks' ? { preset } : { preset, players: 3 + below(7) });
      const dealt = { hands: handsFromSeed(seedOf(number), rules.players), leader: below(rules.players) };
      const deal = begun(rules, dealt, below(36 - rules.players));
      const other = deal.tricks === deal.size ? null : redealt(deal, dealt);
      if (other === null) continue;
      const view = viewIn(deal, dealt);
      const otherView = viewIn(other.deal, other.dealt);
      // A Weis that lies open tells of the hand, and so the views may differ.
      if (JSON.stringify(view) !== JSON.stringify(otherView)) continue;
      expect(choose(otherView)).toEqual(choose(view));
      compared++;
    }
    expect(compared).toBeGreaterThan(150);
  });

  test('a spectator, and a seat that isn’t on turn, has no move', () => {
    const dealt = { hands: handsFromSeed(seedOf(1), 4), leader: 0 };
    const deal = startDeal(rulesWith({ preset: 'classic' }), dealt);
    const game = { ...startGame(deal.rules), current: { deal, source: { ...dealt, drawn: [] } } };
    expect(() => choose(viewOf(game, null))).toThrow('on turn');
    expect(() => choose(viewOf(game, 2))).toThrow('on turn');
  });
});
