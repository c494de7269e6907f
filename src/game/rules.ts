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

/** Every rule of a table as one value; names and values as in rules.md §3, "Fields of `Rules`". */
export const rulesSchema = z
  .strictObject({
    preset: z.enum(PRESETS),
    players: z.int(),
    direction: z.enum(['counter-clockwise', 'clockwise']),
    trump: z.enum(['play', 'announced']),
    gaissBock: z.boolean(),
    slalom: z.boolean(),
    gaissSix: z.union([z.literal(0), z.literal(11)]),
    undertrump: z.enum(['when-void', 'last-resort', 'free', 'forced']),
    mustFollow: z.boolean(),
    eights: z.union([z.literal(0), z.literal(8)]),
    handWeis: z.enum(['minus', 'plus', 'off']),
    compareWeis: z.enum(['none', 'best', 'best-points']),
    weisValues: z.enum(['swiss', 'vorarlberg']),
    crossWeis: z.boolean(),
    tableWeis: z.boolean(),
    foreignFactor: z.union([z.literal(1), z.literal(2)]),
    stoeck: z.enum(['minus', 'plus', 'off']),
    tableStoeck: z.boolean(),
    match: z.enum(['minus-257', 'none']),
    slate: z.enum(['tens', 'points', 'sticks']),
    awards: z.enum(['three', 'zero-sum']),
    end: endSchema,
    doubleLast: z.boolean(),
    firstLead: z.enum(['R7', 'S6', 'random-dealer']),
    viewTricks: z.enum(['last', 'first-two']),
    drinking: z.boolean(),
  })
  .readonly();
export type Rules = z.infer<typeof rulesSchema>;

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
