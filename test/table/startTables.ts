import { choose } from '../../src/bots/index.ts';
import { PRESET_RULES, type Rules } from '../../src/game/index.ts';
import {
  type Changed,
  type Clock,
  createTables,
  type OpenSeat,
  type TableRef,
  type TableStore,
  type Tables,
} from '../../src/table/index.ts';
import { seedOf } from '../game/seedOf.ts';

/** Tables as one process has them, and what it told and complained of. */
export interface StartedTables {
  readonly tables: Tables;
  readonly changes: readonly Changed[];
  readonly faults: readonly unknown[];
}

/** One process's tables on this store; seeds come in order from `firstSeed`. */
export function startTables(store: TableStore, clock: Clock, firstSeed = 1): StartedTables {
  const changes: Changed[] = [];
  const faults: unknown[] = [];
  let seed = firstSeed;
  const tables = createTables({
    store,
    clock,
    newSeed: () => seedOf(seed++),
    choose,
    onChange: (changed) => changes.push(changed),
    onFault: (fault) => faults.push(fault),
  });
  return { tables, changes, faults };
}

/** Person 1 opens a table and starts its game. */
export async function startedAt(tables: Tables, ref: TableRef, seats: readonly OpenSeat[], more: Partial<Rules> = {}) {
  const rules = { ...PRESET_RULES.classic, ...more, players: seats.length };
  await tables.open(ref, { type: 'open', person: 1, at: 0, channel: '7', language: 'de', rules, seats });
  return tables.act(ref, { type: 'start', person: 1, seed: seedOf(0) });
}
