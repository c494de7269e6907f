import type { Rules } from '../game/index.ts';
import type { RulesWords } from './rulesWords.ts';

/** Whether the fewest or the most on the slate win (rules.md §3, Winner); a target is reached by the most. */
export function goalOf({ slate, trump }: Rules): 'fewest' | 'most' {
  return slate === 'sticks' || trump === 'announced' ? 'most' : 'fewest';
}

export function goalSentence(rules: Rules, { goal }: RulesWords): string {
  return 'target' in rules.end ? goal.target(rules.end) : goal[goalOf(rules)];
}
