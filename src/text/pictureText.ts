/** Words in the picture of a table; short, because a phone shows them small. */
export interface PictureText {
  /** `deal` and `trick` say which of how many. */
  readonly title: (parameters: { readonly deal: string; readonly trick: string }) => string;
  readonly noTrumpYet: string;
  readonly trump: (parameters: { readonly suit: string }) => string;
  readonly setBy: (parameters: { readonly name: string }) => string;
  readonly announcedBy: (parameters: { readonly name: string }) => string;
  /** For a seat, beside its name. */
  readonly leads: string;
  readonly wins: string;
  readonly takes: string;
  readonly turn: string;
  readonly announces: string;
  /** Headings of a seat's figures. */
  readonly tricks: string;
  readonly points: string;
  readonly total: string;
}
