import type { Rules } from '../game/index.ts';
import type { Language } from '../table/index.ts';
import { goalSentence } from './goal.ts';
import type { RulesWords } from './rulesWords.ts';
import { type About, type Said, said } from './said.ts';
import { textIn } from './textIn.ts';

/** A sentence, or null where the rules have nothing to say. */
type Sentence = Said | null;

function cards(rules: Rules, about: About, words: RulesWords): Sentence[] {
  return [
    words.cards({ players: rules.players, handSize: about.handSize }),
    about.removed.length > 0 ? words.removed({ cards: about.removed }) : null,
    words.direction[rules.direction],
    words.firstLead[rules.firstLead],
    words.viewTricks[rules.viewTricks],
  ];
}

function trump(rules: Rules, words: RulesWords): Sentence[] {
  if (rules.trump === 'play') return [words.trumpByPlay, words.order];
  return [
    words.trumpAnnounced,
    rules.gaissBock ? words.gaissBock : null,
    rules.slalom ? words.slalom : null,
    words.order,
  ];
}

function follow(rules: Rules, words: RulesWords): Sentence[] {
  return [
    rules.mustFollow ? words.mustFollow : words.mayTrump[rules.undertrump],
    words.whenVoid[rules.undertrump],
    words.trumpLed,
  ];
}

/** Without trump a deal is possible where it is announced so, or where nobody need be void (rules.md §1.6). */
function mayStayWithoutTrump(rules: Rules): boolean {
  if (rules.trump === 'announced') return rules.gaissBock || rules.slalom;
  return rules.players < 4 || rules.players > 7;
}

function points(rules: Rules, words: RulesWords): Sentence[] {
  return [
    words.values,
    rules.trump === 'play' ? words.wholeDeal : null,
    mayStayWithoutTrump(rules) ? words.eights[rules.trump][rules.eights] : null,
    rules.gaissSix === 11 ? words.gaissSix : null,
  ];
}

function weis(rules: Rules, words: RulesWords): Sentence[] {
  const inHand = rules.handWeis !== 'off';
  if (!inHand && !rules.tableWeis) return rules.stoeck === 'off' ? [words.noWeis] : [];
  return [
    words.weisValues[rules.weisValues],
    words.crossWeis[rules.crossWeis ? 'on' : 'off'],
    words.handWeis[rules.handWeis],
    inHand ? words.compareWeis[rules.compareWeis] : null,
    inHand ? words.keepBack : null,
  ];
}

function tableWeis(rules: Rules, words: RulesWords): Sentence[] {
  if (!rules.tableWeis) return [];
  return [words.tableWeis, rules.foreignFactor === 2 ? words.foreign : null];
}

function stoeck(rules: Rules, words: RulesWords): Sentence[] {
  const inHand = rules.stoeck === 'off' ? [] : [words.stoeck[rules.stoeck]];
  const ofSetter = rules.trump === 'play' ? inHand.map(() => words.stoeckOfSetter) : [];
  return [...inHand, ...ofSetter, rules.tableWeis && rules.tableStoeck ? words.tableStoeck : null];
}

function match(rules: Rules, words: RulesWords): Sentence[] {
  if (rules.match === 'minus-257') return [words.match];
  // Sticks have their own award for it.
  return [rules.slate === 'sticks' ? null : words.noMatch];
}

function slate(rules: Rules, words: RulesWords): Sentence[] {
  return [rules.slate === 'sticks' ? words.awards[rules.awards] : null, words.slate[rules.slate]];
}

function until({ end }: Rules, about: About, words: RulesWords): string {
  if ('limit' in end) return words.limit(end);
  if ('target' in end) return words.accounts;
  const deals = about.deals ?? 0;
  return 'turns' in end ? words.turns({ turns: end.turns, deals }) : words.deals({ deals });
}

function end(rules: Rules, about: About, words: RulesWords): Sentence[] {
  return [
    until(rules, about, words),
    rules.doubleLast ? words.doubleLast : null,
    words.ties,
    rules.trump === 'play' ? words.noExtras : null,
  ];
}

function paragraph(heading: string, sentences: readonly Sentence[], about: About): string[] {
  const told = sentences.filter((sentence) => sentence !== null).map((sentence) => said(sentence, about));
  return told.length === 0 ? [] : [`**${heading}.** ${told.join(' ')}`];
}

/**
 * The rules of a table, short and complete, as paragraphs of Discord markdown. Made from the `Rules` value that the
 * engine plays by, so the two can't disagree. All of it fits into one message (4000 characters, discord.md).
 */
export function rulesText(rules: Rules, about: About, language: Language): string[] {
  const { rules: words, variants } = textIn(language);
  const { headings } = words;
  const paragraphs: readonly (readonly [keyof RulesWords['headings'], readonly Sentence[]])[] = [
    ['cards', cards(rules, about, words)],
    ['trump', trump(rules, words)],
    ['follow', follow(rules, words)],
    ['points', points(rules, words)],
    ['weis', weis(rules, words)],
    ['tableWeis', tableWeis(rules, words)],
    ['stoeck', stoeck(rules, words)],
    ['match', match(rules, words)],
    ['slate', slate(rules, words)],
    ['end', end(rules, about, words)],
  ];
  return [
    `### ${words.title({ preset: variants[about.variant] })}\n${goalSentence(rules, words)}`,
    ...paragraphs.flatMap(([heading, sentences]) => paragraph(headings[heading], sentences, about)),
    ...(rules.drinking ? [words.drinking] : []),
  ];
}
