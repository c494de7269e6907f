import type { Language, Table } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';

/** Why the table has ended without its game being played out; null if it hasn't. */
export function endingText({ ended }: Table, language: Language): string | null {
  return ended && ended.why !== 'finished' ? textIn(language).endings[ended.why] : null;
}
