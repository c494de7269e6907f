import { z } from 'zod';
import type { FieldChange } from './changeRules.ts';
import { differingFields, PRESET_RULES, PRESETS, type RuleField, type Rules, rulesSchema } from './rules.ts';
import { type RulesRefusal, refusedRules } from './rulesRefused.ts';

/** A preset and whatever differs from it, as records and tables write rules (rules.md §5). */
export const rulesPatchSchema = z.strictObject({ ...rulesSchema.unwrap().partial().shape, preset: z.enum(PRESETS) });
export type RulesPatch = z.infer<typeof rulesPatchSchema>;

export type ReadRules =
  | { readonly rules: Rules }
  | { readonly refusal: RulesRefusal }
  /** Not a value of `Rules` at all; `fault` names field and reason, in English. */
  | { readonly fault: string };

/** The first fault zod found, as `unknown field rules.colour` or `rules.players: …`. */
export function describeIssue(error: z.ZodError, root: string): string {
  const issue = error.issues[0];
  if (!issue) return `${root}: not understood`;
  const path = [root, ...issue.path].join('.');
  if (issue.code === 'unrecognized_keys') return `unknown field ${path}.${issue.keys[0]}`;
  return `${path}: ${issue.message}`;
}

function withoutUndefined(patch: RulesPatch): Partial<Rules> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}

/** Rules from anything that came from outside: complete, of known fields and values, and playable (rules.md §3). */
export function readRules(input: unknown): ReadRules {
  const parsed = rulesPatchSchema.safeParse(input);
  if (!parsed.success) return { fault: describeIssue(parsed.error, 'rules') };
  const rules: Rules = { ...PRESET_RULES[parsed.data.preset], ...withoutUndefined(parsed.data) };
  const refusal = refusedRules(rules);
  return refusal ? { refusal } : { rules };
}

/** A change of one field from anything that came from outside; null if the field has no such value. */
export function readChange(field: RuleField, input: unknown): FieldChange | null {
  const parsed = rulesSchema.unwrap().shape[field].safeParse(input);
  return parsed.success ? ({ field, value: parsed.data } as FieldChange) : null;
}

/** The shortest form of rules: the preset and what differs from it. */
export function rulesPatch(rules: Rules): RulesPatch {
  const differs = differingFields(rules, PRESET_RULES[rules.preset]);
  return { ...Object.fromEntries(differs.map((field) => [field, rules[field]])), preset: rules.preset } as RulesPatch;
}
