import { changeRules, type FieldChange } from './changeRules.ts';
import { readChange } from './readRules.ts';
import { type End, MAX_PLAYERS, MIN_PLAYERS, RULE_VALUES, type RuleField, type Rules } from './rules.ts';
import type { RulesRefusal } from './rulesRefused.ts';

/** Every kind of end, with its number as it is now, or else as it usually is. */
function ends({ end, slate }: Rules): readonly End[] {
  const usual: readonly End[] = [
    { limit: slate === 'tens' ? 100 : 1000 },
    { deals: 12 },
    { turns: 2 },
    { turns: 3 },
    { target: 500 },
  ];
  const [kind = ''] = Object.keys(end);
  return usual.map((each) => (kind in each && kind !== 'turns' ? end : each));
}

function valuesOf(rules: Rules, field: RuleField): readonly unknown[] {
  if (field === 'end') return ends(rules);
  if (field !== 'players') return RULE_VALUES[field];
  return Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, more) => MIN_PLAYERS + more);
}

export interface RuleChoices {
  /** The values that can be chosen now, the present one among them. */
  readonly possible: readonly FieldChange[];
  /** Why others can't. */
  readonly refusals: readonly RulesRefusal[];
}

/** What can be made of one field under these rules, and why not everything (rules.md §3). */
export function ruleChoices(rules: Rules, field: RuleField): RuleChoices {
  const changes = valuesOf(rules, field).flatMap((value) => readChange(field, value) ?? []);
  const results = changes.map((change) => ({ change, result: changeRules(rules, change) }));
  return {
    possible: results.flatMap(({ change, result }) => ('rules' in result ? [change] : [])),
    refusals: results.flatMap(({ result }) => ('refusal' in result ? [result.refusal] : [])),
  };
}
