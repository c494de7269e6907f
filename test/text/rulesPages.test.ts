import { describe, expect, test } from 'vitest';
import {
  LAST_TRICK,
  MATCH,
  PRESET_RULES,
  PRESETS,
  RANK,
  type Rank,
  type Rules,
  rankPoints,
  STOECK,
  tableWeisPoints,
  writtenFor,
} from '../../src/game/index.ts';
import { LANGUAGES } from '../../src/table/index.ts';
import { RULES_PAGES } from '../../src/text/index.ts';
import { rulesWith } from '../game/rulesWith.ts';
import { randomRules } from '../naive/randomRules.ts';
import { pageText } from './pageText.ts';

const { classic, rounds, sticks, mohren } = PRESET_RULES;
const seeds = Array.from({ length: 1500 }, (_, seed) => seed);
/** Enough where it is asked of every page in every language. */
const fewSeeds = seeds.slice(0, 400);
const mohrenWithAll = rulesWith({ preset: 'mohren', gaissBock: true, slalom: true });

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(RULES_PAGES)('%s fits into one message and is finished, whatever the rules', (page) => {
    for (const seed of fewSeeds) {
      const text = pageText(randomRules(seed), page, language);
      expect(text.length).toBeLessThanOrEqual(4000);
      expect(text).not.toMatch(/ß|undefined|NaN|\bnull\b|\[object|\n- \n/);
    }
  });

  test('no page of a preset is empty, and each has its own title', () => {
    for (const preset of PRESETS) {
      const texts = RULES_PAGES.map((page) => pageText(PRESET_RULES[preset], page, language));
      for (const text of texts) expect(text.length).toBeGreaterThan(300);
      expect(new Set(texts.map((text) => text.split('\n')[0])).size).toBe(RULES_PAGES.length);
    }
  });

  test('figures are the engine’s', () => {
    const worth = (rank: Rank) => rankPoints({ rules: classic, contract: null, trump: 0 }, rank);
    const [under, nine] = [worth(RANK.under), worth(RANK.nine)];
    const short = pageText(classic, 'short', language);
    for (const figure of [under.trump, nine.trump, worth(RANK.ace).plain, worth(RANK.ten).plain, LAST_TRICK]) {
      expect(short).toMatch(new RegExp(`\\b${figure}\\b`));
    }
    expect(short).toContain(`−${STOECK}.`);
    expect(pageText(mohren, 'short', language)).toContain(`+${STOECK}.`);
    expect(pageText(classic, 'tips', language)).toContain(String(-MATCH));
    expect(pageText(classic, 'glossary', language)).toMatch(new RegExp(`${under.trump}.*${nine.trump}`));
  });
});

/** How many rules have this sentence, and whether exactly those for which the engine makes it true. */
function holdsExactly(sentence: string, page: 'decided' | 'tips', isTrue: (rules: Rules) => boolean): void {
  const told = seeds
    .map(randomRules)
    .map((rules) => [pageText(rules, page).includes(sentence), isTrue(rules)] as const);
  expect(told.filter(([said, holds]) => said !== holds)).toEqual([]);
  expect(new Set(told.map(([said]) => said)).size).toBe(2);
}

const four = (rank: Rank, rules: Rules) => tableWeisPoints(new Uint16Array(4).fill(1 << rank), rules, 0);
const hasWeis = ({ handWeis, tableWeis }: Rules) => handWeis !== 'off' || tableWeis;
/** Three in a row in suit 0, the last of them also one of four: 20 and 100 only if a card may count twice. */
const crossing = Uint16Array.from([0b111, 0b100, 0b100, 0b100]);
const run = Uint16Array.from([0, 0b111, 0, 0]);

