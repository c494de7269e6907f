import { changeRules, type Decision, differingFields, refusedRules, type Seat } from '../game/index.ts';
import type { OpenSeat, PersonCommand } from './command.ts';
import type { Refusal } from './refusal.ts';
import { DEFAULT_OPTIONS, type PersonNumber, peopleAt, phaseOf, seatOf, type Table, type TableEvent } from './table.ts';

type Decided = Decision<TableEvent, Refusal>;
type Command<Type extends PersonCommand['type']> = Extract<PersonCommand, { type: Type }>;

function seatedAs(occupant: OpenSeat, seat: Seat): TableEvent[] {
  if (occupant === 'free') return [];
  return [occupant === 'computer' ? { type: 'computerSeated', seat } : { type: 'seated', seat, person: occupant }];
}

/** Opens a table for whoever asks: they are its host and have a seat. */
export function decideOpen(command: Command<'open'>): Decided {
  const { at, person: host, channel, language, rules, seats, options = DEFAULT_OPTIONS, firstDealer = null } = command;
  const refusal = refusedRules(rules);
  if (refusal) return { refusal };
  if (seats.length !== rules.players || !seats.includes(host)) return { refusal: 'nobody-would-play' };
  const opened: TableEvent = { type: 'opened', at, host, channel, language, rules, options, firstDealer };
  return { events: [opened, ...seats.flatMap(seatedAs)] };
}

const firstFree = (table: Table): Seat => table.seats.indexOf(null);

/** Sits down on the first free seat, else on one that was only given to a computer. */
export function decideJoin(table: Table, { person }: Command<'join'>): Decided {
  if (seatOf(table, person) !== null) return { refusal: 'already-seated' };
  if (table.game) return joinGame(table, person);
  const seat = firstFree(table) >= 0 ? firstFree(table) : lastComputer(table);
  return seat < 0 ? { refusal: 'table-full' } : { events: [{ type: 'seated', seat, person }] };
}

/** In a running game a computer's own seat can be had between deals, if the table allows it. */
function joinGame(table: Table, person: PersonNumber): Decided {
  if (!table.options.takeSeats) return { refusal: 'seats-stay' };
  if (phaseOf(table) !== 'between') return { refusal: 'only-between-deals' };
  const seat = table.seats.findIndex((occupant) => occupant?.kind === 'computer' && occupant.sitsInFor === null);
  return seat < 0 ? { refusal: 'table-full' } : { events: [{ type: 'seated', seat, person }] };
}

/** Leaving the lobby. The host's place falls to whoever sits next; the last person takes the table with them. */
export function decideLeaveLobby(table: Table, { person, at }: Command<'leave'>): Decided {
  const seat = seatOf(table, person);
  if (seat === null) return { refusal: 'not-seated' };
  const left: TableEvent[] = [{ type: 'seatFreed', seat }];
  const heir = peopleAt(table).find((other) => other !== person);
  if (heir === undefined) left.push({ type: 'ended', at, why: 'closed' });
  else if (person === table.host) left.push({ type: 'hostChanged', host: heir });
  return { events: left };
}

const lastComputer = (table: Table): Seat => table.seats.findLastIndex((occupant) => occupant?.kind === 'computer');

export function decideAddComputer(table: Table, { person }: Command<'addComputer'>): Decided {
  if (table.game) return { refusal: 'not-in-lobby' };
  if (person !== table.host) return { refusal: 'only-host' };
  const seat = firstFree(table);
  return seat < 0 ? { refusal: 'table-full' } : { events: [{ type: 'computerSeated', seat }] };
}

export function decideRemoveComputer(table: Table, { person }: Command<'removeComputer'>): Decided {
  if (table.game) return { refusal: 'not-in-lobby' };
  if (person !== table.host) return { refusal: 'only-host' };
  const seat = lastComputer(table);
  return seat < 0 ? { refusal: 'no-computer-to-remove' } : { events: [{ type: 'seatFreed', seat }] };
}

/** House rules, until the game starts: as many people as sit there must find a seat. */
export function decideChangeRules(table: Table, { person, change }: Command<'changeRules'>): Decided {
  if (table.game) return { refusal: 'not-in-lobby' };
  if (person !== table.host) return { refusal: 'only-host' };
  const changed = changeRules(table.rules, change);
  if ('refusal' in changed) return changed;
  const { rules } = changed;
  if (peopleAt(table).length > rules.players) return { refusal: 'too-many-seated' };
  const isSame = rules.preset === table.rules.preset && differingFields(rules, table.rules).length === 0;
  return { events: isSame ? [] : [{ type: 'ruled', rules }] };
}

/** Starts the game with those who sit there, and deals; the host's second click changes nothing and is no refusal. */
export function decideStart(table: Table, { person, seed }: Command<'start'>): Decided {
  if (table.game) return person === table.host ? { events: [] } : { refusal: 'not-in-lobby' };
  if (person !== table.host) return { refusal: 'only-host' };
  const players = table.seats.filter((occupant) => occupant !== null).length;
  const refusal = refusedRules({ ...table.rules, players });
  if (refusal === 'players-out-of-range') return { refusal: 'too-few-players' };
  return refusal ? { refusal } : { events: [{ type: 'started' }, { type: 'dealt', seed }] };
}
