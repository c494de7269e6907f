import { differingFields, PRESET_RULES, PRESETS, type Rules } from './rules.ts';

/** Games by name: the four presets, and forms of them that go by a name of their own. */
export const VARIANTS = [...PRESETS, 'jass-book'] as const;
export type Variant = (typeof VARIANTS)[number];

const { classic } = PRESET_RULES;

export const VARIANT_RULES: Readonly<Record<Variant, Rules>> = {
  ...PRESET_RULES,
  // The Swiss jass book plays eight deals, writes every point and knows no limit.
  'jass-book': { ...classic, slate: 'points', end: { deals: 8 } },
};

/** What makes a variant one: the fields in which it differs from its preset; none for a preset. */
const MARKS = VARIANTS.map((variant) => {
  const rules = VARIANT_RULES[variant];
  return { variant, preset: rules.preset, fields: differingFields(rules, PRESET_RULES[rules.preset]) };
});

/** The name rules go by, whatever else of them was changed: a variant as long as all that makes it one holds. */
export function variantOf(rules: Rules): Variant {
  const holds = MARKS.filter(({ variant, preset, fields }) => {
    const differing = differingFields(rules, VARIANT_RULES[variant]);
    return preset === rules.preset && fields.every((field) => !differing.includes(field));
  });
  // The preset itself always holds, and stands before its forms.
  return holds.at(-1)?.variant ?? rules.preset;
}
