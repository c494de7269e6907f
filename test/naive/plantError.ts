import { chanceOf } from './chance.ts';
import { dealPlanters, type Planter, type Spoilt } from './plantInDeal.ts';
import { playPlanters } from './plantInPlay.ts';
import type { GameRecord } from './random.ts';
import { readRules } from './rules.ts';
import { scoreRecord } from './score.ts';

/** A record with one fault, and where scoring must find it: `deal 2, play 4`, `deal 2`, or '' for neither. */
interface Planted extends Spoilt {
  readonly fault: string;
}

const wrongRules: readonly Readonly<Record<string, unknown>>[] = [
  { colour: 'red' },
  { preset: 'jass' },
  { preset: undefined },
  { players: 2 },
  { players: 10 },
  { players: '4' },
  { end: { limit: 50, deals: 2 } },
  { end: { deals: 0 } },
  { end: { turns: 1 } },
  { end: 'limit' },
  { foreignFactor: 3 },
  { eights: '8' },
  { mustFollow: 'no' },
  { slate: 'potatoes' },
  { stoeck: null },
  { trump: 'announced', match: 'minus-257' },
  { slate: 'sticks', handWeis: 'minus' },
];

const recordPlanters: Readonly<Record<string, Planter>> = {
  'a deal after the end': ({ record, scored, chance }) => {
    const deals = [...record.deals, chance.pick(record.deals)];
    return scored.over ? { record: { ...record, deals }, position: `deal ${deals.length}` } : null;
  },
  'wrong rules': ({ record, chance }) => {
    return { record: { ...record, rules: { ...record.rules, ...chance.pick(wrongRules) } }, position: '' };
  },
  'an unknown field of the record': ({ record }) => ({ record: { ...record, comment: '' }, position: '' }),
  'another version': ({ record, chance }) => {
    return { record: { ...record, molotow: chance.pick([0, 2, '1', null]) }, position: '' };
  },
};

const planters: Readonly<Record<string, Planter>> = { ...playPlanters, ...dealPlanters, ...recordPlanters };

/** The names of the faults that `plantError` may plant. */
export const faults: readonly string[] = Object.keys(planters);

/** Plants one random fault into a faultless record (rules.md §5); the same arguments always plant the same. */
export function plantError(seed: number, record: GameRecord): Planted {
  const chance = chanceOf(seed);
  const rules = readRules(record.rules);
  const scored = scoreRecord(record);
  if ('error' in rules || 'error' in scored) throw new Error('the record to spoil is faulty already');
  for (const [fault, plant] of chance.shuffle(Object.entries(planters))) {
    const spoilt = plant({ record, rules, scored, chance });
    if (spoilt !== null) return { fault, ...spoilt };
  }
  throw new Error('no fault could be planted');
}
