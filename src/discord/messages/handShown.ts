import type { Card, DealView, OwnView, Seat } from '../../game/index.ts';
import type { Language, Preferences, Table } from '../../table/index.ts';
import type { Telling } from './scene.ts';

/** Whose hand is shown, and how. */
export interface HandShown {
  readonly seat: Seat;
  readonly language: Language;
  /** How its holder wants to see it. */
  readonly preferences: Preferences;
  /** What happened to the click, in the first line. */
  readonly note: string | null;
  /** What happens to the Weise with the first card. */
  readonly weis: 'declare' | 'keep';
  /** The card that a second click plays; null if none was selected. */
  readonly picked: Card | null;
}

/** A hand in play, and how it is told. */
export interface HandTold {
  readonly table: Table;
  readonly deal: DealView;
  readonly own: OwnView;
  /** In the order in which they are shown. */
  readonly cards: readonly Card[];
  readonly telling: Telling;
  readonly shown: HandShown;
}
