import { expect, test } from 'vitest';
import { faceOf } from '../../../src/discord/faces.ts';
import { handMessage, scoresMessage, summaryMessage, tricksMessage } from '../../../src/discord/messages/index.ts';
import { ALL_SUITS, type Card, cardOf, cardsOfWeis, type Rank, type Suit, viewOf } from '../../../src/game/index.ts';
import { DEFAULT_PREFERENCES, type Table } from '../../../src/table/index.ts';
import { chanceOf } from '../../naive/chance.ts';
import { buttonsOf, textOf } from './shown.ts';
import { lobbyOf, rulesToTry, sceneOf, statesOf } from './tables.ts';

/** A hand as it is shown to most. */
const PLAIN = { language: 'de', preferences: DEFAULT_PREFERENCES, note: null, weis: 'declare', picked: null } as const;

/** Of the Swiss and of the German deck. */
const SUITS: Readonly<Record<string, Suit>> = { '🌹': 0, '❤️': 0, '🌰': 1, '🔔': 2, '🛡️': 3, '🍃': 3 };
const RANKS = ['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A'];
/** Likewise. */
const FOURS: Readonly<Record<string, Rank>> = {
  Sechs: 0,
  Sieben: 1,
  Acht: 2,
  Neun: 3,
  Banner: 4,
  Zehn: 4,
  Under: 5,
  Unter: 5,
  Ober: 6,
  König: 7,
  Ass: 8,
};
const SUIT = `(${Object.keys(SUITS).join('|')})`;
const RANK = '(10|[6-9UOKA])(?![\\p{L}\\d])';

const cardAt = (suit: string, rank: number): Card => cardOf(SUITS[suit] as Suit, rank as Rank);

/** Every card a text gives away: by itself, in a run, in four of a kind. */
function cardsIn(text: string): Card[] {
  const single = [...text.matchAll(new RegExp(`${SUIT} ?${RANK}`, 'gu'))];
  const runs = [...text.matchAll(new RegExp(`${SUIT} ${RANK} bis ${RANK}`, 'gu'))];
  const fours = [...text.matchAll(new RegExp(`vier (${Object.keys(FOURS).join('|')}) \\(`, 'gu'))];
  return [
    ...single.map(([, suit = '', rank = '']) => cardAt(suit, RANKS.indexOf(rank))),
    ...runs.flatMap(([, suit = '', from = '', to = '']) => {
      const low = RANKS.indexOf(from);
      return Array.from({ length: RANKS.indexOf(to) - low + 1 }, (_, at) => cardAt(suit, low + at));
    }),
    ...fours.flatMap(([, name = '']) => ALL_SUITS.map((suit) => cardOf(suit, FOURS[name] as Rank))),
  ];
}

/** What everybody may know: cards that were played in this deal, and of Weise that were laid open. */
function openCards({ game }: Table): Card[] {
  const deal = game && viewOf(game, null).deal;
  if (!deal) return [];
  const laidOpen = deal.seats.flatMap((seat) => seat.laidOpen.flatMap(cardsOfWeis));
  return [...deal.tricks.flatMap((trick) => trick.cards), ...deal.trick.cards, ...laidOpen];
}

function hiddenIn(shown: readonly Card[], known: readonly Card[]): Card[] {
  return shown.filter((card) => !known.includes(card));
}

const cases = rulesToTry().map((rules, at) => ({
  name: `${rules.preset}, ${rules.players} players, case ${at}`,
  rules,
  at,
}));

test.each(cases)('nobody is shown a card that lies in somebody else’s hand: $name', ({ rules, at }) => {
  const lobby = lobbyOf({ rules, computers: 1 });
  for (const table of statesOf(lobby, chanceOf(at), 1)) {
    if (!table.game?.current) continue;
    const scene = sceneOf(table);
    const known = openCards(table);
    const forAll = [faceOf(scene), tricksMessage(scene, 'de'), scoresMessage(scene, 'de')];
    expect(forAll.flatMap((body) => hiddenIn(cardsIn(textOf(body)), known))).toEqual([]);
    // Public buttons say what and where, and no card.
    expect(buttonsOf(faceOf(scene)).map(({ asks }) => asks)).toEqual(['hand', 'tricks', 'scores', 'rules']);
    for (const seat of table.seats.keys()) {
      const own = viewOf(table.game, seat).deal?.own;
      const body = handMessage(scene, { ...PLAIN, seat });
      const dealt = own ? [...own.hand, ...own.weise.flatMap(cardsOfWeis)] : [];
      const onButtons = buttonsOf(body).map(({ emoji, label }) => `${emoji}${label}`);
      expect(hiddenIn(cardsIn([textOf(body), ...onButtons].join('\n')), [...known, ...dealt])).toEqual([]);
    }
  }
});

test('the check sees cards in every form in which they are written', () => {
  expect(cardsIn('🌹U nimmt 🛡️6')).toEqual([5, 27]);
  expect(cardsIn('Dreiblatt 🌰 7 bis 9 (20)')).toEqual(expect.arrayContaining([10, 11, 12]));
  expect(cardsIn('❤️10 🍃A')).toEqual([4, 35]);
  expect(cardsIn('vier Under (200)')).toEqual([5, 14, 23, 32]);
  expect(cardsIn('vier Ober (100)')).toEqual([6, 15, 24, 33]);
  expect(cardsIn('🔔 Schellen')).toEqual([]);
});

test('a finished deal lies open, but shows no card of the next', () => {
  const [rules] = rulesToTry();
  if (!rules) throw new Error('no rules');
  for (const table of statesOf(lobbyOf({ rules }), chanceOf(3), 2)) {
    if (table.game?.played.length !== 1 || !table.game.current) continue;
    const played = table.game.played[0];
    expect(cardsIn(textOf(summaryMessage(sceneOf(table), 1, 'old')))).toEqual([]);
    expect(textOf(summaryMessage(sceneOf(table), 1, 'old'))).toContain(played?.seed);
  }
});
