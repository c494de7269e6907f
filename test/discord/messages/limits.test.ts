import { expect, test } from 'vitest';
import { faceOf } from '../../../src/discord/faces.ts';
import {
  handMessage,
  lobbyMessage,
  type MessageBody,
  rulesMessage,
  type Scene,
  scoresMessage,
  sentenceMessage,
  summaryMessage,
  tricksMessage,
} from '../../../src/discord/messages/index.ts';
import { dealCount } from '../../../src/game/index.ts';
import { LANGUAGES, type Language, type Table } from '../../../src/table/index.ts';
import { chanceOf } from '../../naive/chance.ts';
import { LONG_NAMES } from './names.ts';
import { breachesOf } from './shown.ts';
import { lobbyOf, rulesToTry, statesOf } from './tables.ts';

const sceneOf = (table: Table): Scene => ({ table, names: LONG_NAMES, due: 1_760_000_000_000 });

function ownMessages(scene: Scene, language: Language): MessageBody[] {
  const { seats, rules } = scene.table;
  const hands = seats.flatMap((_, seat) =>
    (['declare', 'keep'] as const).map((weis) => handMessage(scene, { seat, language, note: 'Oh.', weis })),
  );
  return [...hands, tricksMessage(scene, language), scoresMessage(scene, language), rulesMessage(rules, language)];
}

function messagesOf(table: Table): MessageBody[] {
  const scene = sceneOf(table);
  const past = table.game?.played.map((_, at) => summaryMessage(scene, at + 1, 'old')) ?? [];
  return [faceOf(scene), lobbyMessage(scene), ...past, ...ownMessages(scene, table.language)];
}

const breachesAt = (table: Table) => messagesOf(table).flatMap(breachesOf);

const cases = rulesToTry().map((rules, at) => ({
  name: `${rules.preset}, ${rules.players} players, case ${at}`,
  rules,
  at,
}));

test.each(cases)('every message of a whole game keeps Discord’s limits: $name', ({ rules, at }) => {
  for (const language of LANGUAGES) {
    const lobby = lobbyOf({ rules, language });
    expect(breachesAt(lobby)).toEqual([]);
    for (const table of statesOf(lobby, chanceOf(at), dealCount(rules) === 2 ? 2 : 1))
      expect(breachesAt(table)).toEqual([]);
  }
});

test('also of a game as long as a game can be', () => {
  const [rules] = rulesToTry().filter(({ preset, players }) => preset === 'classic' && players === 9);
  if (!rules) throw new Error('no rules for nine');
  const lobby = lobbyOf({ rules: { ...rules, slate: 'points', end: { limit: 10_000 } }, language: 'de' });
  let last = lobby;
  for (const table of statesOf(lobby, chanceOf(1), 150)) last = table;
  expect(last.game?.played.length).toBeGreaterThan(100);
  expect(breachesAt(last)).toEqual([]);
});

test('the check itself finds what is too long', () => {
  expect(breachesOf(sentenceMessage('x'.repeat(4001)))).not.toEqual([]);
});
