import { type Game, type Seed, turnOf, type View, viewOf } from '../game/index.ts';
import { createAlarms } from './alarms.ts';
import { type Clock, freshPause, upcoming } from './clock.ts';
import type { ClockCommand, ComputerMove, PersonCommand, TableCommand } from './command.ts';
import { decide } from './decide.ts';
import { sameTurn } from './decidePlay.ts';
import { createInTurn } from './inTurn.ts';
import { DamagedLog, encodeEvent } from './log.ts';
import type { Refusal } from './refusal.ts';
import { replay } from './replay.ts';
import type { OpenTable, TableRef, TableStore } from './store.ts';
import { emptyTable, evolve, type PersonNumber, peopleAt, phaseOf, type Table, type TableId } from './table.ts';

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
  /** Who asked for it; null if it happened by itself. */
  readonly by: PersonNumber | null;
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
  /** Opens a table; if somebody has opened it already, nothing is booked and it is given as it stands. */
  open(ref: TableRef, command: Extract<PersonCommand, { type: 'open' }>): Promise<Acted>;
  act(ref: TableRef, command: PersonCommand): Promise<Acted>;
  look(ref: TableRef): Promise<Acted>;
  /** Somebody is there: a lobby waits its whole time again, also where a click books nothing. */
  visit(ref: TableRef): Promise<void>;
  openTables(server: string): Promise<ReadonlyMap<TableId, OpenTable>>;
  /** Takes up every open table of these servers: shows it again, and winds its clock. */
  resume(servers: readonly string[]): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Stops all clocks and waits for what is under way. */
  stop(): Promise<void>;
}

/** Somebody was faster this often in a row: something is wrong. */
const MOST_CONFLICTS = 10;
/** Milliseconds until a table is looked at again after its store failed. */
const RECHECK = 1000;

const keyOf = (ref: TableRef) => `${ref.server}/${ref.id}`;

function viewOnTurn(game: Game | null): View {
  const seat = game && turnOf(game);
  if (!game || seat === null) throw new Error('nobody is on turn');
  return viewOf(game, seat);
}

/** The command that a passed deadline stands for; null if the table waits for people. */
function clockCommand({ table }: Loaded, ports: TablesPorts): ClockCommand | null {
  const { game, version } = table;
  const at = ports.clock.now();
  const act = () => ports.choose(viewOnTurn(game));
  switch (upcoming(table)?.what) {
    case 'computer':
      return { type: 'computerActs', at, version, act: act() };
    case 'remind':
      return { type: 'remind', version };
    case 'timeUp':
      return { type: 'timeUp', at, version, act: act() };
    case 'nextDeal':
      return { type: 'nextDeal', version, seed: ports.newSeed() };
    case 'giveUp':
      return { type: 'giveUp', at, version };
    default:
      return null;
  }
}

/**
 * What doesn't change whose move it is doesn't wind the clock anew. But who is left alone with computers isn't hurried
 * any more, and is again once somebody comes back.
 */
function dueAfter({ table, due }: Loaded, after: Table, now: number): number | null {
  const next = upcoming(after);
  if (next === null) return null;
  const isSame = sameTurn(table, after) && upcoming(table)?.what === next.what;
  return due !== null && isSame ? due : now + next.pause;
}

/**
 * A deadline that passed while nobody was there to meet it gets its time once more, and a person on turn has all of
 * theirs again, however much had passed before (design.md, Clock; discord.md, complaints).
 */
function dueFound(table: Table, stored: number | null, now: number): number | null {
  const fresh = freshPause(table);
  const what = upcoming(table)?.what;
  const isPersons = what === 'remind' || what === 'timeUp';
  if (fresh === null || (stored !== null && stored > now && !isPersons)) return fresh && stored;
  return now + fresh;
}

