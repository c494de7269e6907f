import type { Decision } from '../game/index.ts';
import type { PersonCommand, TableCommand } from './command.ts';
import { decideClock } from './decideClock.ts';
import {
  decideAddComputer,
  decideChangeRules,
  decideJoin,
  decideLeaveLobby,
  decideOpen,
  decideRemoveComputer,
  decideStart,
} from './decideLobby.ts';
import { decideAnnounce, decideLeaveGame, decideNext, decidePlay, decideTakeBack } from './decidePlay.ts';
import type { Refusal } from './refusal.ts';
import { type PersonNumber, peopleAt, peoplePlaying, seatOf, type Table, type TableEvent } from './table.ts';

function decideClose(table: Table, command: Extract<PersonCommand, { type: 'close' }>): Decision<TableEvent, Refusal> {
  const { person, at } = command;
  if (person === table.host || command.as === 'moderator') return { events: [{ type: 'ended', at, why: 'closed' }] };
  if (seatOf(table, person) === null) return { refusal: 'only-host' };
  return { events: table.votes.includes(person) ? [] : vote(table, person, at) };
}

/** Votes it takes to end a table: more than half of the people seated. */
export function votesNeeded(table: Table): number {
  return Math.floor(peopleAt(table).length / 2) + 1;
}

function vote(table: Table, person: PersonNumber, at: number): TableEvent[] {
  const voted: TableEvent = { type: 'voted', person };
  const seated = [...table.votes, person].filter((each) => seatOf(table, each) !== null);
  return seated.length >= votesNeeded(table) ? [voted, { type: 'ended', at, why: 'voted' }] : [voted];
}

function decideMakeHost(
  table: Table,
  { person, host }: Extract<PersonCommand, { type: 'makeHost' }>,
): Decision<TableEvent, Refusal> {
  if (person !== table.host) return { refusal: 'only-host' };
  // Who is away could neither start nor end anything.
  if (!peoplePlaying(table).includes(host)) return { refusal: 'host-needs-seat' };
  return { events: host === table.host ? [] : [{ type: 'hostChanged', host }] };
}

/** Carries an ended table on, once: whoever asks later is led to the same next table. */
function decideAgain(table: Table, command: Extract<PersonCommand, { type: 'again' }>): Decision<TableEvent, Refusal> {
  if (!table.ended) return { refusal: 'game-running' };
  if (seatOf(table, command.person) === null) return { refusal: 'not-seated' };
  return { events: table.next === null ? [{ type: 'carriedOn', next: command.next }] : [] };
}

/**
 * Events that follow from a command, or why it is refused; nothing changes. No events and no refusal: what was asked
 * for is already so.
 */
export function decide(table: Table, command: TableCommand): Decision<TableEvent, Refusal> {
  if (command.type === 'open') return decideOpen(command);
  if (command.type === 'again') return decideAgain(table, command);
  if (table.ended) return { refusal: 'table-ended' };
  switch (command.type) {
    case 'join':
      return decideJoin(table, command);
    case 'leave':
      return table.game ? decideLeaveGame(table, command) : decideLeaveLobby(table, command);
    case 'addComputer':
      return decideAddComputer(table, command);
    case 'removeComputer':
      return decideRemoveComputer(table, command);
    case 'changeRules':
      return decideChangeRules(table, command);
    case 'start':
      return decideStart(table, command);
    case 'next':
      return decideNext(table, command);
    case 'takeBack':
      return decideTakeBack(table, command);
    case 'play':
      return decidePlay(table, command);
    case 'announce':
      return decideAnnounce(table, command);
    case 'makeHost':
      return decideMakeHost(table, command);
    case 'close':
      return decideClose(table, command);
    default:
      return decideClock(table, command);
  }
}
