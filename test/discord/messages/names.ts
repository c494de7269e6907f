/** As long and as bad as Discord lets a name be: 32 signs that all must be escaped, or 32 emojis. */
export const LONG_NAMES: ReadonlyMap<number, string> = new Map(
  Array.from({ length: 9 }, (_, at) => [at + 1, at % 2 === 0 ? '*_~`|>#-[]()<:!.'.repeat(2) : '🃏'.repeat(32)]),
);

export const NAMES: ReadonlyMap<number, string> = new Map(
  ['Anna', 'Bea', 'Carl', 'Dora', 'Emil', 'Fritz', 'Greti', 'Hans', 'Ida'].map((name, at) => [at + 1, name]),
);
