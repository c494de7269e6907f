import type { Rules } from '../game/index.ts';
import type { Language } from '../table/index.ts';
import { decided } from './decided.ts';
import { deckOf } from './deckOf.ts';
import { glossary } from './glossary.ts';
import type { RulesPage } from './guideWords.ts';
import { rulesText } from './rulesText.ts';
import type { RulesFacts } from './rulesWords.ts';
import { shortRules } from './shortRules.ts';
import { textIn } from './textIn.ts';
import { tips } from './tips.ts';

export interface PageWanted {
  readonly page: RulesPage;
  readonly language: Language;
}

/**
 * A page about the rules of a table, as paragraphs of Discord markdown under its title. Made from the `Rules` value
 * that the engine plays by, so the two can't disagree. Each fits into one message (4000 characters, discord.md).
 */
export function rulesPage(rules: Rules, facts: RulesFacts, { page, language }: PageWanted): string[] {
  const { rules: words, guide, variants, decks } = textIn(language);
  const about = { ...facts, deck: decks[deckOf(rules)] };
  const title = (of: string) => `### ${words.title({ preset: variants[facts.variant] })} · ${of}`;
  switch (page) {
    case 'short':
      return [title(guide.pages.short), ...shortRules(rules, { about, short: guide.short, words })];
    case 'details':
      return rulesText(rules, about, language);
    case 'decided':
      return [title(guide.pages.decided), ...decided(rules, about, guide.decided)];
    case 'glossary':
      return [title(guide.pages.glossary), ...glossary(rules, about, { words: guide.glossary, decks })];
    case 'tips':
      return [title(guide.pages.tips), ...tips(rules, about, guide.tips)];
  }
}
