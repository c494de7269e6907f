import { describe, expect, test } from 'vitest';
import { type Card, type Deal, legalCards, viewOf } from '../../src/game/index.ts';
import { decide, moveOf, PAUSE, phaseOf, type Table, upcoming } from '../../src/table/index.ts';
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

const pauseAt = (table: Table) => upcoming(table)?.pause ?? null;

/** What the clock waits for, told from the rules of the table alone; one person alone has a day. */
function expected(table: Table): number {
  const deal = table.game?.current?.deal;
  if (!deal) return PAUSE.nextDeal;
  if (table.seats[deal.turn]?.kind === 'person') return PAUSE.abandoned;
  if (legalCards(deal).length === 1) return 0;
  const seen = viewOf(table.game, null).deal;
  return seen?.trick.cards.length === 0 && seen.tricks.length > 0 ? PAUSE.afterTrick : PAUSE.computer;
}

test('a computer takes a second a card, two after a trick, none when forced; one person alone has all the time they want', () => {
  const seen = new Set<number | null>();
  for (const table of courseOf(startedTable([1, 'computer', 'computer', 'computer'], { end: { deals: 2 } }))) {
    expect(pauseAt(table)).toBe(expected(table));
    seen.add(pauseAt(table));
  }
  expect(seen).toEqual(new Set([PAUSE.abandoned, 0, 1000, 2000, 20_000]));
});

test('among people half the clock runs, then they are reminded; the next deal comes by itself', () => {
  const next = [...courseOf(startedTable([1, 2, 3], { end: { deals: 2 } }))].map(upcoming);
  expect(new Set(next.map((each) => each?.what))).toEqual(new Set(['remind', 'nextDeal']));
  expect(new Set(next.map((each) => each?.pause))).toEqual(new Set([30_000, 20_000]));
});

test('a lobby waits a quarter of an hour; nothing happens at a table that has ended', () => {
  const lobby = openTable([1, 'computer', 'computer', 'computer']);
  expect(upcoming(lobby)).toEqual({ what: 'giveUp', pause: 15 * 60_000 });
  const started = startedTable([1, 'computer', 'computer', 'computer']);
  expect(upcoming(booked(started, { type: 'close', person: 1, at: 0, as: 'person' }))).toBeNull();
});

describe('the clock of a person', () => {
  const card = (table: Table) => legalCards(table.game?.current?.deal as Deal)[0] as Card;
  const act = (table: Table) => ({ card: card(table), weis: 'declare' as const });
  const onTurn = (table: Table) => table.game?.current?.deal.turn as number;
  const remind = (table: Table) => booked(table, { type: 'remind', version: table.version });
  const timeUp = (table: Table) => booked(table, { type: 'timeUp', at: 5, version: table.version, act: act(table) });
  /** Everybody else plays until it is this seat's turn. */
  const untilTurn = (table: Table, seat: number): Table =>
    onTurn(table) === seat ? table : untilTurn(played(table), seat);

  test('half, a reminder, the other half, then the computer plays that card; the next time it has half as long', () => {
    const table = startedTable([1, 2, 3]);
    const seat = onTurn(table);
    const reminded = remind(table);
    expect(upcoming(reminded)).toEqual({ what: 'timeUp', pause: 30_000 });
    const missed = timeUp(reminded);
    expect(missed.playedFor).toBe(seat);
    expect(missed.seats[seat]?.kind).toBe('person');
    const again = untilTurn(missed, seat);
    expect(upcoming(again)).toEqual({ what: 'remind', pause: 15_000 });
  });

  test('the second miss in a row hands the seat to the computer, openly, and its owner can take it back', () => {
    const table = startedTable([1, 2, 3]);
    const seat = onTurn(table);
    const gone = timeUp(remind(untilTurn(timeUp(remind(table)), seat)));
    expect(gone.seats[seat]).toEqual({ kind: 'computer', sitsInFor: seat + 1 });
    const back = booked(gone, { type: 'takeBack', person: seat + 1 });
    expect(back.seats[seat]).toEqual({ kind: 'person', person: seat + 1 });
    expect(upcoming(back)).toEqual({ what: 'remind', pause: 7500 });
  });

  test('others who come and go neither remind anew nor wind the clock of whoever is on turn', () => {
    const table = remind(startedTable([1, 2, 3]));
    const seat = onTurn(table);
    const person = ((seat + 1) % 3) + 1;
    const gone = booked(table, { type: 'leave', person, at: 0 });
    expect(upcoming(gone)).toEqual({ what: 'timeUp', pause: 30_000 });
    expect(upcoming(booked(gone, { type: 'takeBack', person }))).toEqual({ what: 'timeUp', pause: 30_000 });
    const left = booked(table, { type: 'leave', person: seat + 1, at: 0 });
    expect(upcoming(booked(left, { type: 'takeBack', person: seat + 1 }))?.what).toBe('remind');
  });

  test('the cards a computer plays meanwhile give no time back, until its owner plays one', () => {
    const table = startedTable([1, 2, 3]);
    const seat = onTurn(table);
    const gone = timeUp(remind(untilTurn(timeUp(remind(table)), seat)));
    const back = untilTurn(booked(played(gone), { type: 'takeBack', person: seat + 1 }), seat);
    expect(upcoming(back)).toEqual({ what: 'remind', pause: 7500 });
    expect(timeUp(remind(back)).seats[seat]?.kind).toBe('computer');
    expect(upcoming(untilTurn(played(back), seat))).toEqual({ what: 'remind', pause: 30_000 });
  });

  test('who plays by themselves again has the whole time again; it never falls below ten seconds', () => {
    const table = startedTable([1, 2, 3]);
    const seat = onTurn(table);
    const again = untilTurn(played(untilTurn(timeUp(remind(table)), seat)), seat);
    expect(upcoming(again)).toEqual({ what: 'remind', pause: 30_000 });
    const often = { ...again, misses: again.misses.with(seat, 20) };
    expect(upcoming(often)).toEqual({ what: 'remind', pause: 5000 });
  });

  test('a timer is bound to its move: set for an older one it does nothing', () => {
    const table = startedTable([1, 2, 3]);
    const moved = played(table);
    expect(decide(moved, { type: 'timeUp', at: 5, version: table.version, act: act(moved) }).refusal).toBe(
      'stale-move',
    );
  });

  test.each([
    { pace: 'relaxed', pause: 90_000 },
    { pace: 'normal', pause: 30_000 },
    { pace: 'fast', pause: 10_000 },
  ] as const)('the pace $pace gives twice $pause ms', ({ pace, pause }) => {
    const table = { ...startedTable([1, 2, 3]), options: { pace, takeSeats: true } };
    expect(upcoming(table)).toEqual({ what: 'remind', pause });
  });

  test('without a clock, or alone with computers, nobody is hurried; after a day the table is given up', () => {
    const none = { ...startedTable([1, 2, 3]), options: { pace: 'none' as const, takeSeats: true } };
    expect(upcoming(none)).toEqual({ what: 'giveUp', pause: PAUSE.abandoned });
    const abandoned = booked(none, { type: 'giveUp', at: 9, version: none.version });
    expect(abandoned.ended).toEqual({ at: 9, why: 'abandoned' });
    const lobby = openTable([1, 'free', 'free']);
    expect(booked(lobby, { type: 'giveUp', at: 9, version: lobby.version }).ended?.why).toBe('expired');
  });
});
