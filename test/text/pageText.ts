import { rulesFacts } from '../../src/discord/messages/rulesFacts.ts';
import type { Rules } from '../../src/game/index.ts';
import type { Language } from '../../src/table/index.ts';
import { type RulesPage, rulesPage } from '../../src/text/index.ts';

/** A page about these rules as one text. */
export function pageText(rules: Rules, page: RulesPage, language: Language = 'de'): string {
  return rulesPage(rules, rulesFacts(rules, language), { page, language }).join('\n');
}
