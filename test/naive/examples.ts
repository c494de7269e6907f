import { type GameRecord, randomRecord } from './random.ts';
import { randomRules } from './randomRules.ts';
import { presets, type Rules } from './rules.ts';
import { type ScoredRecord, scoreRecord } from './score.ts';

/** A random record with its score. */
interface Example {
  readonly name: string;
  readonly seed: number;
  readonly rules: Rules;
  readonly record: GameRecord;
  readonly scored: ScoredRecord;
}

export function exampleOf(seed: number, rules: Rules): Example {
  const name = `seed ${seed}, ${rules.preset}`;
  const record = randomRecord(seed, rules, 4);
  const scored = scoreRecord(record);
  if ('error' in scored) throw new Error(`${name}: ${scored.error}`);
  return { name, seed, rules, record, scored };
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A doubled last deal with matches, which random rules hardly ever come to. */
const doubled: Rules = { ...presets.classic, players: 8, end: { deals: 2 }, doubleLast: true };

/** Of the four presets as they are, and of random rules. */
export const examples: readonly Example[] = [
  ...[...Object.values(presets), doubled].flatMap((rules) => numbers(40).map((seed) => exampleOf(seed, rules))),
  ...numbers(300).map((seed) => exampleOf(seed, randomRules(seed))),
];
