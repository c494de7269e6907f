import type { Language } from '../table/index.ts';
import type { Catalogue } from './catalogue.ts';
import { de } from './de/de.ts';
import { en } from './en/en.ts';
import { fr } from './fr/fr.ts';
import { it } from './it/it.ts';

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { de, en, fr, it };

export function textIn(language: Language): Catalogue {
  return CATALOGUES[language];
}
