import type { Card, DealView, Rules, SeatView } from '../game/index.ts';

/** Pictures only: no rule looks at the deck (rules.md §0). */
export const DECKS = ['swiss', 'french', 'german'] as const;
export type Deck = (typeof DECKS)[number];

/** Every word in the picture and its alt text, in the readers' language; render knows none of its own. */
export interface TableWords {
  /** Where the game stands, such as "Deal 3 of 9 · trick 4"; for the header. */
  readonly title: string;
  /** The trump or contract, such as "Trump: roses", "Bock", "no trump yet". */
  readonly trump: string;
  /** Who made it, such as "set by Anna"; null while nobody has. */
  readonly setBy: string | null;
  /** For the seat that led the trick, such as "leads". */
  readonly leads: string;
  /** For the seat that wins the trick so far, or took it: "wins" or "takes it". */
  readonly wins: string;
  /** For the seat on turn, such as "to play" or "to announce". */
  readonly turn: string;
  /** Headings of the three figures of a seat: tricks and points of this deal, the game's total. */
  readonly tricks: string;
  readonly points: string;
  readonly total: string;
  /** Names of the 36 cards of the deck shown, by `Card`. */
  readonly cards: Readonly<Record<Card, string>>;
  /** What stands on their corners, one or two characters, by `Card`. */
  readonly letters: Readonly<Record<Card, string>>;
}

/** What a picture reads of a deal: nothing but what lies open to everybody. */
interface TableDeal extends Pick<DealView, 'contract' | 'trump' | 'turn' | 'trick' | 'winning' | 'lastTrick'> {
  readonly seats: readonly Pick<SeatView, 'tricks' | 'points'>[];
}

/** All that a table picture shows. A spectator's `DealView` fits as it is. */
export interface TableScene {
  readonly direction: Rules['direction'];
  readonly deal: TableDeal;
  /** What stands on the slate now, by seat: `standingsOf`. */
  readonly totals: readonly number[];
  /** By seat; cut to fit, any characters. */
  readonly names: readonly string[];
  readonly deck: Deck;
  /** The trick on the table, or the one just completed, for as long as it lies there to be seen. */
  readonly trick: 'current' | 'last';
  readonly words: TableWords;
}
