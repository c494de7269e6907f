import type { Rules } from '../game/index.ts';
import { goalOf } from './goal.ts';
import { type About, type Conditions, holding, list, type SentencesFor, said } from './said.ts';

const isPlayed = ({ trump }: Rules) => trump === 'play';
const isSticks = ({ slate }: Rules) => slate === 'sticks';
const wantsFew = (rules: Rules) => goalOf(rules) === 'fewest';
const wantsMany = (rules: Rules) => !wantsFew(rules) && !isSticks(rules);

/** Whether points of this sign help whoever gets them. */
function helps(rules: Rules, field: Rules['handWeis'] | Rules['stoeck']): boolean {
  return field === (wantsFew(rules) ? 'minus' : 'plus');
}

/** Advice, each under the rules that make it good. */
const TIPS = {
  count: () => true,
  leadLow: wantsFew,
  leadHigh: wantsMany,
  middle: isSticks,
  hundred: isSticks,
  chooseTrump: (rules) => isPlayed(rules) && wantsFew(rules),
  setLow: isPlayed,
  shedUnder: (rules) => isPlayed(rules) && wantsFew(rules),
  throwDear: (rules) => wantsFew(rules) && rules.undertrump !== 'forced',
  cantRuff: ({ mustFollow }) => mustFollow,
  ruff: (rules) => wantsMany(rules) && !rules.mustFollow,
  announceLong: (rules) => !isPlayed(rules) && !isSticks(rules),
  announceAces: (rules) => !isSticks(rules) && rules.gaissBock,
  declare: (rules) => rules.handWeis !== 'off' && helps(rules, rules.handWeis),
  keepBack: (rules) => rules.handWeis !== 'off' && !helps(rules, rules.handWeis),
  stoeckHelps: (rules) => isPlayed(rules) && rules.stoeck !== 'off' && helps(rules, rules.stoeck),
  stoeckHurts: (rules) => isPlayed(rules) && rules.stoeck !== 'off' && !helps(rules, rules.stoeck),
  stoeckAnnounced: (rules) => !isPlayed(rules) && rules.stoeck !== 'off' && helps(rules, rules.stoeck),
  giveWeis: (rules) => rules.tableWeis && wantsFew(rules),
  foreign: (rules) => rules.tableWeis && wantsFew(rules) && rules.foreignFactor === 2,
  match: ({ match }) => match !== 'none',
  lastTrick: wantsFew,
  rounding: ({ slate }) => slate === 'tens',
  limit: ({ end }) => 'limit' in end,
  doubleLast: ({ doubleLast }) => doubleLast,
} as const satisfies Conditions;

export interface TipsWords {
  readonly sentences: SentencesFor<typeof TIPS>;
}

/** How to play well by these rules. */
export function tips(rules: Rules, about: About, { sentences }: TipsWords): string[] {
  return [list(holding(TIPS, rules).map((tip) => said(sentences[tip], about)))];
}
