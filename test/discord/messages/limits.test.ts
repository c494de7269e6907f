import { expect, test } from 'vitest';
import { FIRST_RATING } from '../../../src/boards/index.ts';
import { faceOf } from '../../../src/discord/faces.ts';
import {
  handMessage,
  lobbyMessage,
  type MessageBody,
  rulesMessage,
  type Scene,
  scoresMessage,
  sentenceMessage,
  slateMessage,
  summaryMessage,
  tricksMessage,
} from '../../../src/discord/messages/index.ts';
import { type Card, dealCount, legalCards, turnOf } from '../../../src/game/index.ts';
import {
  DEFAULT_PREFERENCES,
  LANGUAGES,
  type Language,
  type Preferences,
  STEP_LIMITS,
  type Table,
} from '../../../src/table/index.ts';
import { RULES_PAGES } from '../../../src/text/index.ts';
import { chanceOf } from '../../naive/chance.ts';
import { LONG_NAMES } from './names.ts';
import { breachesOf } from './shown.ts';
import { lobbyOf, rulesToTry, statesOf } from './tables.ts';

/** As long as a server may write it. */
const LONGEST_STEPS = [20, 50, 100, 150, 200].map((points) => ({
  points,
  title: '*'.repeat(STEP_LIMITS.title),
  sentence: '*'.repeat(STEP_LIMITS.sentence),
  intensity: 5,
  act: 'handsOut' as const,
}));

const sceneOf = (table: Table): Scene => ({
  table,
  names: LONG_NAMES,
  due: 1_760_000_000_000,
  drinkingSteps: table.rules.drinking ? LONGEST_STEPS : [],
  deck: null,
  callsRole: '9'.repeat(20),
  ratings: table.seats.map((_, at) => ({ person: at + 1, before: FIRST_RATING, after: FIRST_RATING })),
});

/** Takes the most room: every card once more as text, in words, with few buttons in a row. */
const LONGEST_HAND: Preferences = {
  ...DEFAULT_PREFERENCES,
  play: 'twice',
  size: 'big',
  cards: 'words',
  colours: 'four',
};

function legalCard({ table: { game } }: Scene): Card | null {
  return game?.current && turnOf(game) !== null ? (legalCards(game.current.deal)[0] ?? null) : null;
}

/** Hands of the seat on turn, and of one that waits: all others are built alike. */
function handsOf(scene: Scene, language: Language): MessageBody[] {
  const { game, seats } = scene.table;
  const turn = (game && turnOf(game)) ?? 0;
  const shown = [
    { seat: turn, weis: 'declare', preferences: DEFAULT_PREFERENCES, picked: null },
    { seat: turn, weis: 'keep', preferences: LONGEST_HAND, picked: legalCard(scene) },
    { seat: (turn + 1) % seats.length, weis: 'declare', preferences: LONGEST_HAND, picked: null },
  ] as const;
  return shown.map((each) => handMessage(scene, { ...each, language, note: 'Oh.' }));
}

function messagesOf(table: Table): MessageBody[] {
  const scene = sceneOf(table);
  const { language, game } = table;
  const hands = handsOf(scene, language);
  if (game?.current) return [faceOf(scene), ...hands, tricksMessage(scene, language)];
  const past = game?.played.map((_, at) => summaryMessage(scene, at + 1, 'old')) ?? [];
  const lookedUp = [tricksMessage, scoresMessage].map((message) => message(scene, language));
  return [faceOf(scene), lobbyMessage(scene), ...hands, ...past, ...lookedUp];
}

/** Pages about the rules, as buttons of the table lead to them. */
function rulesMessages({ id, language, rules }: Table): MessageBody[] {
  return RULES_PAGES.map((page) => rulesMessage({ show: 'rules', rules, of: { table: id }, page }, language));
}

const breachesAt = (table: Table) => messagesOf(table).flatMap(breachesOf);

const cases = rulesToTry().map((rules, at) => ({
  name: `${rules.preset}, ${rules.players} players, case ${at}`,
  rules,
  at,
}));

test.each(cases)('every message of a whole game keeps Discord’s limits: $name', ({ rules, at }) => {
  const lobby = lobbyOf({ rules });
  const tongues = chanceOf(at);
  let last = lobby;
  for (const table of statesOf(lobby, chanceOf(at), dealCount(rules) === 2 ? 2 : 1)) {
    const language = tongues.pick(LANGUAGES);
    expect(breachesAt({ ...table, language }), language).toEqual([]);
    last = table;
  }
  for (const language of LANGUAGES) {
    expect(
      [lobby, last].flatMap((table) => breachesAt({ ...table, language })),
      language,
    ).toEqual([]);
    expect(rulesMessages({ ...lobby, language }).flatMap(breachesOf), language).toEqual([]);
  }
});

test('also of a game as long as a game can be', () => {
  const [rules] = rulesToTry().filter(({ preset, players }) => preset === 'classic' && players === 9);
  if (!rules) throw new Error('no rules for nine');
  const lobby = lobbyOf({ rules: { ...rules, slate: 'points', end: { limit: 10_000 } } });
  let last = lobby;
  for (const table of statesOf(lobby, chanceOf(1), 150)) last = table;
  expect(last.game?.played.length).toBeGreaterThan(100);
  for (const language of LANGUAGES) {
    expect(breachesAt({ ...last, language }), language).toEqual([]);
    const ended = { ...last, ended: { at: 1_790_000_000_000, why: 'finished' } } as const;
    expect(breachesOf(slateMessage(sceneOf(ended), language)), language).toEqual([]);
  }
});

test('the check itself finds what is too long', () => {
  expect(breachesOf(sentenceMessage('x'.repeat(4001)))).not.toEqual([]);
});
