import { describe, expect, it } from 'vitest';
import { deckFor, suitOf, suits } from './cards.ts';
import { chanceOf } from './chance.ts';
import { legalCards, type Turn } from './legal.ts';
import { presets, type Rules } from './rules.ts';

describe('legal cards (rules.md §1, §6)', () => {
  const turns: readonly Turn[] = Array.from({ length: 1000 }, (_, seed) => {
    const chance = chanceOf(seed);
    const cards = chance.shuffle(deckFor(4));
    const size = 1 + chance.below(9);
    const hand = cards.slice(0, size);
    const trump = chance.pick([...suits, null]);
    return { hand, trick: cards.slice(size, size + chance.below(4)), trump };
  });
  const legal = (turn: Turn, undertrump: Rules['undertrump']) => legalCards(turn, { ...presets.classic, undertrump });

  it('are never none', () => {
    for (const turn of turns) {
      for (const kind of ['when-void', 'last-resort', 'free', 'forced'] as const) {
        expect(legal(turn, kind)).not.toHaveLength(0);
      }
    }
  });

  it('last-resort ⊆ when-void ⊆ free', () => {
    for (const turn of turns) {
      expect(legal(turn, 'when-void')).toEqual(expect.arrayContaining([...legal(turn, 'last-resort')]));
      expect(legal(turn, 'free')).toEqual(expect.arrayContaining([...legal(turn, 'when-void')]));
    }
  });

  it('void in when-void ⇒ whole hand', () => {
    const isVoid = ({ hand, trick }: Turn) => !hand.some((card) => suitOf(card) === suitOf(trick[0] ?? ''));
    const voids = turns.filter(isVoid);
    expect(voids.length).toBeGreaterThan(0);
    for (const turn of voids) expect(legal(turn, 'when-void')).toEqual(turn.hand);
  });
});
