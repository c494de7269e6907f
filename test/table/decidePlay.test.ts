import { describe, expect, test } from 'vitest';
import { type Card, deckFor, legalCards, PRESET_RULES, turnOf, viewOf } from '../../src/game/index.ts';
import { decide, type Move, moveOf, phaseOf, type Table } from '../../src/table/index.ts';
import { seedOf } from '../game/seedOf.ts';
import { booked, openTable, startedTable } from './booked.ts';

const seed = seedOf(8);

interface Turn {
  readonly person: number;
  readonly move: Move;
  readonly legal: readonly Card[];
}

/** Who is on turn at a table of people 1, 2, 3 …, and what they may play. */
function turnAt(table: Table): Turn {
  const [deal, move] = [table.game?.current?.deal, moveOf(table)];
  if (!deal || !move) throw new Error('nobody is on turn');
  return { person: deal.turn + 1, move, legal: legalCards(deal) };
}

function play({ person, move }: Turn, card: Card | undefined) {
  if (card === undefined) throw new Error('no such card');
  return { type: 'play', person, move, at: 5, card, weis: 'declare' } as const;
}

const heldBy = ({ game }: Table, person: number) => (game && viewOf(game, person - 1).deal?.own?.hand) ?? [];

/** A card of the deck that whoever is on turn doesn't hold. */
function notHeld(table: Table): Card {
  const held = heldBy(table, turnAt(table).person);
  const card = deckFor(4).find((each) => !held.includes(each));
  if (card === undefined) throw new Error('somebody holds the whole deck');
  return card;
}

/** Everybody plays the first card they may until `done`. */
function playedOn(table: Table, done: (table: Table) => boolean): Table {
  let now = table;
  while (!done(now)) now = booked(now, play(turnAt(now), turnAt(now).legal[0]));
  return now;
}

const people = startedTable([1, 2, 3, 4]);
const turn = turnAt(people);
const [card, other] = turn.legal;
const after = booked(people, play(turn, card));

describe('a card', () => {
  test('is booked as one event', () => {
    expect(decide(people, play(turn, card))).toEqual({ events: [{ type: 'played', card }] });
  });

  test('played twice is no refusal, and changes nothing; also after the deal has gone on', () => {
    expect(decide(after, play(turn, card))).toEqual({ events: [] });
    const later = playedOn(after, (table) => phaseOf(table) === 'between');
    expect(decide(later, play(turn, card))).toEqual({ events: [] });
  });

  test.each([
    ['another card for a place that is taken', after, play(turn, other), 'stale-move'],
    ['a card for a later place', people, play({ ...turn, move: { deal: 1, count: 9 } }, card), 'stale-move'],
    ['a card for a later deal', people, play({ ...turn, move: { deal: 2, count: 0 } }, card), 'stale-move'],
    ['a card out of turn', people, play({ ...turn, person: (turn.person % 4) + 1 }, card), 'not-your-turn'],
    ['a card of somebody else', people, play(turn, notHeld(people)), 'not-held'],
    ['a card of a stranger', people, play({ ...turn, person: 9 }, card), 'not-seated'],
    ['a card before the start', openTable([1, 2, 3, 4]), play(turn, card), 'not-started'],
    ['a contract where none is announced', people, announce(turn), 'nothing-to-announce'],
  ] as const)('is refused: %s', (_, table, command, refusal) => {
    expect(decide(table, command)).toEqual({ refusal });
  });

  test('that does not follow suit is refused', () => {
    const { person, move, legal } = turnAt(after);
    const wrong = heldBy(after, person).find((each) => !legal.includes(each));
    expect(decide(after, play({ person, move, legal }, wrong))).toEqual({ refusal: 'must-follow-suit' });
  });
});

function announce({ person, move }: Turn) {
  return { type: 'announce', person, move, contract: 'R' } as const;
}

describe('announced trump', () => {
  const mohren = startedTable([1, 2, 3, 4], PRESET_RULES.mohren);
  const leader = turnAt(mohren);

  test('is announced before any card, by the leader, once', () => {
    expect(decide(mohren, play(leader, leader.legal[0]))).toEqual({ refusal: 'announce-first' });
    expect(decide(mohren, announce({ ...leader, person: (leader.person % 4) + 1 }))).toEqual({
      refusal: 'not-your-turn',
    });
    expect(decide(mohren, { ...announce(leader), contract: 'bock' })).toEqual({ refusal: 'contract-not-allowed' });
    const announced = booked(mohren, announce(leader));
    expect(decide(announced, announce(leader))).toEqual({ events: [] });
    expect(decide(announced, { ...announce(leader), contract: 'E' })).toEqual({ refusal: 'nothing-to-announce' });
    const played = booked(announced, play(turnAt(announced), turnAt(announced).legal[0]));
    expect(decide(played, { ...announce(leader), contract: 'E' })).toEqual({ refusal: 'stale-move' });
    expect(decide(openTable([1, 2, 3, 4]), announce(leader))).toEqual({ refusal: 'not-started' });
  });
});

