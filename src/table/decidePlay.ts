import {
  type Card,
  type Decision,
  decideGame,
  type GameCommand,
  playedCard,
  type Seat,
  turnOf,
} from '../game/index.ts';
import type { Move, PersonCommand } from './command.ts';
import type { Refusal } from './refusal.ts';
import { type EndReason, evolve, peoplePlaying, seatOf, type Table, type TableEvent } from './table.ts';

type Decided = Decision<TableEvent, Refusal>;
type Command<Type extends PersonCommand['type']> = Extract<PersonCommand, { type: Type }>;

/** The place of the next card; null when no deal is on the table. */
export function moveOf(table: Table): Move | null {
  const game = table.game;
  if (!game?.current) return null;
  return { deal: game.played.length + 1, count: game.current.deal.count };
}

const sameMove = (a: Move | null, b: Move) => a !== null && a.deal === b.deal && a.count === b.count;

/** Whether both wait for the same move of the same occupant, or for the same next deal. In the lobby each click counts. */
export function sameTurn(a: Table, b: Table): boolean {
  if (!a.game || !b.game) return false;
  const [move, other] = [moveOf(a), moveOf(b)];
  if (move === null || other === null) return move === other && a.game.played.length === b.game.played.length;
  return sameMove(move, other) && a.isReminded === b.isReminded && occupantOnTurn(a) === occupantOnTurn(b);
}

function occupantOnTurn(table: Table): 'person' | 'computer' | null {
  const seat = table.game ? turnOf(table.game) : null;
  return seat === null ? null : (table.seats[seat]?.kind ?? null);
}

/** Whether this very card was played at this very place: a second click on the same button. */
function wasPlayed(table: Table, move: Move, card: Card): boolean {
  const deal = table.game?.played[move.deal - 1]?.deal ?? currentDeal(table, move.deal);
  return deal !== undefined && move.count < deal.count && playedCard(deal, move.count) === card;
}

function currentDeal(table: Table, number: number) {
  const game = table.game;
  return game && game.played.length + 1 === number ? game.current?.deal : undefined;
}

/** The game's events, and the end of the table when they finish the game. */
export function inGame(table: Table, command: GameCommand, at: number): Decided {
  if (!table.game) return { refusal: 'not-started' };
  const decided = decideGame(table.game, command);
  if (decided.refusal) return decided;
  const events: TableEvent[] = [...decided.events];
  const after = events.reduce(evolve, table);
  if (after.game?.outcome) events.push({ type: 'ended', at, why: 'finished' });
  return { events };
}

/** The seat a person plays on, or why they can't play now. */
function playingSeat(table: Table, person: number): Seat | Refusal {
  if (!table.game) return 'not-started';
  const seat = seatOf(table, person);
  if (seat === null) return 'not-seated';
  return table.seats[seat]?.kind === 'computer' ? 'seat-is-played-by-computer' : seat;
}

/** Plays a card; a second click on a card that was played at this place changes nothing and is no refusal. */
export function decidePlay(table: Table, command: Command<'play'>): Decided {
  const seat = playingSeat(table, command.person);
  if (typeof seat === 'string') return { refusal: seat };
  if (!sameMove(moveOf(table), command.move)) {
    return wasPlayed(table, command.move, command.card) ? { events: [] } : { refusal: 'stale-move' };
  }
  return inGame(table, { type: 'play', seat, card: command.card, weis: command.weis }, command.at);
}

export function decideAnnounce(table: Table, command: Command<'announce'>): Decided {
  const seat = playingSeat(table, command.person);
  if (typeof seat === 'string') return { refusal: seat };
  const current = currentDeal(table, command.move.deal);
  if (current?.contract === command.contract) return { events: [] };
  if (!sameMove(moveOf(table), command.move)) return { refusal: 'stale-move' };
  return inGame(table, { type: 'announce', seat, contract: command.contract }, 0);
}

/** Deals deal number `deal`, or does nothing if that has been done. */
export function decideNext(table: Table, command: Command<'next'>): Decided {
  if (!table.game) return { refusal: 'not-started' };
  if (seatOf(table, command.person) === null) return { refusal: 'not-seated' };
  if (command.deal <= table.game.played.length + (table.game.current ? 1 : 0)) return { events: [] };
  return inGame(table, { type: 'deal', seed: command.seed }, 0);
}

/**
 * A running game goes on without the person on this seat: a computer takes it. The host's place falls to somebody who
 * plays, so that the table can be closed; the last person takes the table with them.
 */
export function handOver(
  table: Table,
  seat: Seat,
  end: { readonly at: number; readonly why: EndReason },
): TableEvent[] {
  const occupant = table.seats[seat];
  const leaving = occupant?.kind === 'person' ? occupant.person : null;
  const heir = peoplePlaying(table).find((person) => person !== leaving);
  const events: TableEvent[] = [{ type: 'handedOver', seat }];
  if (heir === undefined) events.push({ type: 'ended', ...end });
  else if (leaving === table.host) events.push({ type: 'hostChanged', host: heir });
  return events;
}

export function decideLeaveGame(table: Table, { person, at }: Command<'leave'>): Decided {
  const seat = seatOf(table, person);
  if (seat === null) return { refusal: 'not-seated' };
  if (table.seats[seat]?.kind === 'computer') return { events: [] };
  return { events: handOver(table, seat, { at, why: 'closed' }) };
}

export function decideTakeBack(table: Table, { person }: Command<'takeBack'>): Decided {
  const seat = seatOf(table, person);
  if (seat === null) return { refusal: 'not-seated' };
  return table.seats[seat]?.kind === 'person' ? { events: [] } : { events: [{ type: 'takenBack', seat }] };
}
