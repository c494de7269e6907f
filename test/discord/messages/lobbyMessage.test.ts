import { expect, test } from 'vitest';
import { lobbyMessage } from '../../../src/discord/messages/index.ts';
import { PRESET_RULES } from '../../../src/game/index.ts';
import { asksOf, textOf } from './shown.ts';
import { HOST, having, lobbyOf, sceneOf, started } from './tables.ts';

const { classic, sticks } = PRESET_RULES;
const full = lobbyOf({ rules: classic, computers: 2 });

test('says who sits there, who leads the table, and that it can start', () => {
  const text = textOf(lobbyMessage(sceneOf(full)));
  expect(text).toContain('1. ⁨Anna⁩ (leitet den Tisch)\n2. ⁨Bea⁩\n3. 🤖 Computer 1\n4. 🤖 Computer 2');
  expect(text).toContain('4 von 4 Plätzen besetzt');
  expect(text).toMatch(/⁨Anna⁩ drückt auf «Los geht’s»\.$/);
});

test('says what is missing, by the rules of the table', () => {
  const one = having(having(full, { type: 'removeComputer', person: HOST }), { type: 'removeComputer', person: HOST });
  const text = textOf(lobbyMessage(sceneOf(one)));
  expect(text).toContain('3. *frei*\n4. *frei*');
  expect(text).toContain('Es fehlt noch jemand.');
  const four = having(lobbyOf({ rules: sticks, computers: 3 }), { type: 'removeComputer', person: HOST });
  expect(textOf(lobbyMessage(sceneOf(four)))).toContain('Es fehlt noch jemand.');
  const three = having(full, { type: 'removeComputer', person: HOST });
  expect(textOf(lobbyMessage(sceneOf(three)))).toContain('Freie Plätze fallen dann weg.');
});

test('has its buttons until the game starts or the table closes', () => {
  const asks = ['join', 'start', 'leave', 'addComputer', 'removeComputer', 'rules', 'settings:table'];
  expect(asksOf(lobbyMessage(sceneOf(full)))).toEqual(asks);
  const playing = started(full, '0'.repeat(64));
  expect(asksOf(lobbyMessage(sceneOf(playing)))).toEqual([]);
  expect(textOf(lobbyMessage(sceneOf(playing)))).toContain('Die Partie läuft.');
  const closed = having(full, { type: 'close', person: HOST, at: 1, as: 'person' });
  expect(asksOf(lobbyMessage(sceneOf(closed)))).toEqual([]);
  expect(textOf(lobbyMessage(sceneOf(closed)))).toContain('Der Tisch wurde geschlossen.');
});

test('somebody who was forgotten has no name', () => {
  const scene = { ...sceneOf(full), names: new Map() };
  expect(textOf(lobbyMessage(scene))).toContain('1. ⁨jemand⁩');
});
