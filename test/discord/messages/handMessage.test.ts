import { describe, expect, test } from 'vitest';
import { handMessage } from '../../../src/discord/messages/index.ts';
import { cardName, type OwnView, PRESET_RULES, type Rules, turnOf, viewOf } from '../../../src/game/index.ts';
import { DEFAULT_PREFERENCES, type Table } from '../../../src/table/index.ts';
import { asksOf, buttonsOf, textOf } from './shown.ts';
import { HOST, having, lobbyOf, sceneOf, started, stateWhere } from './tables.ts';

const { classic, mohren } = PRESET_RULES;
const SEED = '5'.repeat(64);
const plain = { preferences: DEFAULT_PREFERENCES, picked: null };
const declare = { ...plain, language: 'de', note: null, weis: 'declare' } as const;
const keep = { ...declare, weis: 'keep' } as const;

const turn = (table: Table) => (table.game && turnOf(table.game)) ?? 0;
const handAt = (table: Table, seat: number, shown: typeof declare | typeof keep = declare) =>
  handMessage(sceneOf(table), { seat, ...shown });

function ownOf(table: Table, seat: number): OwnView {
  const own = table.game && viewOf(table.game, seat).deal?.own;
  if (!own) throw new Error('no hand');
  return own;
}

/** A state in which the hand of the seat on turn is as wished. */
function turnWhere(rules: Rules, wished: (own: OwnView) => boolean): Table {
  return stateWhere(lobbyOf({ rules }), (table) => !!table.game?.current && wished(ownOf(table, turn(table))));
}

describe('on turn', () => {
  test('legal cards can be played, the others are shown as forbidden', () => {
    const table = turnWhere(classic, ({ legal, hand }) => legal.length === 2 && hand.length === 7);
    const own = ownOf(table, turn(table));
    const buttons = buttonsOf(handAt(table, turn(table)));
    const move = table.game?.current?.deal.count;
    expect(buttons.map(({ asks }) => asks)).toEqual(own.hand.map((card) => `play:1.${move}:${cardName(card)}`));
    expect(buttons.map(({ disabled }) => !disabled)).toEqual(own.hand.map((card) => own.legal.includes(card)));
    expect(buttons.map(({ primary }) => primary)).toEqual(own.hand.map((card) => own.legal.includes(card)));
    expect(textOf(handAt(table, turn(table)))).toMatch(/^\*\*Du bist dran\.\*\*\n/);
  });

  test('every card names its suit by a sign and its rank by a letter', () => {
    const table = started(lobbyOf({ rules: { ...classic, players: 3 } }), SEED);
    const seats = [0, 1, 2].flatMap((seat) => buttonsOf(handAt(table, seat)));
    const cards = seats.filter(({ asks }) => /^(play|wait)/.test(asks));
    expect(new Set(cards.map(({ emoji, label }) => `${emoji}${label}`)).size).toBe(36);
    expect(new Set(cards.map(({ label }) => label))).toEqual(new Set(['6', '7', '8', '9', '10', 'U', 'O', 'K', 'A']));
    expect(new Set(cards.map(({ emoji }) => emoji))).toEqual(new Set(['🌹', '🌰', '🔔', '🛡️']));
  });

  test('twelve cards are three rows, nine are two', () => {
    const rowsFor = (players: number) => {
      const table = turnWhere({ ...classic, players }, ({ weise, hand }) => weise.length === 0 && hand.length >= 9);
      return handAt(table, turn(table)).components.length - 1;
    };
    expect([rowsFor(3), rowsFor(4)]).toEqual([3, 2]);
  });

  test('who must announce has a button for each contract, and the cards wait', () => {
    const rules = { ...mohren, gaissBock: true, slalom: true };
    const table = started(lobbyOf({ rules }), SEED);
    const asks = asksOf(handAt(table, turn(table)));
    const contracts = ['R', 'E', 'S', 'L', 'bock', 'gaiss', 'slalom-bock', 'slalom-gaiss'];
    expect(asks.slice(0, 8)).toEqual(contracts.map((contract) => `announce:1.0:${contract}`));
    expect(asks.slice(8, 17).every((ask) => ask.startsWith('wait:'))).toBe(true);
    expect(textOf(handAt(table, turn(table)))).toContain('Du sagst an.');
    expect(textOf(handAt(table, (turn(table) + 1) % 4))).toMatch(/⁨\p{L}+⁩ sagt an\./u);
  });
});

