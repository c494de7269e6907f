import type { SuggestedTable } from '../../commands/index.ts';
import type { Language } from '../../table/index.ts';
import { textIn } from '../../text/index.ts';
import { cutLabel } from './cutLabel.ts';
import { plainName, plainText } from './safeName.ts';

/** Nine people with the longest names would not find room. */
const NAMES_SHOWN = 3;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `5 min. ago`, in the words of the language. */
function ageText(ms: number, language: Language): string {
  const ago = new Intl.RelativeTimeFormat(language, { style: 'short' });
  if (ms < HOUR) return ago.format(-Math.floor(ms / MINUTE), 'minute');
  return ms < DAY ? ago.format(-Math.floor(ms / HOUR), 'hour') : ago.format(-Math.floor(ms / DAY), 'day');
}

function namesText({ names }: SuggestedTable, language: Language): string {
  const { people } = textIn(language);
  const shown = names.slice(0, NAMES_SHOWN).map((name) => plainName(name ?? people.someone));
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

/** An open table in one line without markdown: where, who, how far, how old; `now` is in ms since 1970. */
export function tableLabel(table: SuggestedTable, language: Language, now: number): string {
  const { lobby, proofs } = textIn(language);
  const { channel, taken, seats, deal, openedAt } = table;
  const phase = deal === null ? lobby.seats({ taken, seats }) : proofs.deal({ number: deal });
  const age = ageText(Math.max(0, now - openedAt), language);
  return cutLabel([`#${plainText(channel)}`, namesText(table, language), phase, age].filter(Boolean).join(' · '));
}
