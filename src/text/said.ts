import type { Rules } from '../game/index.ts';
import type { CardWords } from './cardWords.ts';
import type { RulesFacts } from './rulesWords.ts';

/** What a sentence may name: figures of the engine, and cards as the table's deck calls them. */
export interface About extends RulesFacts {
  readonly deck: CardWords;
}

/** A sentence; a function where it names a figure or a card. */
export type Said = string | ((about: About) => string);

/** Under which rules a sentence holds, by its name. */
export type Conditions = Readonly<Record<string, (rules: Rules) => boolean>>;

/** A sentence for each condition. */
export type SentencesFor<When extends Conditions> = Readonly<Record<keyof When & string, Said>>;

export function said(sentence: Said, about: About): string {
  return typeof sentence === 'string' ? sentence : sentence(about);
}

/** The names whose condition holds, in the order in which they are written down. */
export function holding<When extends Conditions>(when: When, rules: Rules): (keyof When & string)[] {
  const names: (keyof When & string)[] = Object.keys(when);
  return names.filter((name) => when[name]?.(rules));
}

export function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
