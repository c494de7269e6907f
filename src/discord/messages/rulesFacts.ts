import {
  dealCount,
  handSize,
  LAST_TRICK,
  MATCH,
  RANK,
  type Rank,
  type Rules,
  rankPoints,
  removedCards,
  STOECK,
  variantOf,
} from '../../game/index.ts';
import type { Language } from '../../table/index.ts';
import type { Figures, RulesFacts } from '../../text/index.ts';
import { cardFullName, tongueOf } from './cardText.ts';

function figuresOf(rules: Rules): Figures {
  const worth = (rank: Rank) => rankPoints({ rules, contract: null, trump: 0 }, rank);
  return {
    stoeck: STOECK,
    match: -MATCH,
    lastTrick: LAST_TRICK,
    ace: worth(RANK.ace).plain,
    ten: worth(RANK.ten).plain,
    under: worth(RANK.under),
    nine: worth(RANK.nine),
  };
}

/** What a rules text must know besides the rules, asked of the engine. */
export function rulesFacts(rules: Rules, language: Language): RulesFacts {
  return {
    variant: variantOf(rules),
    handSize: handSize(rules.players),
    removed: removedCards(rules.players).map((card) => cardFullName(card, tongueOf(rules, language))),
    deals: dealCount(rules),
    figures: figuresOf(rules),
  };
}
