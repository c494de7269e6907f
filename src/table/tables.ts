import { type Seed, turnOf, type View, viewOf } from '../game/index.ts';
import { type Clock, pauseAt } from './clock.ts';
import type { ClockCommand, ComputerMove, PersonCommand, TableCommand } from './command.ts';
import { decide } from './decide.ts';
import { sameTurn } from './decidePlay.ts';
import { DamagedLog, encodeEvent } from './log.ts';
import type { Refusal } from './refusal.ts';
import { replay } from './replay.ts';
import type { OpenTable, TableRef, TableStore } from './store.ts';
import { emptyTable, evolve, peopleAt, phaseOf, type Table, type TableId } from './table.ts';

/** A table as it is committed, and when something happens there by itself (ms since 1970). */
export interface Loaded {
  readonly ref: TableRef;
  readonly table: Table;
  readonly due: number | null;
}

export type Acted =
  /** `booked` is how many events it took: none if what was asked for was already so. */
  | { readonly kind: 'done'; readonly loaded: Loaded; readonly booked: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly loaded: Loaded }
  | { readonly kind: 'missing' }
  /** The log can't be read; it is kept as it is, and this table alone stands still. */
  | { readonly kind: 'damaged' };

/** A committed change; `before` is null if it isn't known, after a restart for example. */
export interface Changed {
  readonly before: Table | null;
  readonly after: Loaded;
  /** What was asked for; `resumed` when a table is only found as it is. */
  readonly cause: TableCommand['type'] | 'resumed';
}

export interface TablesPorts {
  readonly store: TableStore;
  readonly clock: Clock;
  readonly newSeed: () => Seed;
  /** The computer player: sees what its seat sees. */
  readonly choose: (view: View) => ComputerMove;
  /** Called after each commit; must not throw. */
  readonly onChange: (changed: Changed) => void;
  /** Called with faults that no caller waits for, and with damaged logs. */
  readonly onFault: (fault: unknown, ref: TableRef) => void;
}

export interface Tables {
  /** Opens a new table; `ref` must be of a table that isn't there yet. */
  open(ref: TableRef, command: Extract<PersonCommand, { type: 'open' }>): Promise<Acted>;
  act(ref: TableRef, command: PersonCommand): Promise<Acted>;
  look(ref: TableRef): Promise<Acted>;
  openTables(server: string): Promise<ReadonlyMap<TableId, OpenTable>>;
  /** Takes up every open table of these servers: shows it again, and winds its clock. */
  resume(servers: readonly string[]): Promise<void>;
  /** Stops all clocks and waits for what is under way. */
  stop(): Promise<void>;
}

/** Somebody was faster this often in a row: something is wrong. */
const MOST_CONFLICTS = 10;
/** Milliseconds until a table is looked at again after its store failed. */
const RECHECK = 1000;

const keyOf = (ref: TableRef) => `${ref.server}/${ref.id}`;

