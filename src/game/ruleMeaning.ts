import type { RuleField, Rules } from './rules.ts';

const isPlayed = ({ trump }: Rules) => trump === 'play';
const isAnnounced = ({ trump }: Rules) => trump === 'announced';
const isSticks = ({ slate }: Rules) => slate === 'sticks';
const mayHaveWeis = (rules: Rules) => !isSticks(rules);
const mayHaveTableWeis = (rules: Rules) => isPlayed(rules) && mayHaveWeis(rules);

/** Conditions of fields that mean something under some rules only (rules.md §3: refused, or ignored). */
const MEANS: Partial<Readonly<Record<RuleField, (rules: Rules) => boolean>>> = {
  // Sticks and announced trump are for four (rules.md §3).
  players: (rules) => isPlayed(rules) && !isSticks(rules),
  gaissBock: isAnnounced,
  slalom: isAnnounced,
  gaissSix: (rules) => isAnnounced(rules) && rules.gaissBock,
  // Four players always get a trump by the play; of four seats three may be taken, except with sticks.
  eights: (rules) => (isAnnounced(rules) ? rules.gaissBock || rules.slalom : !isSticks(rules)),
  handWeis: mayHaveWeis,
  compareWeis: ({ handWeis }) => handWeis !== 'off',
  weisValues: ({ handWeis, tableWeis }) => handWeis !== 'off' || tableWeis,
  crossWeis: ({ handWeis, tableWeis }) => handWeis !== 'off' || tableWeis,
  tableWeis: mayHaveTableWeis,
  foreignFactor: ({ tableWeis }) => tableWeis,
  stoeck: mayHaveWeis,
  tableStoeck: ({ tableWeis }) => tableWeis,
  match: mayHaveTableWeis,
  awards: isSticks,
  doubleLast: (rules) => !isSticks(rules) && ('deals' in rules.end || 'turns' in rules.end),
};

/** Whether another value of this field could be played and would change the game, everything else as it is. */
export function hasMeaning(rules: Rules, field: RuleField): boolean {
  return MEANS[field]?.(rules) ?? true;
}
