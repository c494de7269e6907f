import type { Language, Preference, Preferences } from '../table/index.ts';

/** What the values are called; languages go by their own names. */
type ValueTexts = {
  readonly [Name in Preference]: Readonly<Record<Exclude<Preferences[Name], Language>, string>>;
};

/** The panel in which people set how they want to play, and what follows from it. */
export interface PreferencesText {
  readonly title: string;
  readonly intro: string;
  readonly saved: string;
  /** Headings of menus, and beginnings of labels on buttons: with a value at most 60 characters. */
  readonly names: Readonly<Record<Preference, string>>;
  readonly values: ValueTexts;
  /** A card was selected, and a second click plays it. */
  readonly picked: (parameters: { readonly card: string }) => string;
}
