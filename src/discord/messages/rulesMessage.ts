import type { Rules } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { rulesText } from '../../text/index.ts';
import { block, type MessageBody, messageBody } from './body.ts';
import { rulesFacts } from './rulesFacts.ts';

/** The rules of a table, for one reader. */
export function rulesMessage(rules: Rules, language: Language): MessageBody {
  const paragraphs = rulesText(rules, rulesFacts(rules, language), language);
  return messageBody(paragraphs.flatMap((paragraph) => block([paragraph])));
}
