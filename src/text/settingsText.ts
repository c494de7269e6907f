import type { End, RULE_VALUES, RuleField, RuleGroup, Rules } from '../game/index.ts';

/** What the values of each field are called; a field that names a card, or a number, says it by a sentence. */
type ValueTexts = {
  readonly [Field in Exclude<keyof typeof RULE_VALUES, 'firstLead'>]: Readonly<Record<`${Rules[Field]}`, string>>;
};

/** Ends of a game that take a number. */
export const NUMBERED_ENDS = ['limit', 'deals', 'target'] as const;
export type NumberedEnd = (typeof NUMBERED_ENDS)[number];

/** The panel in which the host changes the rules. */
export interface SettingsText {
  readonly title: string;
  /** Rules without house rules. */
  readonly plain: (parameters: { readonly variant: string }) => string;
  /** Rules with what differs from their game. */
  readonly but: (parameters: { readonly variant: string; readonly changes: readonly string[] }) => string;
  readonly change: (parameters: { readonly field: string; readonly value: string }) => string;
  /** Labels of buttons. */
  readonly groups: Readonly<Record<RuleGroup, string>>;
  readonly game: string;
  readonly fields: Readonly<Record<RuleField, string>>;
  readonly values: ValueTexts;
  readonly players: (parameters: { readonly count: number }) => string;
  readonly holderLeads: (parameters: { readonly card: string }) => string;
  readonly randomDealer: string;
  readonly end: (end: End) => string;
  /** What the game itself says where a field differs from it. */
  readonly instead: (parameters: { readonly variant: string; readonly value: string }) => string;
  /** Marks the choice of the game itself. */
  readonly asIn: (parameters: { readonly variant: string }) => string;
  readonly unused: (parameters: { readonly fields: readonly string[] }) => string;
  readonly changed: (parameters: { readonly changes: readonly string[] }) => string;
  readonly alsoChanged: (parameters: { readonly changes: readonly string[] }) => string;
  readonly back: (parameters: { readonly variant: string }) => string;
  /** A button, and the form it opens. */
  readonly enter: Readonly<Record<NumberedEnd, string>>;
  readonly noNumber: string;
  /** The host vouches for everybody's age. */
  readonly adults: string;
  readonly allAdults: string;
  readonly notAdults: string;
}
