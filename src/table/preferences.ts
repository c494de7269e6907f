import { z } from 'zod';
import { LANGUAGES, type Language } from './table.ts';

/** What people may set for themselves, on every server; of each the first value holds until they do. */
export const PREFERENCE_VALUES = {
  /** Whose cards the own hand shows. */
  deck: ['table', 'swiss', 'german', 'french'],
  /** Suits in the order of the notation (rules.md §0), or trump before them. */
  suits: ['notation', 'trumpFirst'],
  ranks: ['lowFirst', 'highFirst'],
  language: ['discord', ...LANGUAGES],
  /** Whether the person is mentioned when half their time has passed. */
  pings: ['on', 'off'],
  /** With `twice` the first click selects a card, and the second plays it. */
  play: ['once', 'twice'],
  size: ['normal', 'big'],
  /** With `four` each suit has a colour of its own, beside its sign. */
  colours: ['plain', 'four'],
  /** With `words` cards are named and not drawn: for screen readers. */
  cards: ['signs', 'words'],
} as const;

export type Preference = keyof typeof PREFERENCE_VALUES;
export type Preferences = { readonly [Name in Preference]: (typeof PREFERENCE_VALUES)[Name][number] };

export const PREFERENCES = Object.keys(PREFERENCE_VALUES) as Preference[];

export const DEFAULT_PREFERENCES = Object.fromEntries(
  PREFERENCES.map((name) => [name, PREFERENCE_VALUES[name][0]]),
) as Preferences;

/** One preference with one of its values. */
export type PreferenceChange = {
  readonly [Name in Preference]: { readonly name: Name; readonly value: Preferences[Name] };
}[Preference];

/** Null for what is no preference, or no value of it. */
export function readPreference(name: string, value: unknown): PreferenceChange | null {
  const known = PREFERENCES.find((each) => each === name);
  if (!known) return null;
  const read = z.enum(PREFERENCE_VALUES[known]).safeParse(value);
  return read.success ? ({ name: known, value: read.data } as PreferenceChange) : null;
}

/** In which language somebody reads; `discords` is that of their Discord. */
export function readingLanguage({ language }: Preferences, discords: Language): Language {
  return language === 'discord' ? discords : language;
}
