import { dealCount, handSize, type Rules, removedCards, variantOf } from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import type { RulesFacts } from '../../text/index.ts';
import { cardFullName } from './cardText.ts';

/** What a rules text must know besides the rules, asked of the engine. */
export function rulesFacts(rules: Rules, language: Language): RulesFacts {
  return {
    variant: variantOf(rules),
    handSize: handSize(rules.players),
    removed: removedCards(rules.players).map((card) => cardFullName(card, language)),
    deals: dealCount(rules),
  };
}
