import { describe, expect, test } from 'vitest';
import { tableMessage } from '../../../src/discord/messages/index.ts';
import { commitment, PRESET_RULES, type Rules, viewOf } from '../../../src/game/index.ts';
import type { Table } from '../../../src/table/index.ts';
import { asksOf, textOf } from './shown.ts';
import { HOST, having, lobbyOf, sceneOf, started, stateWhere } from './tables.ts';

const { classic, rounds, mohren } = PRESET_RULES;
const SEED = '5'.repeat(64);
const lobby = (rules: Rules) => lobbyOf({ rules });
const textAt = (table: Table) => textOf(tableMessage(sceneOf(table)));
const dealOf = (table: Table) => table.game && viewOf(table.game, null).deal;

/** The first state of some game whose deal is as wished. */
function dealWhere(rules: Rules, wished: (deal: NonNullable<ReturnType<typeof dealOf>>) => boolean): Table {
  return stateWhere(lobby(rules), (table) => {
    const deal = dealOf(table);
    return deal ? wished(deal) : false;
  });
}

describe('the trick', () => {
  test('who must lead, and what has been promised of the deal', () => {
    const text = textAt(started(lobby(classic), SEED));
    expect(text).toContain('Runde 1\n**Noch kein Trumpf**');
    expect(text).toMatch(/\*\*Stich 1 von 9\*\*\n▸ ⁨\p{L}+⁩ spielt aus\./u);
    expect(text).toContain(`-# versiegelt: sha256 ${commitment(SEED)}`);
  });

  test('who led, who wins so far, whose turn it is', () => {
    const table = dealWhere(classic, ({ trick, winning }) => trick.cards.length === 2 && winning !== trick.leader);
    const names = ['Anna', 'Bea', 'Carl', 'Dora'];
    const leader = dealOf(table)?.trick.leader ?? 0;
    const [first, second, third] = [0, 1, 2].map((at) => names[(leader + at) % 4]);
    const text = textAt(table);
    expect(text).toContain(`· ausgespielt von ⁨${first}⁩`);
    expect(text).toMatch(new RegExp(`\\S+ ⁨${first}⁩\n\\S+ ⁨${second}⁩ · \\*\\*liegt vorn\\*\\*\n▸ ⁨${third}⁩ ist dran\\.`));
  });

  test('which way round it is in Slalom', () => {
    const rules = { ...mohren, slalom: true };
    const at = (tricks: number) =>
      textAt(dealWhere(rules, (deal) => deal.contract === 'slalom-gaiss' && deal.tricks.length === tricks));
    expect(at(0)).toContain('Dieser Stich: Gaiss');
    expect(at(1)).toContain('Dieser Stich: Bock');
    expect(at(1)).toContain('Slalom, zuerst Gaiss, angesagt von');
  });
});

describe('the slate', () => {
  const standings = (table: Table) => [...textAt(table).matchAll(/(−?\d+) Punkte? · Stand (−?\d+)/g)];
  const begun = (rules: Rules) => dealWhere(rules, ({ number, tricks }) => number === 2 && tricks.length === 5);

  test('grows as it happens where the game is about a target (rules.md §3, mohren)', () => {
    const table = begun(mohren);
    const grown = standings(table).map(([, , standing]) => Number(standing));
    const points = dealOf(table)?.seats.map((seat) => seat.points) ?? [];
    expect(grown).toEqual(table.game?.totals.map((total, seat) => total + (points[seat] ?? 0)));
    expect(grown).not.toEqual(table.game?.totals);
  });

  test('elsewhere stands still until the deal is over', () => {
    const table = begun(rounds);
    expect(standings(table).map(([, , standing]) => Number(standing?.replace('−', '-')))).toEqual(table.game?.totals);
  });
});

