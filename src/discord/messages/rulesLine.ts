import { houseRules, type Rules, variantOf } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { changeText, textIn } from '../../text/index.ts';

/** The name of a game, and what a table plays in another way: `klassisch, aber: …`. */
export function rulesLine(rules: Rules, language: Language): string {
  const { settings, variants } = textIn(language);
  const variant = variants[variantOf(rules)];
  const changes = houseRules(rules).map((field) => changeText(rules, field, language));
  return changes.length === 0 ? settings.plain({ variant }) : settings.but({ variant, changes });
}
