import { joined } from '../numbers.ts';

export const and = (names: readonly string[]) => joined('it', names);

const FEMININE: readonly string[] = ['bandiera', 'donna'];

/** A rank with its article: `il fante`, `la donna`, `l’under`. */
export function the(rank: string): string {
  if (/^[aeiou]/.test(rank)) return `l’${rank}`;
  return FEMININE.includes(rank) ? `la ${rank}` : `il ${rank}`;
}

/** All other ranks are called alike, one or many. */
const PLURALS: Readonly<Record<string, string>> = {
  bandiera: 'bandiere',
  fante: 'fanti',
  donna: 'donne',
  asso: 'assi',
};

/** Several of a rank: `nove`, `fanti`. */
export function many(rank: string): string {
  return PLURALS[rank] ?? rank;
}
