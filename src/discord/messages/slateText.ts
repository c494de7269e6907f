import type { Rules } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import { amount, textIn } from '../../text/index.ts';

/** What stands on the slate: sticks and potatoes are named, all else is a number. */
export function slateText(rules: Rules, written: number, language: Language): string {
  return rules.slate === 'sticks' ? textIn(language).amounts.sticks(written) : amount(written);
}