describe('what was decided is told where the engine does it so (rules.md §7)', () => {
  test('four low cards count as much as Aces', () => {
    holdsExactly('Vier Acht, vier Sieben und vier Sechs zählen wie vier Ass', 'decided', (rules) => {
      return hasWeis(rules) && four(RANK.six, rules) === four(RANK.ace, rules);
    });
  });

  test('one card in two Weise', () => {
    holdsExactly('Eine Karte darf in einer Folge und in vier gleichen zählen', 'decided', (rules) => {
      return (
        hasWeis(rules) && tableWeisPoints(crossing, { ...rules, weisValues: 'swiss', foreignFactor: 1 }, 0) === 120
      );
    });
  });

  test('a foreign run in a doubled last deal counts four times', () => {
    holdsExactly('zählt in der letzten Runde vierfach', 'decided', (rules) => {
      return rules.tableWeis && (rules.doubleLast ? 2 : 1) * tableWeisPoints(run, rules, 0) === 80;
    });
  });

  test('what the others write against 100 and more', () => {
    const others = (rules: Rules) => writtenFor([100, 20, 20, 17], rules, [])[1];
    holdsExactly('schreiben die anderen je 3', 'decided', (rules) => rules.slate === 'sticks' && others(rules) === 3);
    holdsExactly('schreiben die anderen je 1', 'decided', (rules) => rules.slate === 'sticks' && others(rules) === 1);
    expect(writtenFor([100, 20, 20, 17], sticks, [])[0]).toBe(-3);
    expect(pageText(sticks, 'tips')).toContain('Ab 100 kippt es: Dann schreibst du −3');
  });

  test('how halves are rounded', () => {
    expect(writtenFor([45, -25, 44, 0], classic, [])).toEqual([5, -3, 4, 0]);
    for (const example of ['45 gibt 5', '−25 gibt −3']) expect(pageText(classic, 'decided')).toContain(example);
    expect(pageText(classic, 'tips')).toContain('44 schreibt 4, 45 schreibt 5');
    expect(pageText(rounds, 'decided')).not.toContain('gibt −3');
  });

  test.each([
    [classic, 'aber nur höher als jeder Trumpf', 'sogar unter'],
    [rulesWith({ preset: 'classic', undertrump: 'free' }), 'sogar unter einen liegenden Trumpf', 'aber nur höher'],
    [rounds, 'Gespielt wird im Gegenuhrzeigersinn', 'Trumpfen darfst du auch'],
    [rounds, 'Es sind 9 Runden, wie in der Tabelle', 'Bergpreis gibt es'],
    [rounds, 'Stöck zählen nicht', 'Stöck zeigen sich'],
    [sticks, 'für den Rest der Runde', 'Tischweis'],
    [mohrenWithAll, 'Im Slalom wechselt es bei jedem Stich', 'Bergpreis'],
    [mohrenWithAll, 'wie in Vorarlberg', 'Schweiz seit 1996'],
    [mohrenWithAll, 'Ohne Trumpf zählt jede Acht 8', 'Vergeben darf'],
    [mohren, 'Gespielt wird auf 500', 'Slalom'],
    [rulesWith({ preset: 'classic', players: 7 }), 'hier Eicheln-Sieben', 'Herz'],
  ])('$preset, case %#', (rules, told, untold) => {
    const text = pageText(rules, 'decided');
    expect(text).toContain(told);
    expect(text).not.toContain(untold);
  });
});

describe('tips are good under the rules of the table', () => {
  test('a Weis is shown where it helps, and kept back where it hurts', () => {
    const wantsFew = ({ slate, trump }: Rules) => slate !== 'sticks' && trump === 'play';
    holdsExactly('Zeig deinen Weis', 'tips', (rules) => rules.handWeis === (wantsFew(rules) ? 'minus' : 'plus'));
    holdsExactly('Weis schadet dir', 'tips', (rules) => rules.handWeis === (wantsFew(rules) ? 'plus' : 'minus'));
  });

  test.each([
    [classic, 'Spiel tief aus', 'Sag die Farbe an'],
    [classic, 'nimm auch den Rest: 257 weniger', 'Die Mitte'],
    [rounds, 'In der letzten Runde zählt alles doppelt', '257'],
    [sticks, 'Die Mitte ist am schlechtesten', 'Spiel tief aus'],
    [mohren, 'Sag die Farbe an', 'Gaiss'],
    [mohrenWithAll, 'mit Sechsen Gaiss', 'Wer Trumpf macht'],
  ])('$preset, case %#', (rules, told, untold) => {
    const text = pageText(rules, 'tips');
    expect(text).toContain(told);
    expect(text).not.toContain(untold);
  });
});

