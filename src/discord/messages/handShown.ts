import type { Seat } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';

/** Whose hand is shown, and how. */
export interface HandShown {
  readonly seat: Seat;
  readonly language: Language;
  /** What happened to the click, in the first line. */
  readonly note: string | null;
  /** What happens to the Weise with the first card. */
  readonly weis: 'declare' | 'keep';
}
