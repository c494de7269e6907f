import type { Language } from '../table/index.ts';

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-CH', en: 'en-GB', fr: 'fr-CH', it: 'it-CH' };

/** Where a message can't show everybody their own time, it is UTC, and says so: `21.09.26, 20:15 UTC`. */
export function dateText(at: number, language: Language): string {
  const form = { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(LOCALES[language], form).format(at)} UTC`;
}

/** The day (UTC) in all ways somebody may type it: `2026-09-01`, `1.9.2026`, `01.09.2026`, `1. September 2026`, with `/` too. */
export function datesSearched(at: number, language: Language): string {
  const iso = new Date(at).toISOString().slice(0, 10);
  const [year = '', month = '', day = ''] = iso.split('-');
  const [shortMonth, shortDay] = [Number(month), Number(day)];
  const long = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  const dotted = [`${day}.${month}.${year}`, `${shortDay}.${shortMonth}.${year}`];
  return [iso, ...dotted, ...dotted.map((date) => date.replaceAll('.', '/')), long].join(' ');
}
