import { hasMeaning } from './ruleMeaning.ts';
import { differingFields, type RuleField, type Rules } from './rules.ts';
import { VARIANT_RULES, variantOf } from './variants.ts';

/** Fields in which a table differs from the book of its game, where that changes anything; seats are no house rule. */
export function houseRules(rules: Rules): RuleField[] {
  const differing = differingFields(rules, VARIANT_RULES[variantOf(rules)]);
  return differing.filter((field) => field !== 'players' && hasMeaning(rules, field));
}
