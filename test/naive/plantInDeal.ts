import { deckFor, fullDeck, splitCards } from './cards.ts';
import type { Chance } from './chance.ts';
import { allowedContracts, type GameRecord, type WrittenDeal } from './random.ts';
import type { Rules } from './rules.ts';
import type { ScoredRecord } from './score.ts';

/** A faultless record and what is needed to spoil it. */
export interface Field {
  readonly record: GameRecord;
  readonly rules: Rules;
  readonly scored: ScoredRecord;
  readonly chance: Chance;
}

export interface Spoilt {
  readonly record: unknown;
  readonly position: string;
}

/** Null where the record offers no place for the fault. */
export type Planter = (field: Field) => Spoilt | null;

/** Puts something else in the place of one deal, chosen at random among those for which `change` finds something. */
function inOneDeal(change: (deal: WrittenDeal, field: Field) => unknown): Planter {
  return (field) => {
    const changed = field.record.deals.map((deal) => change(deal, field));
    const possible = changed.flatMap((faulty, at) => (faulty === null ? [] : [{ faulty, at }]));
    if (possible.length === 0) return null;
    const { faulty, at } = field.chance.pick(possible);
    const deals = field.record.deals.map((deal, number) => (number === at ? faulty : deal));
    return { record: { ...field.record, deals }, position: `deal ${at + 1}` };
  };
}

/** The faults of a deal that show before its first card, or after its last. */
export const dealPlanters: Readonly<Record<string, Planter>> = {
  'a wrong leader': inOneDeal((deal, { chance, rules }) => {
    return { ...deal, leader: chance.pick([-1, 99, 0.5, '0', null, rules.players]) };
  }),
  'wrong hands': inOneDeal((deal, field) => ({ ...deal, hands: wrongHands(deal.hands, field) })),
  'a declare of another length or kind': inOneDeal((deal, { chance, rules: { players } }) => {
    const others = [0, 1, players - 1, players + 1].map((length) => Array(length).fill(true));
    return { ...deal, declare: chance.pick([...others, 'true', true, Array(players).fill('true')]) };
  }),
  'a wrong contract': inOneDeal(({ contract: _, ...deal }, { chance, rules }) => {
    const announced = rules.trump === 'announced';
    const allowed: readonly unknown[] = announced ? allowedContracts(rules) : [null];
    const given = ['R', 'bock', 'gaiss', 'slalom-bock', 'slalom-gaiss', 'obenabe', '', null];
    const wrong = given.filter((contract) => !allowed.includes(contract)).map((contract) => ({ ...deal, contract }));
    return chance.pick(announced ? [deal, ...wrong] : wrong);
  }),
  'wrong draws': inOneDeal((deal, { chance }) => ({ ...deal, drawn: chance.pick(wrongDraws(deal.drawn)) })),
  'draws missing': inOneDeal(({ drawn, ...deal }) => (drawn === undefined ? null : deal)),
  'an unknown field of a deal': inOneDeal((deal) => ({ ...deal, dealer: 0 })),
  'a field of a deal missing': inOneDeal((deal, { chance }) => {
    const missing = chance.pick(['leader', 'hands', 'plays']);
    return Object.fromEntries(Object.entries(deal).filter(([name]) => name !== missing));
  }),
  'a deal of another kind': inOneDeal((_, { chance }) => chance.pick([null, 'R6', [], 0])),
  'an unfinished deal before the last': inOneDeal((deal, { chance, record }) => {
    if (deal === record.deals.at(-1)) return null;
    const { drawn: _, ...undrawn } = deal;
    const plays = splitCards(deal.plays);
    return { ...undrawn, plays: plays.slice(0, chance.below(plays.length)).join(' ') };
  }),
};

function wrongHands(hands: readonly string[], { chance, rules }: Field): unknown {
  const at = chance.below(hands.length);
  const changed = (change: (cards: readonly string[]) => readonly string[]) =>
    hands.map((hand, seat) => (seat === at ? change(splitCards(hand)).join(' ') : hand));
  const other = splitCards(hands[(at + 1) % hands.length] ?? '');
  const removed = fullDeck.filter((card) => !deckFor(rules.players).includes(card));
  const foreign = chance.pick(['X1', '10', ...other, ...removed]);
  return chance.pick([
    changed((cards) => cards.slice(1)),
    changed((cards) => [...cards, foreign]),
    changed((cards) => [foreign, ...cards.slice(1)]),
    changed((cards) => [...cards.slice(1), cards.at(-1) ?? '']),
    hands.slice(1),
    [...hands, ''],
    hands.join(' '),
    hands.map(splitCards),
  ]);
}

const unneededDraws = [
  [0, 'RA'],
  [1, 'RK'],
  [2, 'RO'],
];

/** Draws that are not needed, or those needed with one fault. */
function wrongDraws(drawn: WrittenDeal['drawn']): readonly unknown[] {
  const [first, second, ...rest] = drawn ?? [];
  if (drawn === undefined || first === undefined || second === undefined) return [unneededDraws];
  const unused = fullDeck.filter((card) => !drawn.some(([, used]) => used === card));
  return [
    [...drawn, [first[0], unused[0]]],
    drawn.slice(0, -1),
    [second, first, ...rest],
    [first, [second[0], first[1]], ...rest],
    [first, [second[0], 'X1'], ...rest],
    [first, [9, second[1]], ...rest],
    [first, [String(second[0]), second[1]], ...rest],
    'RA RK RO',
  ];
}