/** Tables: load → decide → commit → tell; again on conflict. The process may cache a table, it never owns it. */
export function createTables(ports: TablesPorts): Tables {
  const { store, clock } = ports;
  const cache = new Map<string, Loaded>();
  // Only other processes can then cause conflicts.
  const inTurn = createInTurn();
  const deadlines = createAlarms(clock);
  const rechecks = createAlarms(clock);

  function remember(loaded: Loaded): void {
    const { ref, table, due } = loaded;
    const key = keyOf(ref);
    if (table.ended) cache.delete(key);
    else cache.set(key, loaded);
    if (due === null) deadlines.cancel(key);
    else deadlines.set(key, due - clock.now(), () => wake(ref, table.version));
  }

  async function load(ref: TableRef): Promise<Loaded | 'missing' | 'damaged'> {
    const cached = cache.get(keyOf(ref));
    if (cached) return cached;
    const stored = await store.load(ref);
    if (!stored) return 'missing';
    try {
      const table = replay(ref.id, stored.lines);
      const loaded = { ref, table, due: dueFound(table, stored.due, clock.now()) };
      remember(loaded);
      return loaded;
    } catch (fault) {
      if (!(fault instanceof DamagedLog)) throw fault;
      ports.onFault(fault, ref);
      return 'damaged';
    }
  }

  const loadInTurn = (ref: TableRef) => inTurn(keyOf(ref), () => load(ref));

  async function decideAndCommit(loaded: Loaded, command: TableCommand): Promise<Acted | 'conflict'> {
    const { ref, table } = loaded;
    const decided = decide(table, command);
    if (decided.refusal) return { kind: 'refused', refusal: decided.refusal, loaded };
    const { events } = decided;
    if (events.length === 0) return { kind: 'done', loaded, booked: 0 };
    const after = events.reduce(evolve, table);
    const due = dueAfter(loaded, after, clock.now());
    const open = after.ended ? null : { channel: after.channel, people: peopleAt(after) };
    const ended = table.ended ? null : after.ended;
    const change = { expected: table.version, lines: events.map(encodeEvent), due, open, ended };
    if ((await store.commit(ref, change)) === 'conflict') return 'conflict';
    const committed = { ref, table: after, due };
    remember(committed);
    const by = 'person' in command ? command.person : null;
    ports.onChange({ before: table, after: committed, cause: command.type, by });
    return { kind: 'done', loaded: committed, booked: events.length };
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

  async function tryOpen(ref: TableRef, command: TableCommand): Promise<Acted> {
    const acted = await decideAndCommit({ ref, table: emptyTable(ref.id), due: null }, command);
    if (acted !== 'conflict') return acted;
    const there = await load(ref);
    return typeof there === 'string' ? { kind: there } : { kind: 'done', loaded: there, booked: 0 };
  }

  /** A failed commit may have been booked all the same: forget what is cached, and look again until it can be read. */
  function inTurnAt(ref: TableRef, run: () => Promise<Acted>): Promise<Acted> {
    return inTurn(keyOf(ref), async () => {
      try {
        return await run();
      } catch (fault) {
        const known = cache.get(keyOf(ref))?.table ?? null;
        cache.delete(keyOf(ref));
        deadlines.cancel(keyOf(ref));
        recheckSoon(ref, known);
        throw fault;
      }
    });
  }

  const act = (ref: TableRef, command: TableCommand) => inTurnAt(ref, () => tryAct(ref, command));

  function recheckSoon(ref: TableRef, known: Table | null): void {
    rechecks.set(keyOf(ref), RECHECK, () => recheck(ref, known));
  }

  async function recheck(ref: TableRef, known: Table | null): Promise<void> {
    // Still down: whoever clicks hears of it, and the outage is logged where it is noticed.
    const loaded = await loadInTurn(ref).catch(() => null);
    if (loaded === null) return recheckSoon(ref, known);
    if (typeof loaded === 'string' || loaded.table.version === known?.version) return;
    ports.onChange({ before: known, after: loaded, cause: 'resumed', by: null });
  }

  /** A deadline has passed; it was set for one version, and does nothing to a later one. */
  async function wake(ref: TableRef, version: number): Promise<void> {
    try {
      const loaded = await loadInTurn(ref);
      if (typeof loaded === 'string' || loaded.table.version !== version) return;
      const command = clockCommand(loaded, ports);
      if (command) await act(ref, command);
    } catch (fault) {
      ports.onFault(fault, ref);
      if (!rechecks.isSet(keyOf(ref))) recheckSoon(ref, null);
    }
  }

  async function stay(ref: TableRef): Promise<void> {
    const loaded = await load(ref);
    if (typeof loaded === 'string' || phaseOf(loaded.table) !== 'lobby') return;
    const { table } = loaded;
    const due = dueAfter({ ...loaded, due: null }, table, clock.now());
    const open = { channel: table.channel, people: peopleAt(table) };
    const kept = await store.commit(ref, { expected: table.version, lines: [], due, open, ended: null });
    if (kept === 'committed') remember({ ref, table, due });
    else cache.delete(keyOf(ref));
  }

  async function resumeTable(ref: TableRef): Promise<void> {
    const loaded = await loadInTurn(ref);
    if (typeof loaded === 'string') return;
    ports.onChange({ before: null, after: loaded, cause: 'resumed', by: null });
  }

  return {
    open: (ref, command) => inTurnAt(ref, () => tryOpen(ref, command)),
    act,
    async look(ref) {
      const loaded = await loadInTurn(ref);
      return typeof loaded === 'string' ? { kind: loaded } : { kind: 'done', loaded, booked: 0 };
    },
    visit: (ref) => inTurn(keyOf(ref), () => stay(ref)),
    openTables: (server) => store.openTables(server),
    async resume(servers) {
      for (const server of servers) {
        for (const id of (await store.openTables(server)).keys()) {
          await resumeTable({ server, id }).catch((fault) => ports.onFault(fault, { server, id }));
        }
      }
    },
    async idle() {
      await deadlines.idle();
      await rechecks.idle();
      await inTurn.idle();
    },
    async stop() {
      deadlines.stop();
      rechecks.stop();
      await this.idle();
    },
  };
}
