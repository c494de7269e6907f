import type { RuleField } from './rules.ts';

export const RULE_GROUPS = ['table', 'play', 'weis', 'score'] as const;
/** What belongs together where rules are shown or changed. */
export type RuleGroup = (typeof RULE_GROUPS)[number];

/** Every field once, the deciding ones first. */
export const FIELDS_OF: Readonly<Record<RuleGroup, readonly RuleField[]>> = {
  table: ['players', 'direction', 'firstLead', 'viewTricks', 'drinking'],
  play: ['trump', 'gaissBock', 'slalom', 'gaissSix', 'mustFollow', 'undertrump', 'eights'],
  weis: ['handWeis', 'compareWeis', 'tableWeis', 'foreignFactor', 'weisValues', 'crossWeis', 'stoeck', 'tableStoeck'],
  score: ['slate', 'awards', 'match', 'end', 'doubleLast'],
};
