import { z } from 'zod';

export const PRESETS = ['classic', 'rounds', 'sticks', 'mohren'] as const;
export type Preset = (typeof PRESETS)[number];

export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 9;

/** When a game ends (rules.md §3): a limit in slate units, so many deals, so many turns of the deal, or a target. */
const endSchema = z.union([
  z.strictObject({ limit: z.int() }),
  z.strictObject({ deals: z.int() }),
  z.strictObject({ turns: z.union([z.literal(2), z.literal(3)]) }),
  z.strictObject({ target: z.int() }),
]);
export type End = z.infer<typeof endSchema>;

/** The values of every field that has a fixed list of them (rules.md §3, "Fields of `Rules`"). */
export const RULE_VALUES = {
  direction: ['counter-clockwise', 'clockwise'],
  trump: ['play', 'announced'],
  gaissBock: [false, true],
  slalom: [false, true],
  gaissSix: [0, 11],
  undertrump: ['when-void', 'last-resort', 'free', 'forced'],
  mustFollow: [false, true],
  eights: [0, 8],
  handWeis: ['minus', 'plus', 'off'],
  compareWeis: ['none', 'best', 'best-points'],
  weisValues: ['swiss', 'vorarlberg'],
  crossWeis: [false, true],
  tableWeis: [false, true],
  foreignFactor: [1, 2],
  stoeck: ['minus', 'plus', 'off'],
  tableStoeck: [false, true],
  match: ['minus-257', 'none'],
  slate: ['tens', 'points', 'sticks'],
  awards: ['three', 'zero-sum'],
  doubleLast: [false, true],
  firstLead: ['R7', 'S6', 'random-dealer'],
  viewTricks: ['last', 'first-two'],
  drinking: [false, true],
} as const;

const value = <Field extends keyof typeof RULE_VALUES>(field: Field) => z.literal(RULE_VALUES[field]);

/** Every rule of a table as one value; names and values as in rules.md §3, "Fields of `Rules`". */
export const rulesSchema = z
  .strictObject({
    preset: z.enum(PRESETS),
    players: z.int(),
    direction: value('direction'),
    trump: value('trump'),
    gaissBock: value('gaissBock'),
    slalom: value('slalom'),
    gaissSix: value('gaissSix'),
    undertrump: value('undertrump'),
    mustFollow: value('mustFollow'),
    eights: value('eights'),
    handWeis: value('handWeis'),
    compareWeis: value('compareWeis'),
    weisValues: value('weisValues'),
    crossWeis: value('crossWeis'),
    tableWeis: value('tableWeis'),
    foreignFactor: value('foreignFactor'),
    stoeck: value('stoeck'),
    tableStoeck: value('tableStoeck'),
    match: value('match'),
    slate: value('slate'),
    awards: value('awards'),
    end: endSchema,
    doubleLast: value('doubleLast'),
    firstLead: value('firstLead'),
    viewTricks: value('viewTricks'),
    drinking: value('drinking'),
  })
  .readonly();
export type Rules = z.infer<typeof rulesSchema>;

/** All that can be changed by itself; `preset` only says where rules started from. */
export type RuleField = Exclude<keyof Rules, 'preset'>;
export const RULE_FIELDS: readonly RuleField[] = rulesSchema.unwrap().keyof().exclude(['preset']).options;

/** Fields in which rules differ. */
export function differingFields(rules: Rules, others: Rules): RuleField[] {
  return RULE_FIELDS.filter((field) => JSON.stringify(rules[field]) !== JSON.stringify(others[field]));
}

const classic: Rules = {
  preset: 'classic',
  players: 4,
  direction: 'counter-clockwise',
  trump: 'play',
  gaissBock: false,
  slalom: false,
  gaissSix: 0,
  undertrump: 'when-void',
  mustFollow: false,
  eights: 0,
  handWeis: 'minus',
  compareWeis: 'none',
  weisValues: 'swiss',
  crossWeis: true,
  tableWeis: true,
  foreignFactor: 1,
  stoeck: 'minus',
  tableStoeck: true,
  match: 'minus-257',
  slate: 'tens',
  awards: 'three',
  end: { limit: 100 },
  doubleLast: false,
  firstLead: 'R7',
  viewTricks: 'last',
  drinking: false,
};

/** The four games as the sources describe them; a preset is only a starting point (rules.md §3). */
export const PRESET_RULES: Readonly<Record<Preset, Rules>> = {
  classic,
  rounds: {
    ...classic,
    preset: 'rounds',
    undertrump: 'last-resort',
    mustFollow: true,
    foreignFactor: 2,
    stoeck: 'off',
    tableStoeck: false,
    match: 'none',
    slate: 'points',
    end: { turns: 2 },
    doubleLast: true,
    firstLead: 'random-dealer',
  },
  sticks: {
    ...classic,
    preset: 'sticks',
    undertrump: 'last-resort',
    eights: 8,
    handWeis: 'off',
    tableWeis: false,
    stoeck: 'off',
    tableStoeck: false,
    match: 'none',
    slate: 'sticks',
    end: { deals: 12 },
    firstLead: 'random-dealer',
  },
  mohren: {
    ...classic,
    preset: 'mohren',
    direction: 'clockwise',
    trump: 'announced',
    undertrump: 'last-resort',
    eights: 8,
    handWeis: 'plus',
    compareWeis: 'best-points',
    weisValues: 'vorarlberg',
    crossWeis: false,
    tableWeis: false,
    stoeck: 'plus',
    tableStoeck: false,
    match: 'none',
    slate: 'points',
    end: { target: 500 },
    firstLead: 'S6',
    viewTricks: 'first-two',
  },
};

/** Number of deals of a game that ends by deals or turns (rules.md §3, rounds: players × turns + 1); else null. */
export function dealCount(rules: Rules): number | null {
  if ('deals' in rules.end) return rules.end.deals;
  if ('turns' in rules.end) return rules.players * rules.end.turns + 1;
  return null;
}
