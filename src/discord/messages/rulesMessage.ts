import type { Answer, Press } from '../../commands/index.ts';
import type { Language } from '../../table/index.ts';
import { RULES_PAGES, type RulesPage, rulesPage, textIn } from '../../text/index.ts';
import { type Button, block, button, type MessageBody, messageBody, rows } from './body.ts';
import { rulesFacts } from './rulesFacts.ts';

type RulesShown = Extract<Answer, { show: 'rules' }>;

function pressFor({ of }: RulesShown, page: RulesPage): Press {
  return 'table' in of ? { verb: 'rulesPage', table: of.table, page } : { verb: 'gamePage', variant: of.variant, page };
}

function pageButtons(shown: RulesShown, language: Language): Button[] {
  const { pages } = textIn(language).guide;
  return RULES_PAGES.map((page) =>
    button(pressFor(shown, page), { label: pages[page], look: page === shown.page ? 'disabled' : 'secondary' }),
  );
}

/** A page about rules, for one reader; the buttons turn to the others. */
export function rulesMessage(shown: RulesShown, language: Language): MessageBody {
  const { rules, page } = shown;
  const paragraphs = rulesPage(rules, rulesFacts(rules, language), { page, language });
  return messageBody([...paragraphs.flatMap((paragraph) => block([paragraph])), ...rows(pageButtons(shown, language))]);
}
