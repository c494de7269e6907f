import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, REFUSALS } from '../../src/table/index.ts';
import { languageName, textIn } from '../../src/text/index.ts';
import { sentencesOf } from './sentences.ts';

const languages = LANGUAGES.map((language) => ({ language, text: textIn(language), all: sentencesOf(language) }));
const {
  de,
  en,
  fr,
  it: italian,
} = Object.fromEntries(languages.map(({ language, text }) => [language, text])) as Record<
  Language,
  ReturnType<typeof textIn>
>;

/** All sentences of a language in which this is found, with the path to them. */
function saying(language: Language, pattern: RegExp): string[] {
  return [...sentencesOf(language)].filter(([, sentence]) => pattern.test(sentence)).map((said) => said.join(': '));
}

/** Whole words, also beside letters with accents. */
const wholeWords = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu');

describe.each(languages)('$language', ({ text, all, language }) => {
  test('no sentence is empty, unfinished or padded', () => {
    expect(all.size).toBeGreaterThan(400);
    for (const [path, sentence] of all) {
      expect(sentence, path).toMatch(/\S/);
      expect(sentence, path).toBe(sentence.trim());
      expect(sentence, path).not.toMatch(/undefined|\[object|NaN|TODO/);
    }
  });

  test('whole sentences end like sentences', () => {
    for (const sentence of [
      ...Object.values(text.refusals),
      ...Object.values(text.answers),
      ...Object.values(text.endings),
    ]) {
      if (typeof sentence === 'string') expect(sentence).toMatch(/^[\p{Lu}«/].*[.?!]$/u);
    }
  });

  test('every refusal has a sentence, and each its own unless it says the same', () => {
    expect(Object.keys(text.refusals).sort()).toEqual([...REFUSALS].sort());
  });

  test('buttons are short enough for a phone', () => {
    const { settings, guide, admin } = text;
    const labels = [
      ...Object.values(text.buttons),
      ...Object.values(guide.pages),
      ...Object.values(settings.groups),
      ...Object.values(settings.enter),
      settings.allAdults,
      settings.notAdults,
      admin.drinking.allow,
      admin.drinking.forbid,
      admin.drinking.defaults,
    ];
    for (const label of labels) expect(label.length, label).toBeLessThanOrEqual(34);
  });

  test('forms keep Discord’s limits', () => {
    const { form } = text.admin;
    const titles = [
      form.title,
      text.settings.title,
      ...Object.values(form.fields),
      ...Object.values(text.settings.enter),
    ];
    for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(45);
    for (const hint of Object.values(form.hints)) expect(hint.length, hint).toBeLessThanOrEqual(100);
  });

  test('a deck has 36 different cards', () => {
    for (const { suits, ranks, letters } of Object.values(text.decks)) {
      expect([new Set(suits).size, new Set(ranks).size, new Set(letters).size]).toEqual([4, 9, 9]);
    }
  });

  test('apostrophes and quotes are those of print', () => {
    expect(saying(language, /['"]/)).toEqual([]);
  });

  test('says nothing in the words of another language', () => {
    const phrase = /\p{L}{2,}.*\s.*\p{L}{2,}/u;
    for (const other of languages.filter((each) => each.language !== language)) {
      const same = [...all].filter(([path, sentence]) => phrase.test(sentence) && other.all.get(path) === sentence);
      expect(same).toEqual([]);
    }
  });
});

test('German is written as in Switzerland, to people whom one knows', () => {
  // At the start of a sentence it may be one of several meanings.
  expect(saying('de', /ß|(?<!^|[.:?!] )\b(Sie|Ihnen|Ihren?)\b/)).toEqual([]);
});

describe('no other language is left over', () => {
  const german = wholeWords(
    'der|das|und|ist|nicht|wird|mit|auf|von|ein|eine|Stiche?|Trumpf|Runden?|Karten|Weise?|Tisch|Punkte',
  );
  const english = wholeWords('the|of|with|you|your|are|tricks?|deals?|trumps?|suit|seats?|cards|everybody');

  test.each(['fr', 'it'] as const)('in %s', (language) => {
    expect(saying(language, german)).toEqual([]);
    expect(saying(language, english)).toEqual([]);
  });

  test('in German and English', () => {
    expect(saying('de', english)).toEqual([]);
    expect(
      saying('en', wholeWords('und|nicht|wird|mit|auf|von|eine?|Stiche?|Trumpf|Runden?|Karten|Tisch|Punkte')),
    ).toEqual([]);
  });
});

describe('signs', () => {
  test('French has narrow spaces before : ; ! ? and inside guillemets, which don’t break', () => {
    expect(saying('fr', /(?<!\u202f)[:;!?»]|«(?!\u202f)/)).toEqual([]);
    expect(fr.lobby.title({ preset: fr.variants.classic })).toBe('Molotow\u202f: classique');
  });

  test('the others have none', () => {
    for (const language of ['de', 'en', 'it'] as const) expect(saying(language, /\u202f|«\s|\s[;!?»]/)).toEqual([]);
  });

  test('each has its own quotes', () => {
    for (const language of ['de', 'fr', 'it'] as const) expect(saying(language, /[“”„]/)).toEqual([]);
    expect(saying('en', /[«»„]/)).toEqual([]);
  });
});

test('languages are called as they call themselves', () => {
  expect(LANGUAGES.map(languageName)).toEqual(['Deutsch', 'English', 'Français', 'Italiano']);
});

describe('numbers and people', () => {
  test('one is one, everything else is many', () => {
    expect([0, 1, 2].map(de.amounts.tricks)).toEqual(['0 Stiche', '1 Stich', '2 Stiche']);
    expect([0, 1, 21, -1].map(en.amounts.points)).toEqual(['0 points', '1 point', '21 points', '−1 point']);
    expect([0, 1, 2, -3].map(italian.amounts.points)).toEqual(['0 punti', '1 punto', '2 punti', '−3 punti']);
    expect([0, 1, 2].map(italian.amounts.tricks)).toEqual(['0 prese', '1 presa', '2 prese']);
    expect([2, 1, 0, -1, -3].map(de.amounts.sticks)).toEqual([
      '2 Stecken',
      '1 Stecken',
      '0 Stecken',
      '1 Kartoffel',
      '3 Kartoffeln',
    ]);
    expect([1, -2].map(en.amounts.sticks)).toEqual(['1 stick', '2 potatoes']);
    expect([1, -2].map(italian.amounts.sticks)).toEqual(['1 bastone', '2 patate']);
  });

  test('in French none is one, too', () => {
    expect([0, 1, 2, -1, -2].map(fr.amounts.points)).toEqual([
      '0 point',
      '1 point',
      '2 points',
      '−1 point',
      '−2 points',
    ]);
    expect([0, 1, 2].map(fr.amounts.tricks)).toEqual(['0 pli', '1 pli', '2 plis']);
    expect([1, -1, -2].map(fr.amounts.sticks)).toEqual(['1 bâton', '1 patate', '2 patates']);
    expect(fr.lobby.seats({ taken: 1, seats: 4 })).toBe('1 place prise sur 4');
  });

  test('verbs go with those who act', () => {
    const winners = (names: readonly string[]) => languages.map(({ text }) => text.summary.winners({ names }));
    expect(winners(['A'])).toEqual(['A gewinnt!', 'A wins!', 'A gagne\u202f!', 'A vince!']);
    expect(winners(['A', 'B', 'C'])).toEqual([
      'A, B und C gewinnen gemeinsam!',
      'A, B and C win together!',
      'A, B et C gagnent ensemble\u202f!',
      'A, B e C vincono insieme!',
    ]);
    expect(de.lobby.waiting({ missing: 1 })).toContain('fehlt noch jemand');
    expect(italian.lobby.waiting({ missing: 1 })).toContain('Manca ancora una persona');
    for (const { text } of languages) expect(text.scores.earlier({ count: 1 })).toMatch(/^(Eine|1|Une|Una) /);
  });
});

describe('Weise are called', () => {
  const run = { suit: '🌹', from: '6', to: 'A', points: 20 };

  test('runs by their length', () => {
    expect(de.weis.run({ ...run, cards: 3 })).toMatch(/^Dreiblatt/);
    expect(de.weis.run({ ...run, cards: 9 })).toMatch(/^Neunblatt/);
    expect(fr.weis.run({ ...run, cards: 4 })).toBe('suite de 4 🌹 6 à A (20)');
    expect(italian.weis.run({ ...run, cards: 4 })).toBe('scala di 4 🌹 da 6 a A (20)');
  });

  test('fours by many of a rank', () => {
    const fours = ({ decks, weis }: ReturnType<typeof textIn>, deck: 'swiss' | 'french') =>
      decks[deck].ranks.map((rank) => weis.four({ rank, points: 100 }).replace(' (100)', ''));
    expect(en.weis.four({ rank: 'six', points: 100 })).toBe('four sixes (100)');
    expect(fours(fr, 'swiss').slice(3)).toEqual([
      'carré de neuf',
      'carré de bannières',
      'carré d’unders',
      'carré d’obers',
      'carré de rois',
      'carré d’as',
    ]);
    expect(fours(fr, 'french').slice(4, 7)).toEqual(['carré de dix', 'carré de valets', 'carré de dames']);
    expect(fours(italian, 'swiss').slice(4)).toEqual([
      'quattro bandiere',
      'quattro under',
      'quattro ober',
      'quattro re',
      'quattro assi',
    ]);
    expect(fours(italian, 'french').slice(4, 7)).toEqual(['quattro dieci', 'quattro fanti', 'quattro donne']);
  });
});

test('cards are named as each language names them', () => {
  const card = (text: ReturnType<typeof textIn>, deck: 'swiss' | 'french') =>
    text.card({ suit: text.decks[deck].suits[3], rank: text.decks[deck].ranks[5] });
  expect(languages.map(({ text }) => card(text, 'swiss'))).toEqual([
    'Schilten-Under',
    'Under of Shields',
    'under d’écusson',
    'under di scudi',
  ]);
  expect(languages.map(({ text }) => card(text, 'french'))).toEqual([
    'Schaufel-Bauer',
    'Jack of Spades',
    'valet de pique',
    'fante di picche',
  ]);
});
