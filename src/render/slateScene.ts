import type { Rules } from '../game/index.ts';

/** What stands on a slate. */
export interface SlateScene {
  /** Who has won, or that it isn't over. */
  readonly title: string;
  /** Which game it is, and what else is to be said in one line. */
  readonly subtitle: string;
  /** Sticks and potatoes are drawn as lines and circles, all else as numbers (rules.md §3). */
  readonly slate: Rules['slate'];
  /** 3 to 9, from top to bottom; all have written equally often. */
  readonly rows: readonly SlateRow[];
  /** Says that the newest deal counted double; null where it didn't (rules.md §3, rounds). */
  readonly doubled: string | null;
  /** The same in words, at most 1024 characters. */
  readonly alt: string;
}

export interface SlateRow {
  /** May hold any characters. */
  readonly name: string;
  /** From 1; null as long as the game goes on. */
  readonly place: number | null;
  /** What each deal wrote: tens, points, or sticks (above 0) and potatoes (below 0). At least one. */
  readonly written: readonly number[];
  readonly total: number;
  readonly mark: 'won' | 'lost' | null;
}
