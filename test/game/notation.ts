import { type Card, type Deal, NONE, parseCard, SUITS, type Suit } from '../../src/game/index.ts';

/** Cards from the notation of rules.md §0: `RU E9`. */
export function cardsOf(names: string): Card[] {
  return names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const card = parseCard(name);
      if (card === null) throw new Error(`no card ${name}`);
      return card;
    });
}

/** The letter of a deal's trump; null without. */
export function trumpOf({ trump }: Deal): (typeof SUITS)[Suit] | null {
  return trump === NONE ? null : SUITS[trump];
}
