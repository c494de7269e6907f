import type { Rules } from '../game/index.ts';
import { type About, type Conditions, holding, list, type SentencesFor, said } from './said.ts';

const hasWeis = ({ handWeis, tableWeis }: Rules) => handWeis !== 'off' || tableWeis;
/** What a table could choose otherwise, where its rules have it as decided here (rules.md §7). */
const CHANGEABLE = {
  trumpHigher: ({ mustFollow, undertrump }) => !mustFollow && undertrump !== 'free',
  trumpAnyhow: ({ mustFollow, undertrump }) => !mustFollow && undertrump === 'free',
  lastResort: ({ preset, undertrump }) => preset !== 'classic' && undertrump === 'last-resort',
  lowFours: (rules) => hasWeis(rules) && rules.weisValues === 'swiss',
  vorarlberg: (rules) => hasWeis(rules) && rules.weisValues === 'vorarlberg',
  twoWeise: (rules) => hasWeis(rules) && rules.crossWeis,
  oneWeis: (rules) => hasWeis(rules) && !rules.crossWeis,
  bestOrder: ({ handWeis, compareWeis }) => handWeis !== 'off' && compareWeis === 'best',
  roundsDirection: ({ preset, direction }) => preset === 'rounds' && direction === 'counter-clockwise',
  lot: ({ preset, firstLead }) => preset !== 'classic' && firstLead === 'random-dealer',
  noMatch: ({ preset, match, slate }) => preset !== 'classic' && match === 'none' && slate !== 'sticks',
  roundsNoStoeck: ({ preset, stoeck, tableStoeck }) => preset === 'rounds' && stoeck === 'off' && !tableStoeck,
  turns: ({ end }) => 'turns' in end,
  foreignLast: ({ tableWeis, foreignFactor, doubleLast }) => tableWeis && foreignFactor === 2 && doubleLast,
  three: ({ slate, awards }) => slate === 'sticks' && awards === 'three',
  zeroSum: ({ slate, awards }) => slate === 'sticks' && awards === 'zero-sum',
  eights: ({ trump, gaissBock, slalom, eights }) => trump === 'announced' && (gaissBock || slalom) && eights === 8,
  aces: ({ gaissBock, gaissSix }) => gaissBock && gaissSix === 0,
  mohrenTarget: ({ preset, end }) => preset === 'mohren' && 'target' in end && end.target === 500,
} as const satisfies Conditions;

/** What stands alone in the engine: no field of the rules changes it. */
const FIXED = {
  underStays: () => true,
  noMisdeal: () => true,
  keepBack: ({ handWeis }) => handWeis !== 'off',
  openAtOnce: ({ handWeis, compareWeis }) => handWeis !== 'off' && compareWeis === 'none',
  openForBest: ({ handWeis, compareWeis }) => handWeis !== 'off' && compareWeis !== 'none',
  tableWeisAny: ({ tableWeis }) => tableWeis,
  foreignRuns: ({ tableWeis, foreignFactor }) => tableWeis && foreignFactor === 2,
  stoeckShown: ({ stoeck }) => stoeck !== 'off',
  rounding: ({ slate }) => slate === 'tens',
  noExtras: ({ trump }) => trump === 'play',
  removed: ({ players }) => players === 7 || players === 8,
  opening: ({ preset, trump }) => preset === 'rounds' && trump === 'play',
  restOfDeal: ({ preset, trump }) => preset === 'sticks' && trump === 'play',
  slalom: ({ slalom }) => slalom,
  slalomValues: ({ slalom, gaissSix }) => slalom && gaissSix === 11,
  accounts: ({ end }) => 'target' in end,
} as const satisfies Conditions;

/** What was decided without, or against, a sentence of the sources (rules.md §7). */
export interface DecidedWords {
  readonly intro: string;
  readonly changeable: string;
  readonly fixed: string;
  readonly sentences: SentencesFor<typeof CHANGEABLE & typeof FIXED>;
}

export function decided(rules: Rules, about: About, words: DecidedWords): string[] {
  const sentences = (names: readonly (keyof DecidedWords['sentences'])[]) =>
    list(names.map((name) => said(words.sentences[name], about)));
  const changeable = holding(CHANGEABLE, rules);
  return [
    words.intro,
    `**${words.fixed}**\n${sentences(holding(FIXED, rules))}`,
    ...(changeable.length > 0 ? [`**${words.changeable}**\n${sentences(changeable)}`] : []),
  ];
}
