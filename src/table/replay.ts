import { DamagedLog, decodeEvent } from './log.ts';
import { emptyTable, evolve, type Table, type TableId } from './table.ts';

/** The table its log describes. Throws DamagedLog, naming the line, if a line can't be read or booked. */
export function replay(id: TableId, lines: readonly string[]): Table {
  return lines.reduce((table, line, index) => {
    try {
      return evolve(table, decodeEvent(line));
    } catch (cause) {
      throw new DamagedLog(`table ${id}, line ${index + 1} of ${lines.length}`, { cause });
    }
  }, emptyTable(id));
}
