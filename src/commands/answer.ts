import type { Card, Preset, RuleGroup, Rules, Seed, Variant } from '../game/index.ts';
import type { DrinkingStep, Language, Loaded, PersonNumber, Preferences, TableId } from '../table/index.ts';
import type { NumberedEnd, RulesPage } from '../text/index.ts';
import type { SettingsShown } from './admin.ts';
import type { ChosenVerb } from './customId.ts';
import type { RecordAnswer } from './recordAnswer.ts';

/** What a person gets for a command or a click: which thing is shown, not yet how it looks. */
export type Answer =
  /** A new public message that shows the table from now on. */
  | { readonly show: 'table'; readonly loaded: Loaded }
  /** The same for a table that has just been opened, which may stand in a thread of its own. */
  | {
      readonly show: 'opened';
      readonly loaded: Loaded;
      readonly place: 'here' | 'thread';
      /** The role that is pinged. */
      readonly calls: string | null;
      /** Said to whoever opened it. */
      readonly note: string | null;
    }
  /** A second public message that follows the table. */
  | { readonly show: 'watch'; readonly loaded: Loaded }
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
      /** The card that a second click plays; null if none was selected. */
      readonly picked: Card | null;
    }
  | { readonly show: 'tricks' | 'scores'; readonly loaded: Loaded }
  | { readonly show: 'rules'; readonly rules: Rules; readonly of: RulesOf; readonly page: RulesPage }
  /** The panel in which the host changes the rules, at one of its pages; `notes` say what has just happened. */
  | {
      readonly show: 'settings';
      readonly loaded: Loaded;
      readonly page: RuleGroup;
      readonly notes: readonly string[];
    }
  /** A form for the number with which the game ends. */
  | { readonly show: 'endForm'; readonly loaded: Loaded; readonly end: NumberedEnd }
  /** Before the drinking mode is turned on (rules.md §4). */
  | { readonly show: 'ageCheck'; readonly loaded: Loaded }
  /** The drinking mode of a server, for those who run it; `notes` say what has just happened. */
  | ({ readonly show: 'drinkingAdmin'; readonly notes: readonly string[] } & SettingsShown)
  /** What is set for a server, with menus to change it. */
  | ({ readonly show: 'serverPanel'; readonly notes: readonly string[] } & SettingsShown)
  /** The open tables of a server; `more` found no room. */
  | {
      readonly show: 'openTables';
      readonly server: string;
      readonly tables: readonly ListedTable[];
      readonly more: number;
      readonly notes: readonly string[];
    }
  /** The form for a step of it; null: a new one. */
  | { readonly show: 'stepForm'; readonly step: DrinkingStep | null }
  /** What somebody has set for themselves, in the language they read now; `note` says what has just happened. */
  | {
      readonly show: 'preferences';
      readonly preferences: Preferences;
      readonly language: Language;
      readonly note: string | null;
    }
  /** Deals with their seeds, of so many players; `preset` says which deck the cards are named after. */
  | {
      readonly show: 'proofs';
      readonly players: number;
      readonly preset: Preset;
      readonly proofs: readonly Proof[];
    }
  | { readonly show: 'sentence'; readonly text: string }
  /** The same, beside the message whose button brought it: that one stays. */
  | { readonly show: 'aside'; readonly text: string }
  | RecordAnswer
  | { readonly show: 'choice'; readonly goal: ChosenVerb; readonly tables: readonly TableLabel[] };

/** Whose rules: those of a table, or of a game without one. */
export type RulesOf = { readonly table: TableId } | { readonly variant: Variant };

/** What a deal was dealt from: anybody can recompute its cards and its commitment. */
export interface Proof {
  /** Number of the deal; null for a seed that somebody typed. */
  readonly deal: number | null;
  /** Null if the log has none that can be read. */
  readonly seed: Seed | null;
  /** Whether the cards that were played are those of the seed; null for a seed that somebody typed. */
  readonly fits: boolean | null;
}

/** A table in a menu of tables. */
export interface TableLabel {
  readonly id: string;
  /** Names of those who sit there. */
  readonly names: readonly string[];
}

/** Who set something, and when (ms since 1970); the name is null once they aren't known any more. */
export interface SetBy {
  readonly name: string | null;
  readonly at: number;
}

/** An open table, as those who run the server see it. */
export interface ListedTable {
  readonly id: TableId;
  /** Names of those who sit there. */
  readonly names: readonly string[];
  /** Where it is shown. */
  readonly channel: string;
  /** The message that shows it, if there is one. */
  readonly message: string | null;
  /** ms since 1970; null where its log can't be read. */
  readonly openedAt: number | null;
}
