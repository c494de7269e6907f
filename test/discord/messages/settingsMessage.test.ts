import { expect, test } from 'vitest';
import { lobbyMessage, settingsMessage } from '../../../src/discord/messages/index.ts';
import { PRESET_RULES, RULE_GROUPS, type Rules } from '../../../src/game/index.ts';
import { LANGUAGES, type Language, type Table } from '../../../src/table/index.ts';
import { textIn } from '../../../src/text/index.ts';
import { randomRules } from '../../naive/randomRules.ts';
import { LONG_NAMES } from './names.ts';
import { breachesOf, buttonsOf, menusOf, textOf } from './shown.ts';
import { lobbyOf, sceneOf } from './tables.ts';

const { classic, sticks, mohren } = PRESET_RULES;
const de = textIn('de');

const panel = (rules: Rules, page: (typeof RULE_GROUPS)[number]) =>
  settingsMessage(lobbyOf({ rules }), { page, language: 'de', notes: [] });
const fieldsOn = (rules: Rules, page: (typeof RULE_GROUPS)[number]) =>
  menusOf(panel(rules, page)).map(({ asks }) => asks.replace('setRule:', ''));

/** The longest that can have happened: everything changed along, for the longest reason. */
function longestNotes(language: Language): string[] {
  const { settings, refusals } = textIn(language);
  const fields = settings.alsoChanged({ changes: Object.values(settings.fields) });
  return [fields, Object.values(refusals).reduce((a, b) => (a.length > b.length ? a : b))];
}

test('keeps Discord’s limits under any rules, and so does the lobby with any house rules', () => {
  for (const [first, language] of LANGUAGES.entries()) {
    // Every language has rules of its own: all rules in all languages would take four times as long.
    for (let seed = first; seed < 160; seed += LANGUAGES.length) {
      const table: Table = lobbyOf({ rules: randomRules(seed), language });
      expect(breachesOf(lobbyMessage({ ...sceneOf(table), names: LONG_NAMES }))).toEqual([]);
      for (const page of RULE_GROUPS)
        expect(
          breachesOf(settingsMessage(table, { page, language, notes: longestNotes(language) })),
          `${seed} ${page}`,
        ).toEqual([]);
    }
  }
});

test('shows what means something under the rules, and nothing else', () => {
  expect(fieldsOn(classic, 'table')).toEqual(['game', 'players', 'direction', 'firstLead', 'viewTricks', 'drinking']);
  expect(fieldsOn(classic, 'play')).toEqual(['trump', 'mustFollow', 'undertrump', 'eights']);
  expect(fieldsOn({ ...mohren, gaissBock: true }, 'play')).toContain('gaissSix');
  expect(fieldsOn(sticks, 'weis')).toEqual([]);
  expect(fieldsOn({ ...classic, tableWeis: false }, 'weis')).not.toContain('foreignFactor');
  expect(fieldsOn(classic, 'score')).toEqual(['slate', 'match', 'end']);
  expect(fieldsOn(sticks, 'score')).toEqual(['slate', 'awards', 'end']);
});

test('every menu shows the present value, and marks that of the game itself', () => {
  for (let seed = 0; seed < 50; seed++) {
    for (const page of RULE_GROUPS) {
      for (const { options } of menusOf(panel(randomRules(seed), page)))
        expect(options.filter((option) => option.default)).toHaveLength(1);
    }
  }
  const [mustFollow] = menusOf(panel({ ...classic, mustFollow: true }, 'play')).filter(({ asks }) =>
    asks.endsWith('mustFollow'),
  );
  expect(mustFollow?.options).toEqual([
    { label: 'oder trumpfen', value: 'false', default: false, description: 'wie klassisch' },
    { label: 'muss, wer kann', value: 'true', default: true },
  ]);
});

test('says why there is no more to choose', () => {
  expect(textOf(panel(sticks, 'weis'))).toContain(de.refusals['sticks-without-extras']);
  expect(textOf(panel(classic, 'play'))).toContain(de.refusals['contracts-without-announced']);
  expect(textOf(panel(classic, 'score'))).toContain(de.refusals['target-without-announced']);
  expect(textOf(panel({ ...classic, players: 8 }, 'table'))).toContain(de.refusals['weli-missing-with-eight']);
});

test('goes back only where there is something to go back from, and enters only numbers', () => {
  const asks = (rules: Rules) =>
    buttonsOf(panel(rules, 'score')).flatMap((button) => (button.disabled ? [] : [button.asks]));
  const pages = RULE_GROUPS.map((page) => `settings:${page}`);
  expect(asks(classic)).toEqual(['enterEnd:limit', ...pages]);
  expect(asks({ ...classic, mustFollow: true })).toEqual(['enterEnd:limit', 'resetRules:score', ...pages]);
  expect(asks(mohren)).toEqual(['enterEnd:target', ...pages]);
  expect(asks(PRESET_RULES.rounds)).toEqual(pages);
});

test('cards are named as those of the table', () => {
  const [leads] = menusOf(panel(mohren, 'table')).filter(({ asks }) => asks.endsWith('firstLead'));
  expect(leads?.options.map(({ label }) => label)).toContain('wer die Herz-Sieben hat');
});
