import type { Rules } from '../game/index.ts';
import { goalSentence } from './goal.ts';
import type { RulesWords } from './rulesWords.ts';
import { type About, list, type Said, said } from './said.ts';

/** The sentences of the short rules that the complete ones say at more length. */
export interface ShortWords {
  readonly trumpByPlay: string;
  /** The cards that count most. */
  readonly dear: Said;
  readonly handWeis: Readonly<Record<'minus' | 'plus', string>>;
  readonly onlyBest: string;
  readonly tableWeis: string;
  readonly stoeck: Readonly<Record<'minus' | 'plus', Said>>;
  readonly tableStoeck: Said;
  readonly sticks: string;
  /** `line` says when the game is over, and how it is written. */
  readonly end: (parameters: { readonly line: string }) => string;
}

interface Telling {
  readonly about: About;
  readonly short: ShortWords;
  readonly words: RulesWords;
}

/** Sentences that make one line; those that are null have nothing to say. */
function line(...sentences: readonly (string | null)[]): string[] {
  const told = sentences.filter((sentence) => sentence !== null);
  return told.length === 0 ? [] : [told.join(' ')];
}

function trump(rules: Rules, { short, words }: Telling): string[] {
  if (rules.trump === 'play') return [short.trumpByPlay];
  return line(words.trumpAnnounced, rules.gaissBock ? words.gaissBock : null, rules.slalom ? words.slalom : null);
}

function weis(rules: Rules, { about, short }: Telling): string[] {
  const { handWeis, stoeck, tableWeis } = rules;
  return line(
    handWeis === 'off' ? null : short.handWeis[handWeis],
    handWeis === 'off' || rules.compareWeis === 'none' ? null : short.onlyBest,
    tableWeis ? short.tableWeis : null,
    stoeck === 'off' ? null : said(short.stoeck[stoeck], about),
    tableWeis && rules.tableStoeck ? said(short.tableStoeck, about) : null,
  );
}

/** The rules in a handful of lines, for somebody who wants to sit down and play. */
export function shortRules(rules: Rules, telling: Telling): string[] {
  const { about, short, words } = telling;
  const lines = [
    words.cards({ players: rules.players, handSize: about.handSize }),
    ...trump(rules, telling),
    rules.mustFollow ? words.mustFollow : words.mayTrump[rules.undertrump],
    said(short.dear, about),
    ...weis(rules, telling),
    ...(rules.match === 'none' ? [] : [words.match]),
    ...(rules.slate === 'sticks' ? [short.sticks] : []),
    ...line(short.end({ line: words.line(rules, about) }), rules.doubleLast ? words.doubleLast : null),
  ];
  return [`**${goalSentence(rules, words)}**`, list(lines), ...(rules.drinking ? [words.drinking] : [])];
}
