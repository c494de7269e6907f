import { MAX_PLAYERS, MIN_PLAYERS, type Rules } from './rules.ts';

/** Why a combination of rules is refused (rules.md §3, "Refused"). */
export const RULES_REFUSALS = [
  'players-out-of-range',
  'sticks-need-four',
  'announced-needs-four',
  'weli-missing-with-eight',
  'double-last-without-count',
  'double-last-with-sticks',
  'limit-with-announced',
  'target-without-announced',
  'contracts-without-announced',
  'sticks-without-extras',
  'announced-without-table-weis',
  'announced-without-match',
  'limit-with-sticks',
  'limit-out-of-range',
  'deals-out-of-range',
  'target-out-of-range',
] as const;
export type RulesRefusal = (typeof RULES_REFUSALS)[number];

const outside = (value: number, low: number, high: number) => value < low || value > high;

function refusedTrump(rules: Rules): RulesRefusal | null {
  const announced = rules.trump === 'announced';
  if (announced && rules.players !== 4) return 'announced-needs-four';
  if (!announced && (rules.gaissBock || rules.slalom || rules.gaissSix === 11)) return 'contracts-without-announced';
  if (announced && rules.tableWeis) return 'announced-without-table-weis';
  if (announced && rules.match !== 'none') return 'announced-without-match';
  if (announced && 'limit' in rules.end) return 'limit-with-announced';
  if (!announced && 'target' in rules.end) return 'target-without-announced';
  return null;
}

function refusedSticks(rules: Rules): RulesRefusal | null {
  if (rules.slate !== 'sticks') return null;
  if (rules.players !== 4) return 'sticks-need-four';
  const extras = rules.handWeis !== 'off' || rules.tableWeis || rules.stoeck !== 'off' || rules.match !== 'none';
  if (extras) return 'sticks-without-extras';
  return rules.doubleLast ? 'double-last-with-sticks' : null;
}

function refusedEnd(rules: Rules): RulesRefusal | null {
  const { end } = rules;
  if (rules.doubleLast && !('deals' in end || 'turns' in end)) return 'double-last-without-count';
  if ('limit' in end) {
    if (rules.slate === 'sticks') return 'limit-with-sticks';
    const factor = rules.slate === 'tens' ? 1 : 10;
    return outside(end.limit, 10 * factor, 1000 * factor) ? 'limit-out-of-range' : null;
  }
  if ('deals' in end) return outside(end.deals, 1, 100) ? 'deals-out-of-range' : null;
  if ('target' in end) return outside(end.target, 50, 10_000) ? 'target-out-of-range' : null;
  return null;
}

/** The first reason why these rules can't be played, or null. */
export function refusedRules(rules: Rules): RulesRefusal | null {
  if (outside(rules.players, MIN_PLAYERS, MAX_PLAYERS)) return 'players-out-of-range';
  // With eight players the four sixes are left out, the Weli among them.
  if (rules.firstLead === 'S6' && rules.players === 8) return 'weli-missing-with-eight';
  return refusedTrump(rules) ?? refusedSticks(rules) ?? refusedEnd(rules);
}
