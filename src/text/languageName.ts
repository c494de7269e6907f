import type { Language } from '../table/index.ts';

/** A language as it calls itself, with a capital for menus: `Deutsch`, `Français`. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
