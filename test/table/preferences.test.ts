import { expect, test } from 'vitest';
import {
  createPeople,
  createTastes,
  DEFAULT_PREFERENCES,
  PREFERENCE_VALUES,
  PREFERENCES,
  type Preferences,
  readingLanguage,
  readPreference,
} from '../../src/table/index.ts';
import { testClock } from '../support/clock.ts';

test('every value is read back, and anything else is nothing', () => {
  for (const name of PREFERENCES)
    for (const value of PREFERENCE_VALUES[name]) expect(readPreference(name, value)).toEqual({ name, value });
  for (const [name, value] of [
    ['deck', 'tarot'],
    ['deck', undefined],
    ['deck', 1],
    ['colour', 'four'],
    ['toString', 'on'],
  ] as const)
    expect(readPreference(name, value), `${name} ${value}`).toBeNull();
});

test('people read in their own language if they have chosen one, else in that of their Discord', () => {
  expect(readingLanguage(DEFAULT_PREFERENCES, 'de')).toBe('de');
  expect(readingLanguage({ ...DEFAULT_PREFERENCES, language: 'en' }, 'de')).toBe('en');
});

/** Preferences in memory, and how often they were read. */
function tastes() {
  const kept = new Map<string, Preferences>();
  const reads: string[] = [];
  const clock = testClock();
  const known = {
    enrol: async () => 7,
    people: async () => new Map([[7, { id: 'anna', name: 'Anna' }]]),
  };
  const people = createPeople({ store: known, clock });
  const store = {
    async preferences(id: string) {
      reads.push(id);
      return kept.get(id) ?? DEFAULT_PREFERENCES;
    },
    async keepPreference(id: string, { name, value }: { name: string; value: string }) {
      kept.set(id, { ...(kept.get(id) ?? DEFAULT_PREFERENCES), [name]: value } as Preferences);
    },
    async dropPreferences(id: string) {
      return kept.delete(id);
    },
  };
  return { clock, kept, reads, tastes: createTastes({ store, people, clock }) };
}

test('they are read once a minute at most; a change counts at once', async () => {
  const { clock, kept, reads, tastes: them } = tastes();
  await them.of('anna');
  await them.at('server', 7);
  expect(reads).toEqual(['anna']);
  expect((await them.change('anna', { name: 'size', value: 'big' })).size).toBe('big');
  expect((await them.of('anna')).size).toBe('big');
  kept.set('anna', { ...DEFAULT_PREFERENCES, pings: 'off' });
  clock.advance(60_000);
  expect(await them.at('server', 7)).toEqual({ ...DEFAULT_PREFERENCES, pings: 'off' });
});

test('what is forgotten is as by default at once', async () => {
  const { tastes: them } = tastes();
  await them.change('anna', { name: 'size', value: 'big' });
  expect(await them.forget('anna')).toBe(true);
  expect(await them.of('anna')).toEqual(DEFAULT_PREFERENCES);
  expect(await them.forget('anna')).toBe(false);
});

test('a forgotten person has the defaults', async () => {
  const { tastes: them } = tastes();
  await them.change('anna', { name: 'size', value: 'big' });
  expect(await them.at('server', 8)).toEqual(DEFAULT_PREFERENCES);
});
