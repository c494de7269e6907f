import { amount, joined } from '../numbers.ts';

/** French takes the singular for none, too: `0 pli`, `1 pli`, `2 plis`. */
export function counted(count: number, one: string, others: string): string {
  return `${amount(count)} ${Math.abs(count) < 2 ? one : others}`;
}

export const and = (names: readonly string[]) => joined('fr', names);

const startsWithVowel = (word: string) => /^[aeiouéœ]/.test(word);

/** `de rose`, `d’écusson`. */
export function of(word: string): string {
  return startsWithVowel(word) ? `d’${word}` : `de ${word}`;
}

const FEMININE: readonly string[] = ['bannière', 'dame'];

/** A rank with its article: `le valet`, `la dame`, `l’under`. */
export function the(rank: string): string {
  if (startsWithVowel(rank)) return `l’${rank}`;
  return FEMININE.includes(rank) ? `la ${rank}` : `le ${rank}`;
}

/** Numbers have no plural, nor has the ace. */
const ALIKE: readonly string[] = ['six', 'sept', 'huit', 'neuf', 'dix', 'as'];

/** Several of a rank: `neuf`, `valets`. */
export function many(rank: string): string {
  return ALIKE.includes(rank) ? rank : `${rank}s`;
}
