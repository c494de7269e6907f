/** Decks are pictures only: no rule looks at them (rules.md §0). */
export type Deck = 'swiss' | 'german' | 'french';

type Nine<T> = readonly [T, T, T, T, T, T, T, T, T];

/** What a deck's suits and ranks are called, in the order of the notation: `R E S L` and `6 … A` (rules.md §0). */
export interface CardWords {
  readonly suits: readonly [string, string, string, string];
  readonly ranks: Nine<string>;
  /** As short as on the corner of a card. */
  readonly letters: Nine<string>;
}
