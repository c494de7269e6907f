import { type Rules, type RulesPatch, readRules } from '../../src/game/index.ts';

/** A preset with these differences; throws on rules that can't be played. */
export function rulesWith(patch: RulesPatch): Rules {
  const read = readRules(patch);
  if ('rules' in read) return read.rules;
  throw new Error('refusal' in read ? read.refusal : read.fault);
}