/** Tables: load → decide → commit → tell; again on conflict. The process may cache a table, it never owns it. */
export function createTables(ports: TablesPorts): Tables {
  const { store, clock } = ports;
  const cache = new Map<string, Loaded>();
  const timers = new Map<string, () => void>();
  const queues = new Map<string, Promise<unknown>>();
  let stopped = false;

  /** Runs one after the other what is asked of one table, so that only other processes cause conflicts. */
  function inTurn<T>(ref: TableRef, run: () => Promise<T>): Promise<T> {
    const key = keyOf(ref);
    const result = (queues.get(key) ?? Promise.resolve()).then(run, run);
    const settled = result.catch(() => undefined);
    queues.set(key, settled);
    void settled.then(() => queues.get(key) === settled && queues.delete(key));
    return result;
  }

  function setTimer(ref: TableRef, ms: number, run: () => void): void {
    const key = keyOf(ref);
    timers.get(key)?.();
    if (stopped) return;
    timers.set(
      key,
      clock.after(Math.max(0, ms), () => {
        timers.delete(key);
        run();
      }),
    );
  }

  function arm({ ref, table, due }: Loaded): void {
    if (due === null) {
      timers.get(keyOf(ref))?.();
      timers.delete(keyOf(ref));
    } else setTimer(ref, due - clock.now(), () => void wake(ref, table.version));
  }

  function remember(loaded: Loaded): void {
    if (loaded.table.ended) cache.delete(keyOf(loaded.ref));
    else cache.set(keyOf(loaded.ref), loaded);
    arm(loaded);
  }

  async function load(ref: TableRef): Promise<Loaded | 'missing' | 'damaged'> {
    const cached = cache.get(keyOf(ref));
    if (cached) return cached;
    const stored = await store.load(ref);
    if (!stored) return 'missing';
    try {
      const loaded = { ref, table: replay(ref.id, stored.lines), due: stored.due };
      if (!loaded.table.ended) cache.set(keyOf(ref), loaded);
      return loaded;
    } catch (fault) {
      if (!(fault instanceof DamagedLog)) throw fault;
      ports.onFault(fault, ref);
      return 'damaged';
    }
  }

  /** What doesn't change whose move it is doesn't wind the clock anew. */
  function dueAfter({ table, due }: Loaded, after: Table): number | null {
    const pause = pauseAt(after);
    if (pause === null) return null;
    return due !== null && sameTurn(table, after) ? due : clock.now() + pause;
  }

  async function commit(loaded: Loaded, after: Table, lines: readonly string[]): Promise<Loaded | 'conflict'> {
    const due = dueAfter(loaded, after);
    const open = phaseOf(after) === 'ended' ? null : { channel: after.channel, people: peopleAt(after) };
    const answer = await store.commit(loaded.ref, { expected: loaded.table.version, lines, due, open });
    return answer === 'conflict' ? 'conflict' : { ref: loaded.ref, table: after, due };
  }

  async function decideAndCommit(loaded: Loaded, command: TableCommand): Promise<Acted | 'conflict'> {
    const decided = decide(loaded.table, command);
    if (decided.refusal) return { kind: 'refused', refusal: decided.refusal, loaded };
    if (decided.events.length === 0) return { kind: 'done', loaded, booked: 0 };
    const after = decided.events.reduce(evolve, loaded.table);
    const committed = await commit(loaded, after, decided.events.map(encodeEvent));
    if (committed === 'conflict') return 'conflict';
    remember(committed);
    ports.onChange({ before: loaded.table, after: committed, cause: command.type });
    return { kind: 'done', loaded: committed, booked: decided.events.length };
  }

  async function tryAct(ref: TableRef, command: TableCommand): Promise<Acted> {
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
      const loaded = await load(ref);
      if (typeof loaded === 'string') return { kind: loaded };
      const acted = await decideAndCommit(loaded, command);
      if (acted !== 'conflict') return acted;
      cache.delete(keyOf(ref));
    }
    throw new Error(`table ${ref.id}: ${MOST_CONFLICTS} conflicts in a row`);
  }

  /** A failed commit may have been booked all the same: forget what is cached, and look again until it can be read. */
  async function act(ref: TableRef, command: TableCommand): Promise<Acted> {
    return inTurn(ref, async () => {
      try {
        return await tryAct(ref, command);
      } catch (fault) {
        const known = cache.get(keyOf(ref))?.table ?? null;
        cache.delete(keyOf(ref));
        setTimer(ref, RECHECK, () => void recheck(ref, known));
        throw fault;
      }
    });
  }

  async function recheck(ref: TableRef, known: Table | null): Promise<void> {
    try {
      const loaded = await inTurn(ref, () => load(ref));
      if (typeof loaded === 'string') return;
      arm(loaded);
      if (loaded.table.version !== known?.version) ports.onChange({ before: known, after: loaded, cause: 'resumed' });
    } catch {
      // Still down: whoever clicks hears of it, and it is logged there.
      setTimer(ref, RECHECK, () => void recheck(ref, known));
    }
  }

  function clockCommand({ table }: Loaded): ClockCommand | null {
    const { game, version } = table;
    if (phaseOf(table) === 'between') return { type: 'nextDeal', version, seed: ports.newSeed() };
    const seat = game ? turnOf(game) : null;
    if (!game || seat === null || table.seats[seat]?.kind !== 'computer') return null;
    return { type: 'computerActs', at: clock.now(), version, act: ports.choose(viewOf(game, seat)) };
  }

  /** A deadline has passed. It was set for one version; after a restart (null) it takes the table as it is. */
  async function wake(ref: TableRef, version: number | null): Promise<void> {
    try {
      const loaded = await inTurn(ref, () => load(ref));
      if (typeof loaded === 'string' || (version !== null && loaded.table.version !== version)) return;
      const command = clockCommand(loaded);
      if (command) await act(ref, command);
    } catch (fault) {
      ports.onFault(fault, ref);
      if (!timers.has(keyOf(ref))) setTimer(ref, RECHECK, () => void recheck(ref, null));
    }
  }

  async function resumeTable(ref: TableRef): Promise<void> {
    const loaded = await inTurn(ref, () => load(ref));
    if (typeof loaded === 'string') return;
    ports.onChange({ before: null, after: loaded, cause: 'resumed' });
    arm(loaded);
  }

  async function resumeServer(server: string): Promise<void> {
    for (const id of (await store.openTables(server)).keys()) {
      await resumeTable({ server, id }).catch((fault) => ports.onFault(fault, { server, id }));
    }
  }

  return {
    async open(ref, command) {
      const acted = await decideAndCommit({ ref, table: emptyTable(ref.id), due: null }, command);
      if (acted === 'conflict') throw new Error(`table ${ref.id} was there already`);
      return acted;
    },
    act,
    async look(ref) {
      const loaded = await inTurn(ref, () => load(ref));
      return typeof loaded === 'string' ? { kind: loaded } : { kind: 'done', loaded, booked: 0 };
    },
    openTables: (server) => store.openTables(server),
    async resume(servers) {
      for (const server of servers) await resumeServer(server);
    },
    async stop() {
      stopped = true;
      for (const cancel of timers.values()) cancel();
      timers.clear();
      await Promise.all(queues.values());
    },
  };
}
