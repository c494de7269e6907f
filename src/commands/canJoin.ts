import { decide, type PersonNumber, type Table } from '../table/index.ts';

/** A number that nobody has. */
const STRANGER: PersonNumber = 0;

/** Whether somebody could sit down at a table now; null is somebody who isn't known on the server yet. */
export function canJoin(table: Table, person: PersonNumber | null): boolean {
  return !decide(table, { type: 'join', person: person ?? STRANGER }).refusal;
}
