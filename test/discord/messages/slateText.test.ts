import { expect, test } from 'vitest';
import { slateText } from '../../../src/discord/messages/slateText.ts';
import { PRESET_RULES } from '../../../src/game/index.ts';

const { classic, sticks } = PRESET_RULES;

test.each([
  [3, '3 Stecken ❘❘❘'],
  [-1, '1 Kartoffel ○'],
  [0, '0 Stecken'],
  [7, '7 Stecken ❘❘❘❘❘ ❘❘'],
  [-10, '10 Kartoffeln ○○○○○ ○○○○○'],
  [21, '21 Stecken'],
])('rules.md §3 "Draw them as lines and circles on the slate": %i', (written, text) => {
  expect(slateText(sticks, written, 'de')).toBe(text);
});

test('everything else is a number', () => {
  expect(slateText(classic, -26, 'de')).toBe('−26');
});