describe('Weise', () => {
  const table = turnWhere(classic, ({ mayKeepBack }) => mayKeepBack);
  const seat = turn(table);

  test('are named, and can be kept back with the first card', () => {
    expect(textOf(handAt(table, seat))).toMatch(/Dein Weis: \S+ .*\(\d+\)\. Mit deiner ersten Karte wird er gezeigt\./);
    expect(asksOf(handAt(table, seat)).at(-1)).toBe('keepWeis');
    expect(asksOf(handAt(table, seat))[0]).toMatch(/^play:/);
  });

  test('kept back they go with the card, and can be declared after all', () => {
    expect(textOf(handAt(table, seat, keep))).toContain('Du behältst ihn für dich.');
    expect(asksOf(handAt(table, seat, keep)).at(-1)).toBe('declareWeis');
    expect(asksOf(handAt(table, seat, keep))[0]).toMatch(/^keep:/);
  });

  test('after the first card there is no toggle any more', () => {
    const later = stateWhere(lobbyOf({ rules: classic }), (state) => {
      const own = state.game?.current && ownOf(state, 0);
      return !!own && own.weise.length > 0 && own.keptBack && own.hand.length === 5;
    });
    expect(textOf(handAt(later, 0, keep))).toContain('Für dich behalten: ');
    expect(asksOf(handAt(later, 0, keep)).some((ask) => /Weis$|^keep:/.test(ask))).toBe(false);
  });
});

describe('not on turn', () => {
  test('cards wait rather than being forbidden, and the first line says for whom', () => {
    const table = started(lobbyOf({ rules: classic }), SEED);
    const name = ['Anna', 'Bea', 'Carl', 'Dora'][turn(table)];
    const body = handAt(table, (turn(table) + 1) % 4);
    const cards = buttonsOf(body).filter(({ asks }) => asks.startsWith('wait:1.0:'));
    expect(cards).toHaveLength(9);
    expect(cards.some(({ disabled, primary }) => disabled || primary)).toBe(false);
    expect(textOf(body)).toMatch(new RegExp(`^\\*\\*⁨${name}⁩ ist dran\\. Deine Karten warten\\.\\*\\*`));
  });

  test('who has played everything is told so', () => {
    const table = stateWhere(
      lobbyOf({ rules: classic }),
      (state) => !!state.game?.current && ownOf(state, 0).hand.length === 0,
    );
    expect(textOf(handAt(table, 0))).toContain('Du hast alle Karten gespielt.');
    expect(asksOf(handAt(table, 0))).toEqual([]);
  });
});

test('one’s own Stöck are known to their holder at once', () => {
  const table = stateWhere(lobbyOf({ rules: classic }), (state) => !!state.game?.current && ownOf(state, 0).stoeck);
  expect(textOf(handAt(table, 0))).toContain('Du hast Stöck.');
  expect(textOf(handAt(table, 1))).not.toContain('Stöck');
});

test('what happened to a click stands in the first line, in the reader’s language', () => {
  const table = started(lobbyOf({ rules: classic }), SEED);
  const body = handMessage(sceneOf(table), { ...declare, seat: turn(table), language: 'en', note: 'Oh dear.' });
  expect(textOf(body)).toMatch(/^Oh dear\.\n\*\*You lead\.\*\*\nNo trump yet/);
});

describe('without a hand to play', () => {
  const lobby = lobbyOf({ rules: classic, computers: 2 });
  const playing = started(lobby, SEED);

  test.each([
    ['before the start', lobby, 0, 'Die Partie hat noch nicht angefangen.', []],
    [
      'between deals',
      stateWhere(lobby, ({ game }) => game?.current === null),
      0,
      'Gleich gibt es neue Karten.',
      ['next:2'],
    ],
    [
      'while a computer sits in',
      having(playing, { type: 'leave', person: 2, at: 1 }),
      1,
      'Ein Computer spielt für dich.',
      ['takeBack'],
    ],
    [
      'after the table was closed',
      having(playing, { type: 'close', person: HOST, at: 1, as: 'person' }),
      0,
      'Der Tisch wurde geschlossen.',
      [],
    ],
    [
      'after the end',
      stateWhere(lobbyOf({ rules: { ...classic, end: { deals: 1 } } }), ({ ended }) => ended !== null),
      0,
      'Die Partie ist zu Ende.',
      [],
    ],
  ] as const)('%s', (_, table, seat, sentence, asks) => {
    expect(textOf(handAt(table, seat))).toContain(sentence);
    expect(asksOf(handAt(table, seat))).toEqual(asks);
  });
});
