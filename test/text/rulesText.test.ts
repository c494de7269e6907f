import { describe, expect, test } from 'vitest';
import {
  dealCount,
  handSize,
  LAST_TRICK,
  MATCH,
  PRESET_RULES,
  RANK,
  type Rank,
  type Rules,
  refusedRules,
  STOECK,
  tableWeisPoints,
} from '../../src/game/index.ts';
import { LANGUAGES, type Language } from '../../src/table/index.ts';
import { pageText } from './pageText.ts';

const { classic, rounds, sticks, mohren } = PRESET_RULES;

const textOf = (rules: Rules, language: Language = 'de') => pageText(rules, 'details', language);

/** What may follow from a change of one field; with it the text must change. */
const CHANGES: readonly (readonly [keyof Rules, Rules, Partial<Rules>])[] = [
  ['preset', classic, { preset: 'rounds' }],
  ['players', classic, { players: 6 }],
  ['direction', classic, { direction: 'clockwise' }],
  ['trump', { ...classic, tableWeis: false, match: 'none', end: { deals: 3 } }, { trump: 'announced' }],
  ['gaissBock', mohren, { gaissBock: true }],
  ['slalom', mohren, { slalom: true }],
  ['gaissSix', { ...mohren, gaissBock: true }, { gaissSix: 11 }],
  ['undertrump', classic, { undertrump: 'last-resort' }],
  ['undertrump', classic, { undertrump: 'free' }],
  ['undertrump', classic, { undertrump: 'forced' }],
  ['mustFollow', classic, { mustFollow: true }],
  ['eights', { ...mohren, gaissBock: true }, { eights: 0 }],
  ['eights', { ...classic, players: 3 }, { eights: 8 }],
  ['handWeis', classic, { handWeis: 'plus' }],
  ['handWeis', classic, { handWeis: 'off' }],
  ['compareWeis', classic, { compareWeis: 'best' }],
  ['compareWeis', classic, { compareWeis: 'best-points' }],
  ['weisValues', classic, { weisValues: 'vorarlberg' }],
  ['crossWeis', classic, { crossWeis: false }],
  ['tableWeis', classic, { tableWeis: false }],
  ['foreignFactor', classic, { foreignFactor: 2 }],
  ['stoeck', classic, { stoeck: 'plus' }],
  ['stoeck', classic, { stoeck: 'off' }],
  ['tableStoeck', classic, { tableStoeck: false }],
  ['match', classic, { match: 'none' }],
  ['slate', classic, { slate: 'points' }],
  ['awards', sticks, { awards: 'zero-sum' }],
  ['end', classic, { end: { limit: 50 } }],
  ['end', classic, { end: { deals: 7 } }],
  ['end', rounds, { end: { turns: 3 } }],
  ['end', mohren, { end: { target: 1000 } }],
  ['doubleLast', rounds, { doubleLast: false }],
  ['firstLead', classic, { firstLead: 'S6' }],
  ['firstLead', classic, { firstLead: 'random-dealer' }],
  ['viewTricks', classic, { viewTricks: 'first-two' }],
  ['drinking', classic, { drinking: true }],
];

/** Words beside figures. */
const SAID: Readonly<Record<Language, Readonly<Record<'lastTrick' | 'less' | 'deals' | 'cards', string>>>> = {
  de: { lastTrick: 'Der letzte Stich', less: 'weniger', deals: 'Runden', cards: 'Karten' },
  en: { lastTrick: 'The last trick', less: 'off', deals: 'deals', cards: 'cards' },
  fr: { lastTrick: 'Le dernier pli', less: 'de moins', deals: 'donnes', cards: 'cartes' },
  it: { lastTrick: 'L’ultima presa', less: 'in meno', deals: 'mani', cards: 'carte' },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const said = SAID[language];

  test.each(CHANGES)('a change of %s changes the text', (_, rules, change) => {
    const changed = { ...rules, ...change };
    expect(refusedRules(changed)).toBeNull();
    expect(textOf(changed, language)).not.toBe(textOf(rules, language));
  });

  test('every field is covered', () => {
    const fields = new Set(CHANGES.map(([field]) => field));
    expect(Object.keys(classic).filter((field) => !fields.has(field as keyof Rules))).toEqual([]);
  });

  test('numbers are the engine’s', () => {
    for (const rules of [classic, { ...classic, weisValues: 'vorarlberg' as const }]) {
      const text = textOf(rules, language);
      const runOf = (length: number) => Uint16Array.from([(1 << length) - 1, 0, 0, 0]);
      const runs = [3, 4, 5, 6, 7, 8, 9].map((length) => tableWeisPoints(runOf(length), rules, 0));
      expect(text).toContain(`: ${runs.join(', ')}.`);
      const four = (rank: Rank) => tableWeisPoints(new Uint16Array(4).fill(1 << rank), rules, 0);
      expect([four(RANK.ace), four(RANK.nine), four(RANK.under)]).toEqual([100, 150, 200]);
      expect(text).toMatch(/100, [^,]+ 150, [^,]+ 200\./);
    }
    expect(textOf(classic, language)).toContain(String(-MATCH));
    expect(textOf(classic, language)).toMatch(new RegExp(`${said.lastTrick} ${LAST_TRICK} `));
    expect(textOf(classic, language)).toContain(`: ${STOECK} ${said.less}`);
  });

  test('the number of deals is the engine’s, for 3 to 9 players', () => {
    for (const players of [3, 4, 5, 6, 7, 8, 9]) {
      const rules = { ...rounds, players };
      expect(textOf(rules, language)).toMatch(new RegExp(`: ${dealCount(rules)} ${said.deals}\\.`));
      expect(textOf(rules, language)).toMatch(new RegExp(`${handSize(players)} ${said.cards}`));
    }
  });
});

test('who wins stands at the top', () => {
  expect(textOf(classic)).toMatch(/^### .*\nWer am Schluss am wenigsten hat, gewinnt\./);
  expect(textOf(sticks)).toMatch(/^### .*\nWer am Schluss am meisten hat, gewinnt\./);
  expect(textOf(mohren)).toMatch(/^### .*\nWer zuerst 500 Punkte hat, gewinnt\./);
});

test('cards that stay out of the deck are named', () => {
  expect(textOf({ ...classic, players: 5 })).toContain('Nicht im Spiel: Eicheln-Sieben.');
  expect(textOf(classic)).not.toContain('Nicht im Spiel');
});

test('without Weis, Stöck and match nothing is said of them but that', () => {
  expect(textOf(sticks)).toContain('Weis und Stöck gibt es nicht.');
  expect(textOf(sticks)).not.toMatch(/Dreiblatt|Tischweis|\*\*Match/);
});
