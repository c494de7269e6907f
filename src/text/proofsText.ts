/** What `/molotow verify` says. */
export interface ProofsText {
  readonly title: string;
  /** How anybody can check it without the bot. */
  readonly how: string;
  readonly none: string;
  readonly noSeed: string;
  readonly seed: string;
  readonly deal: (parameters: { readonly number: number }) => string;
  readonly commitment: (parameters: { readonly commitment: string }) => string;
  /** `number` counts the seats from 1, as they stand in the lobby. */
  readonly seat: (parameters: { readonly number: number }) => string;
}