describe('the next deal', () => {
  const between = playedOn(people, (table) => phaseOf(table) === 'between');
  const next = { type: 'next', person: 2, deal: 2, seed } as const;

  test('is dealt by anybody who sits there, once', () => {
    expect(decide(between, next)).toEqual({ events: [{ type: 'dealt', seed }] });
    const dealt = booked(between, next);
    expect(decide(dealt, { ...next, person: 3, seed: seedOf(9) })).toEqual({ events: [] });
  });

  test.each([
    ['by a stranger', between, { ...next, person: 9 }, 'not-seated'],
    ['before the deal is played', people, next, 'deal-running'],
  ] as const)('is refused %s', (_, table, command, refusal) => {
    expect(decide(table, command)).toEqual({ refusal });
  });

  test('begins by itself for the version it was wound for, and no other', () => {
    const { version } = between;
    expect(decide(between, { type: 'nextDeal', version, seed })).toEqual({ events: [{ type: 'dealt', seed }] });
    expect(decide(between, { type: 'nextDeal', version: version - 1, seed })).toEqual({ refusal: 'stale-move' });
    const dealt = booked(between, next);
    expect(decide(dealt, { type: 'nextDeal', version, seed })).toEqual({ refusal: 'stale-move' });
    expect(decide(dealt, { type: 'nextDeal', version: dealt.version, seed })).toEqual({ refusal: 'deal-running' });
  });
});

describe('leaving a running game', () => {
  const leave = (person: number) => ({ type: 'leave', person, at: 5 }) as const;

  test('a computer takes the seat, openly, and gives it back', () => {
    expect(decide(people, leave(3))).toEqual({ events: [{ type: 'handedOver', seat: 2 }] });
    const left = booked(people, leave(3));
    expect(left.seats[2]).toEqual({ kind: 'computer', sitsInFor: 3 });
    expect(decide(left, leave(3))).toEqual({ events: [] });
    expect(decide(left, play({ ...turn, person: 3 }, card))).toEqual({ refusal: 'seat-is-played-by-computer' });
    const back = booked(left, { type: 'takeBack', person: 3 });
    expect(back.seats).toEqual(people.seats);
    expect(decide(back, { type: 'takeBack', person: 3 })).toEqual({ events: [] });
  });

  test('the host hands the table on to somebody who plays', () => {
    const left = booked(people, leave(2), leave(1));
    expect(left.host).toBe(3);
    expect(decide(left, { type: 'close', person: 3, at: 5, as: 'person' }).refusal).toBeUndefined();
  });

  test('the last person who plays takes the table with them', () => {
    const alone = booked(people, leave(2), leave(3), leave(4));
    expect(decide(alone, leave(1)).events).toEqual([
      { type: 'handedOver', seat: 0 },
      { type: 'ended', at: 5, why: 'closed' },
    ]);
  });

  test.each(['leave', 'takeBack'] as const)('a stranger has nothing to leave or take back: %s', (type) => {
    expect(decide(people, { type, person: 9, at: 5 })).toEqual({ refusal: 'not-seated' });
  });
});

describe('a computer', () => {
  const computers = startedTable(Array.from({ length: 4 }, (_, seat) => (seat === 0 ? 1 : 'computer')));
  const onTurn = playedOn(
    computers,
    ({ game, seats }) => game !== null && seats[turnOf(game) ?? 0]?.kind === 'computer',
  );
  const { version } = onTurn;
  const act = { card: turnAt(onTurn).legal[0] as Card, weis: 'declare' } as const;

  test('plays by the rules that hold for people', () => {
    expect(decide(onTurn, { type: 'computerActs', at: 5, version, act }).events).toEqual([
      { type: 'played', card: act.card },
    ]);
    const wrong = { ...act, card: notHeld(onTurn) };
    expect(decide(onTurn, { type: 'computerActs', at: 5, version, act: wrong })).toEqual({ refusal: 'not-held' });
  });

  test('does nothing where the table has moved on, or a person is on turn', () => {
    expect(decide(onTurn, { type: 'computerActs', at: 5, version: version - 1, act })).toEqual({
      refusal: 'stale-move',
    });
    expect(decide(people, { type: 'computerActs', at: 5, version: people.version, act })).toEqual({
      refusal: 'stale-move',
    });
  });
});

describe('the end', () => {
  const short = startedTable([1, 2, 3, 4], { end: { deals: 1 } });
  const finished = playedOn(short, (table) => table.ended !== null);

  test('comes with the last card, and the totals stand in the log', () => {
    expect(finished.ended).toEqual({ at: 5, why: 'finished' });
    expect(phaseOf(finished)).toBe('ended');
  });

  test('a finished table is carried on once', () => {
    const again = { type: 'again', person: 2, next: 'nexttabl' } as const;
    expect(decide(finished, again)).toEqual({ events: [{ type: 'carriedOn', next: 'nexttabl' }] });
    const carried = booked(finished, again);
    expect(decide(carried, { ...again, person: 3, next: 'otherone' })).toEqual({ events: [] });
    expect(carried.next).toBe('nexttabl');
    expect(decide(finished, { ...again, person: 9 })).toEqual({ refusal: 'not-seated' });
    expect(decide(people, again)).toEqual({ refusal: 'game-running' });
  });
});
