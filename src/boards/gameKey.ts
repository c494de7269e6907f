/**
 * Name of a finished game on the boards: when it ended and which it was. Names in the order of their characters are games in the order in which they
 * count: by their end, and of those that ended in the same millisecond by what follows.
 */
export type GameKey = string;

/** Milliseconds since 1970 keep 13 digits until the year 2286. */
const DIGITS = 13;

/** `game` is a table's id among the games of one server, `server/table` among those of all. */
export function gameKey(endedAt: number, game: string): GameKey {
  return `${String(endedAt).padStart(DIGITS, '0')}:${game}`;
}

/** What `gameKey` was made of. */
export function readGameKey(key: GameKey): { readonly endedAt: number; readonly game: string } {
  return { endedAt: Number(key.slice(0, DIGITS)), game: key.slice(DIGITS + 1) };
}
