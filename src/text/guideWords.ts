import type { DecidedWords } from './decided.ts';
import type { GlossaryWords } from './glossary.ts';
import type { ShortWords } from './shortRules.ts';
import type { TipsWords } from './tips.ts';

/** What can be read about the rules, a page each; the complete rules are `details`. */
export const RULES_PAGES = ['short', 'details', 'decided', 'glossary', 'tips'] as const;
export type RulesPage = (typeof RULES_PAGES)[number];

/** The pages around the complete rules. */
export interface GuideWords {
  /** Labels of the buttons that turn to a page. */
  readonly pages: Readonly<Record<RulesPage, string>>;
  readonly short: ShortWords;
  readonly decided: DecidedWords;
  readonly glossary: GlossaryWords;
  readonly tips: TipsWords;
}
