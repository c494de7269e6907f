import type { ServerSettings } from '../table/index.ts';
import type { Deck } from './cardWords.ts';

/** What those who run a server read under `/molotow-admin settings` and `tables`. */
export interface ServerText {
  readonly title: string;
  readonly fields: Readonly<Record<Exclude<keyof ServerSettings, 'drinking' | 'drinkingSteps'>, string>>;
  readonly decks: Readonly<Record<Deck, string>>;
  /** What holds where nothing is set. */
  readonly languageOfHost: string;
  readonly deckOfGame: string;
  readonly anyNumber: string;
  readonly everywhere: string;
  readonly noRole: string;
  readonly mostTables: (parameters: { readonly count: number }) => string;
  readonly forEver: string;
  readonly days: (parameters: { readonly count: number }) => string;
  /** What goes when cards are not kept any more, and what stays. */
  readonly keepHint: string;
  /** What a role needs so that Discord pings it. */
  readonly roleHint: string;
  /** `when` is a Discord timestamp. */
  readonly setBy: (parameters: { readonly name: string; readonly when: string }) => string;
  readonly saved: string;
  readonly bad: string;
  /** Labels of buttons. */
  readonly toTables: string;
  readonly toDrinking: string;
  readonly toSettings: string;
  readonly list: {
    readonly title: (parameters: { readonly count: number }) => string;
    readonly none: string;
    readonly opened: (parameters: { readonly when: string }) => string;
    readonly unreadable: string;
    readonly more: (parameters: { readonly count: number }) => string;
    /** On the menu that ends a table. */
    readonly end: string;
  };
}
