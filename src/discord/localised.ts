import { Locale, type LocalizationMap } from 'discord.js';
import { type CommandText, textIn } from '../text/index.ts';
import { languageOf } from './caller.ts';

type Texts = ReturnType<typeof textIn>;

/** What Discord shows where it has nothing else (discord.md). */
const FALLBACK = textIn('en');
/** Of Discord's locales those for which we have other words: `de` is all German there is. */
const LOCALES = Object.values(Locale).filter((locale) => textIn(languageOf(locale)) !== FALLBACK);

function localised(pick: (texts: Texts) => string): LocalizationMap {
  return Object.fromEntries(LOCALES.map((locale) => [locale, pick(textIn(languageOf(locale)))]));
}

export function described(pick: (texts: Texts) => string) {
  return { description: pick(FALLBACK), description_localizations: localised(pick) };
}

export function named(pick: (texts: Texts) => string) {
  return { name: pick(FALLBACK), name_localizations: localised(pick) };
}

/** The code asks for subcommands and options by their keys; only what people read is translated. */
export function both(name: string, pick: (texts: Texts) => CommandText) {
  return {
    ...named((texts) => pick(texts).name),
    name,
    ...described((texts) => pick(texts).description),
  };
}