describe('vocabulary', () => {
  test('cards have their Swiss, German and French names', () => {
    const text = pageText(classic, 'glossary');
    for (const names of ['**Schilten** · Laub · Schaufel', '**Under** · Unter · Bauer', '**Banner** · Zehn · Zehn']) {
      expect(text).toContain(names);
    }
    expect(pageText(classic, 'glossary', 'en')).toContain('**Shields** · Leaves · Spades');
    expect(pageText(classic, 'glossary', 'fr')).toContain('**écusson** · feuille · pique');
    expect(pageText(classic, 'glossary', 'it')).toContain('**scudi** · foglie · picche');
  });

  test('what this game doesn’t know is named apart', () => {
    const unused = (rules: Rules) => /Kommt in diesem Spiel nicht vor: (.*)\./.exec(pageText(rules, 'glossary'))?.[1];
    expect(unused(classic)).toBe('Fremdweis, Bock, Gaiss, Slalom, Weli und Stecken und Kartoffeln');
    expect(unused(mohrenWithAll)).toBe('Obenabe, Tischweis, Fremdweis, Match und Stecken und Kartoffeln');
    expect(pageText(mohren, 'glossary')).toContain('**Weli**: die Schelle-Sechs.');
  });
});

describe.each([
  ['de', /\bUnder\b|Banner|Rosen|Schilten|Schellen-/, /der Unter|\bZehn\b|Herz-|Laub/],
  ['en', /Banner|Roses|Shields/, /\bten 10|or tens|Hearts|Leaves/],
  ['fr', /bannière|rose|écusson/, /\bdix 10|ou dix|cœur|feuille/],
  ['it', /bandier|\brose\b|scudi/, /\bdieci 10|o dieci|cuori|foglie/],
] as const)('cards are called as on the cards of the table (rules.md §0), in %s', (language, swiss, german) => {
  test.each(RULES_PAGES.filter((page) => page !== 'glossary'))('%s', (page) => {
    for (const rules of fewSeeds.map(randomRules)) {
      expect(pageText(rules, page, language)).not.toMatch(rules.preset === 'mohren' ? swiss : german);
    }
  });

  test('each deck has names that the other hasn’t', () => {
    expect(pageText(mohren, 'details', language)).toMatch(german);
    expect(pageText(classic, 'details', language)).toMatch(swiss);
  });
});

describe('sentences of rules.md that the complete rules must not leave out', () => {
  test.each([
    ['§2, runs go from six to Ace also in trump', classic, 'auch im Trumpf von der Sechs zum Ass'],
    ['§2, the disjoint set that gives the most', mohren, 'so, dass alle zusammen am meisten geben'],
    ['§2, table Stöck from the setting trick on', classic, 'ab dem Stich, in dem Trumpf gemacht wird, vorher nicht'],
    ['§3, Weis after trick 1 and before its points', mohren, 'Weis nach dem ersten Stich, gleich vor dessen Punkten'],
    ['§7, no multipliers, though the last deal is doubled', rounds, 'Keine Trumpffarbe zählt mehrfach'],
  ])('%s', (_, rules, told) => {
    expect(pageText(rules, 'details')).toContain(told);
  });
});

test('table Stöck is explained in short also where Stöck doesn’t count', () => {
  const rules = rulesWith({ preset: 'rounds', tableStoeck: true });
  expect(pageText(rules, 'short')).toContain('König und Ober vom Trumpf im selben Stich: +20');
  expect(pageText(rules, 'short', 'en')).toContain('King and Ober of trump in one trick: +20');
});

test.each(LANGUAGES)('the short rules are much shorter than the complete ones, in %s', (language) => {
  for (const preset of PRESETS) {
    const lengthOf = (page: 'short' | 'details') => pageText(PRESET_RULES[preset], page, language).length;
    expect(lengthOf('short')).toBeLessThan(lengthOf('details') * 0.6);
  }
});

test('the short rules say who wins', () => {
  expect(pageText(classic, 'short')).toContain('**Wer am Schluss am wenigsten hat, gewinnt.**');
  expect(pageText(mohren, 'short')).toContain('**Wer zuerst 500 Punkte hat, gewinnt.**');
  expect(pageText(classic, 'short', 'fr')).toContain('**Qui a le moins à la fin gagne.**');
  expect(pageText(mohren, 'short', 'it')).toContain('**Vince chi arriva prima a 500 punti.**');
});