describe('what just happened', () => {
  test('a trick was taken, with its table Weis', () => {
    const table = dealWhere(
      rounds,
      ({ lastTrick, trick }) => trick.cards.length === 0 && (lastTrick?.tableWeis ?? 0) > 0,
    );
    const trick = dealOf(table)?.lastTrick;
    expect(textAt(table)).toMatch(new RegExp(`nimmt den Stich: ${trick?.points} Punkte?\\. \\S+ \\S+ \\S+ \\S+\n`));
    expect(textAt(table)).toContain(`Tischweis +${trick?.tableWeis}: `);
  });

  test('trump was set: said in that trick and until the next one begins', () => {
    const said = /⁨\p{L}+⁩ kann nicht bekennen: Trumpf ist \S+ \p{L}+\./u;
    const setting = dealWhere(classic, ({ trump, trick }) => trump !== null && trick.cards.length > 0);
    expect(textAt(setting)).toMatch(said);
    expect(textAt(setting)).toMatch(/\*\*Trumpf \S+ \p{L}+, gemacht von ⁨\p{L}+⁩\*\*/u);
    const later = dealWhere(classic, ({ setBy, tricks }) => setBy !== null && tricks.length === 8);
    expect(textAt(later)).not.toMatch(said);
  });

  test('Weise lie open, and their holder’s line keeps saying so', () => {
    const table = dealWhere(
      classic,
      ({ seats, tricks }) => tricks.length === 0 && seats.some(({ laidOpen }) => laidOpen.length > 0),
    );
    expect(textAt(table)).toMatch(/⁨\p{L}+⁩ weist: Dreiblatt \S+ \S+ bis \S+ \(20\)\./u);
    expect(textAt(table)).toContain('-# Weis: Dreiblatt');
  });

  test('where Weise are compared only points are named before the end of the first trick', () => {
    const table = dealWhere(
      mohren,
      ({ seats, tricks }) => tricks.length === 0 && seats.some(({ declared }) => declared.length > 0),
    );
    expect(textAt(table)).toMatch(/⁨\p{L}+⁩ weist (20|50|100)\./u);
    expect(textAt(table)).not.toContain('Dreiblatt');
  });

  test('Stöck are said when the second card has fallen', () => {
    const table = dealWhere(classic, ({ seats }) => seats.some(({ stoeck }) => stoeck));
    expect(textAt(table)).toMatch(/⁨\p{L}+⁩ hat Stöck\./u);
  });

  test('a trick that may not be seen again loses its cards with the next card', () => {
    const cards = /nimmt den Stich: \d+ Punkte?\. \S/;
    const lying = dealWhere(mohren, ({ tricks, trick }) => tricks.length === 3 && trick.cards.length === 0);
    expect(textAt(lying)).toMatch(cards);
    const covered = dealWhere(mohren, ({ tricks, trick }) => tricks.length === 3 && trick.cards.length === 1);
    expect(textAt(covered)).not.toMatch(cards);
    const second = dealWhere(mohren, ({ tricks, trick }) => tricks.length === 2 && trick.cards.length === 1);
    expect(textAt(second)).toMatch(cards);
  });
});

test('each seat has its tricks, points and standing, in the unit of the slate', () => {
  const table = dealWhere(classic, ({ number, seats }) => number === 2 && seats.some(({ tricks }) => tricks === 2));
  const { seats } = dealOf(table) ?? { seats: [] };
  for (const [seat, { tricks, points }] of seats.entries()) {
    const says = `${tricks} ${tricks === 1 ? 'Stich' : 'Stiche'} · ${String(points).replace('-', '−')} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`;
    expect(textAt(table)).toContain(`${says} · Stand ${String(table.game?.totals[seat]).replace('-', '−')}`);
  }
});

test('the last deal counts double, and a trick is told with double points', () => {
  const rules: Rules = { ...rounds, end: { deals: 1 } };
  const table = dealWhere(rules, ({ lastTrick }) => (lastTrick?.points ?? 0) > 10);
  expect(textAt(table)).toContain('Runde 1 von 1 · zählt doppelt');
  expect(textAt(table)).toContain(`nimmt den Stich: ${2 * (dealOf(table)?.lastTrick?.points ?? 0)} Punkte`);
});

test('buttons lead to the hand and to what can be looked up', () => {
  const table = started(lobby(classic), SEED);
  expect(asksOf(tableMessage(sceneOf(table)))).toEqual(['hand', 'tricks', 'scores', 'rules']);
});

test('beside its picture the words keep to what it does not show: the turn, the news, what lies open', () => {
  const table = started(lobby(classic), SEED);
  const full = textOf(tableMessage(sceneOf(table)));
  const short = textOf(tableMessage(sceneOf(table), 'picture'));
  expect(full).toContain('Punkte');
  expect(short).not.toContain('Punkte');
  expect(short).toContain('spielt aus');
  expect(short).toContain('versiegelt: sha256');
  expect(asksOf(tableMessage(sceneOf(table), 'picture'))).toEqual(asksOf(tableMessage(sceneOf(table))));
});

test('a table closed in the middle says so and offers another game', () => {
  const table = having(started(lobby(classic), SEED), { type: 'close', person: HOST, at: 1, as: 'person' });
  expect(textAt(table)).toContain('Der Tisch wurde geschlossen.');
  expect(textAt(table)).not.toContain('spielt aus');
  expect(asksOf(tableMessage(sceneOf(table)))).toEqual(['again', 'tricks', 'scores', 'rules']);
});

test('a computer that sits in for somebody says so', () => {
  const table = having(started(lobbyOf({ rules: classic, computers: 2 }), SEED), { type: 'leave', person: 2, at: 1 });
  expect(textAt(table)).toContain('🤖 Computer für ⁨Bea⁩');
  expect(textAt(table)).toContain('🤖 Computer 1');
});

test('in the lobby there is nothing to show', () => {
  expect(() => tableMessage(sceneOf(lobby(classic)))).toThrow('no deal in play');
});
