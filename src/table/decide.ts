import type { Decision } from '../game/index.ts';
import type { PersonCommand, TableCommand } from './command.ts';
import {
  decideAddComputer,
  decideChangeRules,
  decideJoin,
  decideLeaveLobby,
  decideOpen,
  decideRemoveComputer,
  decideStart,
} from './decideLobby.ts';
import { decideAnnounce, decideClock, decideLeaveGame, decideNext, decidePlay, decideTakeBack } from './decidePlay.ts';
import type { Refusal } from './refusal.ts';
import { seatOf, type Table, type TableEvent } from './table.ts';

function decideClose(table: Table, command: Extract<PersonCommand, { type: 'close' }>): Decision<TableEvent, Refusal> {
  const may = command.person === table.host || command.as === 'moderator';
  if (!may) return { refusal: 'only-host' };
  return { events: [{ type: 'ended', at: command.at, why: 'closed' }] };
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
    case 'close':
      return decideClose(table, command);
    default:
      return decideClock(table, command);
  }
}
