import { PRESET_RULES, type Rules } from '../../src/game/index.ts';
import { decide, emptyTable, evolve, type OpenSeat, type Table, type TableCommand } from '../../src/table/index.ts';
import { seedOf } from '../game/seedOf.ts';

/** The table after these commands; throws where one is refused. */
export function booked(table: Table, ...commands: readonly TableCommand[]): Table {
  return commands.reduce((before, command) => {
    const { events, refusal } = decide(before, command);
    if (refusal !== undefined) throw new Error(`${command.type}: ${refusal}`);
    return events.reduce(evolve, before);
  }, table);
}

/** A table that person 1 opened. */
export function openTable(seats: readonly OpenSeat[], rules: Partial<Rules> = {}): Table {
  return booked(emptyTable('abcdefgh'), {
    type: 'open',
    person: 1,
    at: 1000,
    channel: '7',
    language: 'de',
    rules: { ...PRESET_RULES.classic, ...rules, players: seats.length },
    seats,
  });
}

/** The same with its game started and the first cards dealt. */
export function startedTable(seats: readonly OpenSeat[], rules: Partial<Rules> = {}): Table {
  const table = openTable(seats, rules);
  return booked(table, { type: 'start', person: table.host, seed: seedOf(1) });
}
