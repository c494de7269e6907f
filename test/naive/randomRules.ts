import { type Chance, chanceOf } from './chance.ts';
import { type Preset, presets, type Rules, readRules } from './rules.ts';

/** Random valid rules: every value of every field in every combination that rules.md §3 does not refuse. */
export function randomRules(seed: number): Rules {
  const chance = chanceOf(seed);
  const announced = chance.once(3);
  const slate = chance.pick(['tens', 'points', 'points', 'sticks'] as const);
  const end = randomEnd(chance, announced ? 'announced' : slate);
  const players = announced || slate === 'sticks' ? 4 : chance.pick([3, 4, 5, 6, 7, 8, 9]);
  const tableWeis = !announced && slate !== 'sticks' && !chance.once(3);
  const rules = readRules({
    preset: chance.pick(Object.keys(presets)),
    players,
    direction: chance.pick(['counter-clockwise', 'clockwise']),
    trump: announced ? 'announced' : 'play',
    gaissBock: announced && chance.once(2),
    slalom: announced && chance.once(2),
    gaissSix: announced && chance.once(2) ? 11 : 0,
    undertrump: chance.pick(['when-void', 'last-resort', 'free', 'forced']),
    mustFollow: chance.once(4),
    eights: chance.pick([0, 8]),
    handWeis: slate === 'sticks' ? 'off' : chance.pick(['minus', 'plus', 'off']),
    compareWeis: chance.pick(['none', 'best', 'best-points']),
    weisValues: chance.pick(['swiss', 'vorarlberg']),
    crossWeis: chance.once(2),
    tableWeis,
    foreignFactor: chance.pick([1, 2]),
    stoeck: slate === 'sticks' ? 'off' : chance.pick(['minus', 'plus', 'off']),
    tableStoeck: chance.once(2),
    match: announced || slate === 'sticks' ? 'none' : chance.pick(['minus-257', 'none']),
    slate,
    awards: chance.pick(['three', 'zero-sum']),
    end,
    doubleLast: slate !== 'sticks' && ('deals' in end || 'turns' in end) && chance.once(2),
    firstLead: chance.pick(players === 8 ? ['R7', 'random-dealer'] : ['R7', 'S6', 'random-dealer']),
    viewTricks: chance.pick(['last', 'first-two']),
    drinking: chance.once(2),
  });
  if ('error' in rules) throw new Error(`seed ${seed} makes refused rules: ${rules.error}`);
  return rules;
}

/** Mostly near the lower bound, so that games also end. */
function randomEnd(chance: Chance, kind: Rules['slate'] | 'announced'): Rules['end'] {
  if (chance.once(3)) return { deals: 1 + chance.below(chance.once(4) ? 100 : 3) };
  if (chance.once(4)) return { turns: chance.pick([2, 3]) };
  if (kind === 'sticks') return { deals: 1 + chance.below(12) };
  if (kind === 'announced') return { target: 50 + chance.below(chance.once(4) ? 9951 : 400) };
  const least = kind === 'tens' ? 10 : 100;
  return { limit: least + chance.below(chance.once(4) ? 99 * least + 1 : 2 * least) };
}

/** As in a record: the preset with only the fields that differ from it (rules.md §5). */
export function differingRules(rules: Rules): Readonly<Record<string, unknown>> {
  const preset: Readonly<Record<string, unknown>> = presets[rules.preset satisfies Preset];
  const differing = Object.entries(rules).filter(([name, value]) => {
    return JSON.stringify(value) !== JSON.stringify(preset[name]);
  });
  return { preset: rules.preset, ...Object.fromEntries(differing) };
}
