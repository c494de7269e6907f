import type { DrinkingStep } from '../table/index.ts';

type Instruction = Pick<DrinkingStep, 'title' | 'intensity'> & { readonly name: string };

/** What the drinking mode says (rules.md §4). */
export interface DrinkingText {
  /** Built in; a server can write its own. They speak of a sip of anything, water too. */
  readonly steps: readonly DrinkingStep[];
  /** What one Weis asks for. */
  readonly instruction: Readonly<Record<DrinkingStep['act'], (parameters: Instruction) => string>>;
  /** The server forbids it. */
  readonly forbidden: string;
  /** Several Weise of one person that ask for the same. */
  readonly times: (parameters: { readonly count: number }) => string;
}
