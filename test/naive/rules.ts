import { z } from 'zod';

/** Every field of `Rules` with its values (rules.md §3, fields of `Rules`). */
const fields = {
  preset: z.enum(['classic', 'rounds', 'sticks', 'mohren']),
  players: z.int(),
  direction: z.enum(['counter-clockwise', 'clockwise']),
  trump: z.enum(['play', 'announced']),
  gaissBock: z.boolean(),
  slalom: z.boolean(),
  gaissSix: z.literal([0, 11]),
  undertrump: z.enum(['when-void', 'last-resort', 'free', 'forced']),
  mustFollow: z.boolean(),
  eights: z.literal([0, 8]),
  handWeis: z.enum(['minus', 'plus', 'off']),
  compareWeis: z.enum(['none', 'best', 'best-points']),
  weisValues: z.enum(['swiss', 'vorarlberg']),
  crossWeis: z.boolean(),
  tableWeis: z.boolean(),
  foreignFactor: z.literal([1, 2]),
  stoeck: z.enum(['minus', 'plus', 'off']),
  tableStoeck: z.boolean(),
  match: z.enum(['minus-257', 'none']),
  slate: z.enum(['tens', 'points', 'sticks']),
  awards: z.enum(['three', 'zero-sum']),
  end: z.union([
    z.strictObject({ limit: z.int() }),
    z.strictObject({ deals: z.int() }),
    z.strictObject({ turns: z.literal([2, 3]) }),
    z.strictObject({ target: z.int() }),
  ]),
  doubleLast: z.boolean(),
  firstLead: z.enum(['R7', 'S6', 'random-dealer']),
  viewTricks: z.enum(['last', 'first-two']),
  drinking: z.boolean(),
} as const;

const completeRules = z.strictObject(fields);
const writtenRules = completeRules.partial().required({ preset: true });

export type Rules = Readonly<z.infer<typeof completeRules>>;
export type Preset = Rules['preset'];

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

/** The four presets (rules.md §3). */
export const presets: Readonly<Record<Preset, Rules>> = {
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

/** The rules of a record: a preset plus the fields that differ (rules.md §5). */
export function readRules(written: unknown): Rules | { readonly error: string } {
  const parsed = writtenRules.safeParse(written);
  if (!parsed.success) return { error: `rules: ${z.prettifyError(parsed.error)}` };
  const rules = completeRules.parse({ ...presets[parsed.data.preset], ...parsed.data });
  const reason = [...refusedPlayers(rules), ...refusedEnd(rules), ...refusedScoring(rules)][0];
  return reason === undefined ? rules : { error: `rules: ${reason}` };
}

/** How many deals the game has, null where points end it (rules.md §3 rounds). */
export function dealsOf(rules: Rules): number | null {
  if ('deals' in rules.end) return rules.end.deals;
  if ('turns' in rules.end) return rules.players * rules.end.turns + 1;
  return null;
}

function refusedPlayers(rules: Rules): readonly string[] {
  const reasons: string[] = [];
  if (rules.players < 3 || rules.players > 9) reasons.push('three to nine people play');
  if (rules.players !== 4 && rules.slate === 'sticks') reasons.push('sticks and potatoes are for four');
  if (rules.players !== 4 && rules.trump === 'announced') reasons.push('announced trump is for four');
  if (rules.players === 8 && rules.firstLead === 'S6') reasons.push('eight people play without the S6');
  return reasons;
}

function refusedEnd(rules: Rules): readonly string[] {
  const reasons: string[] = [];
  const announced = rules.trump === 'announced';
  if ('limit' in rules.end) {
    const { limit } = rules.end;
    if (announced) reasons.push('a limit does not go with announced trump');
    if (rules.slate === 'sticks') reasons.push('a limit does not go with sticks');
    if (rules.slate === 'tens' && (limit < 10 || limit > 1000)) reasons.push('a limit in tens is 10 to 1000');
    if (rules.slate === 'points' && (limit < 100 || limit > 10_000)) reasons.push('a limit in points is 100 to 10 000');
  }
  if ('deals' in rules.end && (rules.end.deals < 1 || rules.end.deals > 100)) reasons.push('one to a hundred deals');
  if ('target' in rules.end) {
    const { target } = rules.end;
    if (!announced) reasons.push('a target needs announced trump');
    if (target < 50 || target > 10_000) reasons.push('a target is 50 to 10 000');
  }
  if (rules.doubleLast && dealsOf(rules) === null) reasons.push('the last deal must be known to be doubled');
  if (rules.doubleLast && rules.slate === 'sticks') reasons.push('sticks are not doubled');
  return reasons;
}

function refusedScoring(rules: Rules): readonly string[] {
  const reasons: string[] = [];
  if (rules.trump === 'play') {
    if (rules.gaissBock || rules.slalom) reasons.push('Bock, Gaiss and Slalom need announced trump');
    if (rules.gaissSix === 11) reasons.push('the six of Gaiss needs announced trump');
  } else {
    if (rules.tableWeis) reasons.push('table Weis does not go with announced trump');
    if (rules.match !== 'none') reasons.push('a match does not go with announced trump');
  }
  if (rules.slate === 'sticks') {
    if (rules.handWeis !== 'off') reasons.push('hand Weis does not go with sticks');
    if (rules.tableWeis) reasons.push('table Weis does not go with sticks');
    if (rules.stoeck !== 'off') reasons.push('Stöck does not go with sticks');
    if (rules.match !== 'none') reasons.push('a match does not go with sticks');
  }
  return reasons;
}
