import type { Rules } from '../game/index.ts';
import type { Deck } from './cardWords.ts';

/** The cards a table plays with: Mohren Jass is at home where cards are German (rules.md §0). */
export function deckOf({ preset }: Pick<Rules, 'preset'>): Deck {
  return preset === 'mohren' ? 'german' : 'swiss';
}
