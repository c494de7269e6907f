import type { Loaded, PersonNumber } from '../table/index.ts';
import type { ChosenVerb } from './customId.ts';

/** What a person gets for a command or a click: which thing is shown, not yet how it looks. */
export type Answer =
  /** A new public message that shows the table from now on. */
  | { readonly show: 'table'; readonly loaded: Loaded }
  /** The lobby message that was clicked, brought up to date; `text` says the same to whoever typed a command. */
  | { readonly show: 'lobby'; readonly loaded: Loaded; readonly text: string }
  | {
      readonly show: 'hand';
      readonly loaded: Loaded;
      readonly person: PersonNumber;
      /** What happened to the click, in the first line. */
      readonly note: string | null;
      /** Null leaves the toggle as it stands. */
      readonly weis: 'declare' | 'keep' | null;
    }
  | { readonly show: 'tricks' | 'scores' | 'rules'; readonly loaded: Loaded }
  | { readonly show: 'sentence'; readonly text: string }
  | { readonly show: 'choice'; readonly goal: ChosenVerb; readonly tables: readonly TableLabel[] };

/** A table in a menu of tables. */
export interface TableLabel {
  readonly id: string;
  /** Names of those who sit there. */
  readonly names: readonly string[];
}
