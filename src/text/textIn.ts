import type { Language } from '../table/index.ts';
import type { Catalogue } from './catalogue.ts';
import { de } from './de/de.ts';
import { en } from './en/en.ts';

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { de, en };

export function textIn(language: Language): Catalogue {
  return CATALOGUES[language];
}
