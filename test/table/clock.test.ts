import { expect, test } from 'vitest';
import { type Card, legalCards, viewOf } from '../../src/game/index.ts';
import { moveOf, PAUSE, pauseAt, phaseOf, type Table } from '../../src/table/index.ts';
import { booked, openTable, startedTable } from './booked.ts';

/** Whoever is on turn plays the first card they may. */
function played(table: Table): Table {
  const deal = table.game?.current?.deal;
  const move = moveOf(table);
  if (!deal || !move) throw new Error('nobody is on turn');
  const card = legalCards(deal)[0] as Card;
  const occupant = table.seats[deal.turn];
  if (occupant?.kind !== 'person') {
    return booked(table, { type: 'computerActs', at: 0, version: table.version, act: { card, weis: 'declare' } });
  }
  return booked(table, { type: 'play', person: occupant.person, move, at: 0, card, weis: 'declare' });
}

function* courseOf(table: Table): Generator<Table> {
  for (let now = table; !now.ended; now = phaseOf(now) === 'playing' ? played(now) : dealt(now)) yield now;
}

const dealt = (table: Table) =>
  booked(table, { type: 'nextDeal', version: table.version, seed: `${table.version}`.padStart(64, '0') });

/** What the clock waits for, told from the rules of the table alone. */
function expected(table: Table): number | null {
  const deal = table.game?.current?.deal;
  if (!table.game || !deal) return table.game ? PAUSE.nextDeal : null;
  if (table.seats[deal.turn]?.kind === 'person') return null;
  if (legalCards(deal).length === 1) return 0;
  const seen = viewOf(table.game, null).deal;
  return seen?.trick.cards.length === 0 && seen.tricks.length > 0 ? PAUSE.afterTrick : PAUSE.computer;
}

test('a computer takes a second a card, two after a trick, none when forced; people have all the time they want', () => {
  const seen = new Set<number | null>();
  for (const table of courseOf(startedTable([1, 'computer', 'computer', 'computer'], { end: { deals: 2 } }))) {
    expect(pauseAt(table)).toBe(expected(table));
    seen.add(pauseAt(table));
  }
  expect(seen).toEqual(new Set([null, 0, 1000, 2000, 20_000]));
});

test('among people alone only the next deal comes by itself', () => {
  const pauses = [...courseOf(startedTable([1, 2, 3], { end: { deals: 2 } }))].map(pauseAt);
  expect(new Set(pauses)).toEqual(new Set([null, 20_000]));
});

test('nothing happens by itself in a lobby, or at a table that has ended', () => {
  const lobby = openTable([1, 'computer', 'computer', 'computer']);
  expect(pauseAt(lobby)).toBeNull();
  const started = startedTable([1, 'computer', 'computer', 'computer']);
  expect(pauseAt(booked(started, { type: 'close', person: 1, at: 0, as: 'person' }))).toBeNull();
});
