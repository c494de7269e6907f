import { expect, test } from 'vitest';
import { drinkingAdminMessage, stepForm } from '../../../src/discord/messages/index.ts';
import { modalBreaches } from '../../../src/sandbox/check/modalRules.ts';
import { DEFAULT_SETTINGS, type DrinkingStep, LANGUAGES, STEP_LIMITS } from '../../../src/table/index.ts';
import { textIn } from '../../../src/text/index.ts';
import { breachesOf, buttonsOf, textOf } from './shown.ts';

/** As many and as long as a server may write them. */
const LONGEST: readonly DrinkingStep[] = Array.from({ length: STEP_LIMITS.steps }, (_, at) => ({
  points: STEP_LIMITS.points - at,
  title: '*'.repeat(STEP_LIMITS.title),
  sentence: '#'.repeat(STEP_LIMITS.sentence),
  intensity: STEP_LIMITS.intensity,
  act: 'handsOut',
}));

const shown = (settings = DEFAULT_SETTINGS, notes: readonly string[] = []) =>
  ({ show: 'drinkingAdmin', settings, setBy: new Map(), notes }) as const;

test.each(LANGUAGES)('the panel and its form keep Discord’s limits: %s', (language) => {
  const { admin, drinking } = textIn(language);
  const note = admin.badStep({ most: STEP_LIMITS.points });
  for (const drinkingSteps of [null, LONGEST]) {
    const settings = { ...DEFAULT_SETTINGS, drinkingSteps };
    expect(breachesOf(drinkingAdminMessage(shown(settings, [note]), language))).toEqual([]);
  }
  for (const step of [null, ...drinking.steps, ...LONGEST]) expect(modalBreaches(stepForm(step, language))).toEqual([]);
});

test('the panel offers what can be done: forbid or allow, and back to the built-in steps only from one’s own', () => {
  const offered = (settings = DEFAULT_SETTINGS) =>
    buttonsOf(drinkingAdminMessage(shown(settings), 'de')).map(({ label, disabled }) => (disabled ? '-' : label));
  expect(offered()).toEqual(['Verbieten', '-', 'Einstellungen']);
  expect(offered({ ...DEFAULT_SETTINGS, drinking: 'forbidden', drinkingSteps: LONGEST })).toEqual([
    'Erlauben',
    'Zurück zu den eingebauten Texten',
    'Einstellungen',
  ]);
});

test('a server’s words stand there as they were written', () => {
  const drinkingSteps: readonly DrinkingStep[] = [
    { points: 20, title: '**Prost**', sentence: 'Ein\nSchluck.', intensity: 1, act: 'drinks' },
  ];
  const text = textOf(drinkingAdminMessage(shown({ ...DEFAULT_SETTINGS, drinkingSteps }), 'de'));
  expect(text).toContain('\\*\\*Prost\\*\\* · trinkt selber · Stärke 1: Ein Schluck.');
});
