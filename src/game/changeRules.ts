import type { End, RuleField, Rules } from './rules.ts';
import { type RulesRefusal, refusedRules } from './rulesRefused.ts';
import { VARIANT_RULES, type Variant } from './variants.ts';

/** Another value of one field, or another game from its beginning. */
export type RulesChange = { readonly variant: Variant } | FieldChange;

export type FieldChange = { [Field in RuleField]: { readonly field: Field; readonly value: Rules[Field] } }[RuleField];

type ChangedRules = { readonly rules: Rules } | { readonly refusal: RulesRefusal };

/** Slate units of a limit that is worth as much as 100 tens. */
function usualEnd({ slate, trump }: Rules): End {
  if (trump === 'announced') return { target: 500 };
  if (slate === 'sticks') return { deals: 12 };
  return { limit: slate === 'tens' ? 100 : 1000 };
}

/** What must change along with a change, so that what §3 would refuse can be played; nothing helps against a number. */
const COMPANIONS: Partial<Readonly<Record<RulesRefusal, (rules: Rules) => Partial<Rules>>>> = {
  'sticks-need-four': () => ({ players: 4 }),
  'announced-needs-four': () => ({ players: 4 }),
  'weli-missing-with-eight': () => ({ firstLead: 'random-dealer' }),
  'double-last-without-count': () => ({ doubleLast: false }),
  'double-last-with-sticks': () => ({ doubleLast: false }),
  'limit-with-announced': (rules) => ({ end: usualEnd(rules) }),
  'target-without-announced': (rules) => ({ end: usualEnd(rules) }),
  'limit-with-sticks': (rules) => ({ end: usualEnd(rules) }),
  'contracts-without-announced': () => ({ gaissBock: false, slalom: false, gaissSix: 0 }),
  'sticks-without-extras': () => ({ handWeis: 'off', tableWeis: false, stoeck: 'off', match: 'none' }),
  'announced-without-table-weis': () => ({ tableWeis: false }),
  'announced-without-match': () => ({ match: 'none' }),
};

/** Changes along until the rules can be played; refused if what was asked for (`kept`) would have to give way itself. */
function settled(rules: Rules, kept: RuleField | null): ChangedRules {
  const refusal = refusedRules(rules);
  if (!refusal) return { rules };
  const along = COMPANIONS[refusal]?.(rules);
  if (!along || (kept !== null && kept in along)) return { refusal };
  return settled({ ...rules, ...along }, kept);
}

/** A limit counts in slate units: tens made points, and the other way round, leave it worth the same. */
function sameLimit({ slate, end }: Rules, next: Rules['slate']): End {
  if (!('limit' in end) || slate === next || next === 'sticks') return end;
  return { limit: next === 'points' ? end.limit * 10 : Math.round(end.limit / 10) };
}

/**
 * Rules with one change, and with whatever must change along: choosing sticks turns the Weis off, announced trump
 * brings a target. The other way round it is refused (rules.md §3): asking for Weis doesn't take the sticks away.
 * Another game begins as it stands in the book, for as many players as before.
 */
export function changeRules(rules: Rules, change: RulesChange): ChangedRules {
  if ('variant' in change) return settled({ ...VARIANT_RULES[change.variant], players: rules.players }, null);
  const end = change.field === 'slate' ? sameLimit(rules, change.value) : rules.end;
  return settled({ ...rules, end, [change.field]: change.value }, change.field);
}
