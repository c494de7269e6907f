import type { Rules, Variant } from '../game/index.ts';
import type { Said } from './said.ts';

/** What counts for how much, as the engine counts. */
export interface Figures {
  readonly stoeck: number;
  /** What a match takes off, without its sign. */
  readonly match: number;
  readonly lastTrick: number;
  readonly ace: number;
  readonly ten: number;
  /** In trump, and in any other suit. */
  readonly under: { readonly trump: number; readonly plain: number };
  readonly nine: { readonly trump: number; readonly plain: number };
}

/** What a rules text must know besides the rules, worked out by the engine. */
export interface RulesFacts {
  /** The name they go by. */
  readonly variant: Variant;
  /** Cards in each hand. */
  readonly handSize: number;
  /** Names of cards that stay out of the deck. */
  readonly removed: readonly string[];
  /** Null where the number of deals is open. */
  readonly deals: number | null;
  readonly figures: Figures;
}

type Field<Name extends keyof Rules, Sentence = string> = Readonly<Record<Rules[Name] & string, Sentence>>;

/** The sentences from which a rules text is put together; which of them stand in it is decided by `rulesText`. */
export interface RulesWords {
  /** One line for the lobby: how the game is written and when it ends. */
  readonly line: (rules: Rules, facts: RulesFacts) => string;
  readonly headings: Readonly<
    Record<
      'cards' | 'trump' | 'follow' | 'points' | 'weis' | 'tableWeis' | 'stoeck' | 'match' | 'slate' | 'end',
      string
    >
  >;
  readonly title: (parameters: { readonly preset: string }) => string;
  readonly cards: (parameters: { readonly players: number; readonly handSize: number }) => string;
  readonly removed: (parameters: { readonly cards: readonly string[] }) => string;
  readonly direction: Field<'direction'>;
  readonly firstLead: Field<'firstLead', Said>;
  readonly trumpByPlay: string;
  readonly trumpAnnounced: string;
  readonly gaissBock: string;
  readonly slalom: string;
  readonly order: Said;
  readonly mayTrump: Field<'undertrump'>;
  readonly mustFollow: string;
  readonly whenVoid: Field<'undertrump', Said>;
  readonly trumpLed: Said;
  readonly values: Said;
  readonly wholeDeal: string;
  readonly eights: Readonly<Record<Rules['trump'], Readonly<Record<Rules['eights'], string>>>>;
  readonly gaissSix: string;
  readonly weisValues: Field<'weisValues', Said>;
  readonly crossWeis: Readonly<Record<'on' | 'off', string>>;
  readonly handWeis: Field<'handWeis'>;
  readonly compareWeis: Field<'compareWeis'>;
  readonly keepBack: string;
  readonly tableWeis: string;
  readonly foreign: string;
  readonly stoeck: Readonly<Record<'minus' | 'plus', Said>>;
  readonly stoeckOfSetter: Said;
  readonly tableStoeck: Said;
  readonly noWeis: string;
  readonly noMatch: string;
  readonly match: string;
  readonly slate: Field<'slate'>;
  readonly awards: Field<'awards'>;
  readonly limit: (parameters: { readonly limit: number }) => string;
  readonly deals: (parameters: { readonly deals: number }) => string;
  readonly turns: (parameters: { readonly turns: number; readonly deals: number }) => string;
  readonly accounts: string;
  /** Who wins, and so what the game is about. */
  readonly goal: Readonly<Record<'fewest' | 'most', string>> & {
    readonly target: (parameters: { readonly target: number }) => string;
  };
  readonly ties: string;
  readonly doubleLast: string;
  readonly viewTricks: Field<'viewTricks'>;
  readonly noExtras: string;
  readonly drinking: string;
}
