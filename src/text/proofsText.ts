/** What `/molotow verify` says. */
export interface ProofsText {
  readonly title: string;
  /** How anybody can check it without the bot. */
  readonly how: string;
  /** Every past deal was compared; `count` is how many. */
  readonly allFit: (parameters: { readonly count: number }) => string;
  /** `deals` are the numbers of those that don't follow from their seeds. */
  readonly someChanged: (parameters: { readonly count: number; readonly of: number; readonly deals: string }) => string;
  /** Beside one deal. */
  readonly fits: string;
  readonly changed: string;
  readonly unreadable: string;
  /** Deals that found no room. */
  readonly earlier: (parameters: { readonly count: number }) => string;
  /** Above the cards that the last seed deals. */
  readonly hands: string;
  readonly none: string;
  readonly noSeed: string;
  readonly seed: string;
  readonly deal: (parameters: { readonly number: number }) => string;
  readonly commitment: (parameters: { readonly commitment: string }) => string;
  /** `number` counts the seats from 1, as they stand in the lobby. */
  readonly seat: (parameters: { readonly number: number }) => string;
}
