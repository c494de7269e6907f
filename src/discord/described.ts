/** Of a picture's description (discord.md). */
const LONGEST_ALT = 1024;

/** A picture in words, as much of it as there is room for; no sign is cut in two. */
export function described(words: string): string {
  return words.slice(0, LONGEST_ALT).replace(/[\uD800-\uDBFF]$/, '');
}
