/** The languages that a person's client can be set to: Discord's locale, and its name in that language. */
export const LOCALE_NAMES = /** @type {const} */ ([
  ['de', 'Deutsch'],
  ['en-US', 'English (US)'],
  ['en-GB', 'English (UK)'],
  ['fr', 'Français'],
  ['it', 'Italiano'],
]);
