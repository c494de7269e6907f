import { expect, test } from 'vitest';
import { preferencesMessage } from '../../../src/discord/messages/index.ts';
import {
  DEFAULT_PREFERENCES,
  LANGUAGES,
  PREFERENCE_VALUES,
  PREFERENCES,
  type Preferences,
} from '../../../src/table/index.ts';
import { textIn } from '../../../src/text/index.ts';
import { breachesOf, buttonsOf, menusOf, textOf } from './shown.ts';

/** Everything at its last value. */
const OTHERS = Object.fromEntries(PREFERENCES.map((name) => [name, PREFERENCE_VALUES[name].at(-1)])) as Preferences;
const panel = (preferences: Preferences, language: (typeof LANGUAGES)[number] = 'de') =>
  preferencesMessage({ show: 'preferences', preferences, language, note: textIn(language).preferences.saved });

test.each(LANGUAGES)('%s: keeps Discord’s limits, and its labels are short enough for a phone', (language) => {
  for (const preferences of [DEFAULT_PREFERENCES, OTHERS]) {
    const body = panel(preferences, language);
    expect(breachesOf(body)).toEqual([]);
    for (const { label } of buttonsOf(body)) expect(label.length, label).toBeLessThanOrEqual(60);
  }
});

test('every preference can be set there to each of its values, and shows which one holds', () => {
  for (const preferences of [DEFAULT_PREFERENCES, OTHERS]) {
    const body = panel(preferences);
    const asks = buttonsOf(body).map(({ ask }) => ask);
    const menus = menusOf(body);
    for (const name of PREFERENCES) {
      const menu = menus.find(({ id }) => id === `1:choosePreference:${name}`);
      const others = PREFERENCE_VALUES[name].filter((value) => value !== preferences[name]);
      if (menu) {
        expect(menu.options.map(({ value }) => value)).toEqual([...PREFERENCE_VALUES[name]]);
        expect(menu.options.filter(({ default: chosen }) => chosen).map(({ value }) => value)).toEqual([
          preferences[name],
        ]);
      } else {
        expect(asks).toContain(`1:prefer:${name}:${others[0]}`);
        expect(others).toHaveLength(1);
      }
    }
  }
});

test('what has just happened stands there, and languages go by their own names', () => {
  expect(textOf(panel(DEFAULT_PREFERENCES, 'en'))).toContain(textIn('en').preferences.saved);
  const languages = menusOf(panel(DEFAULT_PREFERENCES)).find(({ id }) => id.endsWith(':language'));
  expect(languages?.options.map(({ label }) => label)).toEqual([
    'wie mein Discord',
    'Deutsch',
    'English',
    'Français',
    'Italiano',
  ]);
});
