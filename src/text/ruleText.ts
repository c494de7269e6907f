import type { RuleField, Rules } from '../game/index.ts';
import type { Language } from '../table/index.ts';
import { deckOf } from './deckOf.ts';
import { textIn } from './textIn.ts';

/** Whoever holds this card leads first; null where chance decides. In the order of the notation: suit, rank. */
const FIRST_CARDS = { R7: [0, 1], S6: [2, 0], 'random-dealer': null } as const;

function firstLeadText(rules: Rules, language: Language): string {
  const { settings, decks, card } = textIn(language);
  const { suits, ranks } = decks[deckOf(rules)];
  const first = FIRST_CARDS[rules.firstLead];
  if (!first) return settings.randomDealer;
  return settings.holderLeads({ card: card({ suit: suits[first[0]], rank: ranks[first[1]] }) });
}

/** What one field says: `wird angesagt`, `nach 12 Runden`; it stands behind the name of the field. */
export function ruleText(rules: Rules, field: RuleField, language: Language): string {
  const { settings } = textIn(language);
  switch (field) {
    case 'players':
      return settings.players({ count: rules.players });
    case 'end':
      return settings.end(rules.end);
    case 'firstLead':
      return firstLeadText(rules, language);
    default: {
      const values: Readonly<Record<string, string>> = settings.values[field];
      return values[String(rules[field])] ?? '';
    }
  }
}

/** A field with what it says: `Trumpf wird angesagt`. */
export function changeText(rules: Rules, field: RuleField, language: Language): string {
  const { settings } = textIn(language);
  return settings.change({ field: settings.fields[field], value: ruleText(rules, field, language) });
}
