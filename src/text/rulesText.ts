import type { Rules } from '../game/index.ts';
import type { Language } from '../table/index.ts';
import { goalSentence } from './goal.ts';
import type { RulesFacts, RulesWords } from './rulesWords.ts';
import { textIn } from './textIn.ts';

type Heading = keyof RulesWords['headings'];
/** A sentence, or null where the rules have nothing to say. */
type Sentence = string | null;

function cards(rules: Rules, facts: RulesFacts, words: RulesWords): Sentence[] {
  return [
    words.cards({ players: rules.players, handSize: facts.handSize }),
    facts.removed.length > 0 ? words.removed({ cards: facts.removed }) : null,
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

function until({ end }: Rules, facts: RulesFacts, words: RulesWords): string {
  if ('limit' in end) return words.limit(end);
  if ('target' in end) return words.accounts;
  const deals = facts.deals ?? 0;
  return 'turns' in end ? words.turns({ turns: end.turns, deals }) : words.deals({ deals });
}

function end(rules: Rules, facts: RulesFacts, words: RulesWords): Sentence[] {
  return [
    until(rules, facts, words),
    rules.doubleLast ? words.doubleLast : null,
    words.ties,
    rules.trump === 'play' ? words.noExtras : null,
  ];
}

function paragraph(words: RulesWords, heading: Heading, sentences: readonly Sentence[]): string[] {
  const said = sentences.filter((sentence) => sentence !== null);
  return said.length === 0 ? [] : [`**${words.headings[heading]}.** ${said.join(' ')}`];
}

/**
 * The rules of a table, short and complete, as paragraphs of Discord markdown. Made from the `Rules` value that the
 * engine plays by, so the two can't disagree. All of it fits into one message (4000 characters, discord.md).
 */
export function rulesText(rules: Rules, facts: RulesFacts, language: Language): string[] {
  const { rules: words, variants } = textIn(language);
  return [
    `### ${words.title({ preset: variants[facts.variant] })}\n${goalSentence(rules, words)}`,
    ...paragraph(words, 'cards', cards(rules, facts, words)),
    ...paragraph(words, 'trump', trump(rules, words)),
    ...paragraph(words, 'follow', follow(rules, words)),
    ...paragraph(words, 'points', points(rules, words)),
    ...paragraph(words, 'weis', weis(rules, words)),
    ...paragraph(words, 'tableWeis', tableWeis(rules, words)),
    ...paragraph(words, 'stoeck', stoeck(rules, words)),
    ...paragraph(words, 'match', match(rules, words)),
    ...paragraph(words, 'slate', slate(rules, words)),
    ...paragraph(words, 'end', end(rules, facts, words)),
    ...(rules.drinking ? [words.drinking] : []),
  ];
}
