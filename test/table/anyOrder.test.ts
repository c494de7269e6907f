import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalCards, PRESET_RULES } from '../../src/game/index.ts';
import { createStore } from '../../src/persistence/index.ts';
import {
  createTables,
  moveOf,
  type OpenSeat,
  type PersonCommand,
  phaseOf,
  type TableRef,
  type Tables,
} from '../../src/table/index.ts';
import { seedOf } from '../game/seedOf.ts';
import { type TestClock, testClock } from '../support/clock.ts';
import { testRedis } from '../support/redis.ts';
import { tableAt } from './playOn.ts';

const store = createStore(testRedis(import.meta.url));
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const SEATS = 3;
const PEOPLE = [1, 2, 3, 4] as const;

/** What issue and design promise of seats, host and clock, told without the code under test. */
interface Model {
  seats: (null | 'computer' | { readonly person: number; readonly plays: boolean; readonly misses: number })[];
  host: number;
  isReminded: boolean;
  phase: 'lobby' | 'game' | 'ended';
  votes: readonly number[];
}

interface Real {
  readonly ref: TableRef;
  readonly clock: TestClock;
  tables: Tables;
}

type Step = fc.AsyncCommand<Model, Real>;

function tablesOn(clock: TestClock): Tables {
  return createTables({
    store,
    clock,
    newSeed: () => seedOf(1),
    choose: ({ deal }) => ({ card: deal?.own?.legal[0] ?? 0, weis: 'declare' }),
    onChange: () => {},
    onFault: (fault) => {
      throw fault;
    },
  });
}

const seated = ({ seats }: Model) => seats.flatMap((seat) => (seat === null || seat === 'computer' ? [] : [seat]));
const playing = (model: Model) => seated(model).filter(({ plays }) => plays);
const isSeated = (model: Model, person: number) => seated(model).some((seat) => seat.person === person);
const computers = ({ seats }: Model) => seats.filter((seat) => seat === 'computer').length;

function change(model: Model, person: number, to: { readonly plays?: boolean; readonly misses?: number }): void {
  model.seats = model.seats.map((seat) =>
    seat !== null && seat !== 'computer' && seat.person === person ? { ...seat, ...to } : seat,
  );
}

/** The computer sits in: the host's place passes on, and without anybody left the table is over. */
function goes(model: Model, person: number): void {
  const misses = seated(model).find((seat) => seat.person === person)?.misses ?? 0;
  change(model, person, { plays: false, misses: misses + 1 });
  const [heir] = playing(model);
  if (!heir) model.phase = 'ended';
  else if (model.host === person) model.host = heir.person;
}

async function onTurn({ tables, ref }: Real): Promise<number | null> {
  const table = await tableAt(tables, ref);
  const occupant = table.seats[table.game?.current?.deal.turn ?? -1];
  return !table.ended && occupant?.kind === 'person' ? occupant.person : null;
}

async function expectSame(model: Model, real: Real): Promise<void> {
  const { tables, ref, clock } = real;
  const table = await tableAt(tables, ref);
  const seats = table.seats.map((occupant) => {
    if (occupant === null) return null;
    if (occupant.kind === 'computer' && occupant.sitsInFor === null) return 'computer';
    const person = occupant.kind === 'person' ? occupant.person : occupant.sitsInFor;
    return { person, plays: occupant.kind === 'person' };
  });
  const phase = table.ended ? 'ended' : table.game ? 'game' : 'lobby';
  const expected = model.seats.map((seat) =>
    seat === null || seat === 'computer' ? seat : { person: seat.person, plays: seat.plays },
  );
  expect(phase).toBe(model.phase);
  // Nothing runs at a table that is over, and something always does at one that isn't.
  expect(clock.untilNext() === null).toBe(phase === 'ended');
  if (phase === 'ended') return;
  expect(seats).toEqual(expected);
  expect([table.host, playing(model).some((seat) => seat.person === table.host)]).toEqual([model.host, true]);
  const person = await onTurn(real);
  if (person === null) return;
  const left = clock.untilNext() ?? 0;
  const misses = seated(model).find((seat) => seat.person === person)?.misses ?? 0;
  if (playing(model).length > 1) expect(left).toBeLessThanOrEqual(Math.max(10, 60 / 2 ** misses) * SECOND);
  else expect(left).toBeGreaterThan(DAY / 2);
}

/** What happens by itself once the time of whoever must act has passed. */
async function passDeadline(model: Model, real: Real): Promise<void> {
  const person = await onTurn(real);
  const isAlone = playing(model).length < 2;
  real.clock.advance(real.clock.untilNext() ?? 0);
  await real.tables.idle();
  if (model.phase === 'lobby' || (person !== null && isAlone)) model.phase = 'ended';
  else if (person !== null && !model.isReminded) model.isReminded = true;
  else if (person !== null) timeUp(model, person);
  if ((await tableAt(real.tables, real.ref)).ended?.why === 'finished') model.phase = 'ended';
}

function timeUp(model: Model, person: number): void {
  const { misses = 0 } = seated(model).find((seat) => seat.person === person) ?? {};
  model.isReminded = false;
  if (misses === 0) change(model, person, { misses: 1 });
  else goes(model, person);
}

/** A step that can be tried whenever the table is open. */
function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: ({ phase }) => phase !== 'ended',
    run: async (model, real) => {
      await run(model, real);
      await real.tables.idle();
      await expectSame(model, real);
    },
    toString: () => name,
  };
}

type Asked = PersonCommand extends infer Each ? (Each extends PersonCommand ? Omit<Each, 'person'> : never) : never;

/** Somebody asks for something; the model says what it does, or null where it is refused or so already. */
function asks(person: number, command: Asked, then: (model: Model) => (() => void) | null): Step {
  return step(`${person} ${JSON.stringify(command)}`, async (model, real) => {
    const { tables, ref } = real;
    const effect = then(model);
    const isOnTurn = person === (await onTurn(real));
    const acted = await tables.act(ref, { person, ...command } as PersonCommand);
    expect(acted.kind === 'done' && acted.booked > 0).toBe(effect !== null);
    effect?.();
    if (command.type === 'leave' && isOnTurn) model.isReminded = false;
  });
}

function join(model: Model, person: number): (() => void) | null {
  if (model.phase !== 'lobby' || isSeated(model, person)) return null;
  const free = model.seats.indexOf(null);
  const at = free >= 0 ? free : model.seats.lastIndexOf('computer');
  if (at < 0) return null;
  return () => {
    model.seats = model.seats.with(at, { person, plays: true, misses: 0 });
  };
}

function leave(model: Model, person: number): (() => void) | null {
  if (!playing(model).some((seat) => seat.person === person)) return null;
  if (model.phase === 'game') {
    return () => goes(model, person);
  }
  return () => {
    goes(model, person);
    model.seats = model.seats.map((seat) => (seat !== null && seat !== 'computer' && !seat.plays ? null : seat));
  };
}

function start(model: Model, person: number): (() => void) | null {
  if (model.phase !== 'lobby' || model.host !== person) return null;
  if (seated(model).length + computers(model) < SEATS) return null;
  return () => {
    model.phase = 'game';
  };
}

function close(model: Model, person: number): (() => void) | null {
  const isHost = person === model.host;
  if (!isHost && (!isSeated(model, person) || model.votes.includes(person))) return null;
  return () => {
    if (!isHost) model.votes = [...model.votes, person];
    const votes = model.votes.filter((each) => isSeated(model, each));
    if (isHost || votes.length > seated(model).length / 2) model.phase = 'ended';
  };
}

function takeBack(model: Model, person: number): (() => void) | null {
  const isAway = seated(model).some((seat) => seat.person === person && !seat.plays);
  return isAway ? () => change(model, person, { plays: true }) : null;
}

function makeHost(model: Model, person: number, host: number): (() => void) | null {
  if (person !== model.host || host === person || !playing(model).some((seat) => seat.person === host)) return null;
  return () => {
    model.host = host;
  };
}

const card = () =>
  step('a card', async (model, real) => {
    const person = await onTurn(real);
    if (person === null) return;
    const table = await tableAt(real.tables, real.ref);
    const deal = table.game?.current?.deal;
    const move = moveOf(table);
    const [first] = deal ? legalCards(deal) : [];
    if (!move || first === undefined) throw new Error('no card may be played');
    await real.tables.act(real.ref, { type: 'play', person, at: 0, move, card: first, weis: 'declare' });
    change(model, person, { misses: 0 });
    model.isReminded = false;
    if ((await tableAt(real.tables, real.ref)).ended?.why === 'finished') model.phase = 'ended';
  });

/** The process ends and another takes its place, some time later: whoever is on turn has all their time. */
const restart = (away: number) =>
  step(`restart after ${away} s`, async (model, real) => {
    await real.tables.stop();
    real.clock.advance(away * SECOND);
    real.tables = tablesOn(real.clock);
    await real.tables.resume([real.ref.server]);
    const person = await onTurn(real);
    if (person === null || playing(model).length < 2) return;
    const { misses = 0 } = seated(model).find((seat) => seat.person === person) ?? {};
    const whole = Math.max(10, 60 / 2 ** misses) * SECOND;
    expect(real.clock.untilNext()).toBe(model.isReminded ? whole : whole / 2);
  });

const person = fc.constantFrom(...PEOPLE);
const again = <T>(times: number, each: T): T[] => new Array<T>(times).fill(each);
/** Cards and time are what a game is made of; closing ends it. */
const steps = [
  ...again(
    2,
    person.map((each) => asks(each, { type: 'join' }, (model) => join(model, each))),
  ),
  ...again(
    2,
    person.map((each) => asks(each, { type: 'leave', at: 0 }, (model) => leave(model, each))),
  ),
  person.map((each) => asks(each, { type: 'start', seed: seedOf(2) }, (model) => start(model, each))),
  ...again(
    3,
    person.map((each) => asks(each, { type: 'takeBack' }, (model) => takeBack(model, each))),
  ),
  fc
    .tuple(person, person)
    .map(([each, host]) => asks(each, { type: 'makeHost', host }, (model) => makeHost(model, each, host))),
  person.map((each) => asks(each, { type: 'close', at: 0, as: 'person' }, (model) => close(model, each))),
  ...again(10, fc.constant(null).map(card)),
  ...again(
    10,
    fc.constant(null).map(() => step('time passes', passDeadline)),
  ),
  ...again(2, fc.constantFrom(0, 20, 600).map(restart)),
];

let count = 0;

/** A lobby, or a game that has begun, with these seats. */
async function opened({ seats, at }: Beginning): Promise<{ model: Model; real: Real }> {
  const clock = testClock();
  const real = { ref: { server: String(++count), id: 'anyorder' }, clock, tables: tablesOn(clock) };
  const rules = { ...PRESET_RULES.classic, players: SEATS, end: { deals: 2 } } as const;
  await real.tables.open(real.ref, { type: 'open', person: 1, at: 0, channel: '7', language: 'de', rules, seats });
  if (at === 'game') await real.tables.act(real.ref, { type: 'start', person: 1, seed: seedOf(2) });
  const model: Model = {
    seats: seats.map((seat) => {
      if (seat === 'free') return null;
      return seat === 'computer' ? seat : { person: seat, plays: true, misses: 0 };
    }),
    host: 1,
    isReminded: false,
    phase: at,
    votes: [],
  };
  return { model, real };
}

interface Beginning {
  readonly seats: readonly OpenSeat[];
  readonly at: 'lobby' | 'game';
}

const beginning = fc.constantFrom<Beginning>(
  { seats: [1, 'free', 'computer'], at: 'lobby' },
  { seats: [1, 2, 'computer'], at: 'lobby' },
  { seats: [1, 2, 'computer'], at: 'game' },
  { seats: [1, 2, 3], at: 'game' },
);

test('seats, host, clock, leaving, taking back, votes and restarts in any order: no table is stuck, and each ends by itself', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(beginning, fc.commands(steps, { maxCommands: 60, size: 'max' }), async (begun, commands) => {
      const { model, real } = await opened(begun);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      seen.add(phaseOf(await tableAt(real.tables, real.ref)));
      // Nobody touches it any more.
      for (let left = 500; left > 0 && !(await tableAt(real.tables, real.ref)).ended; left--) {
        real.clock.advance(real.clock.untilNext() ?? Number.NaN);
        await real.tables.idle();
      }
      const { ended } = await tableAt(real.tables, real.ref);
      seen.add(ended?.why ?? 'stuck');
      await real.tables.stop();
    }),
    { seed: 1, numRuns: 150 },
  );
  expect([...seen].sort()).toEqual(expect.arrayContaining(['abandoned', 'closed', 'expired', 'playing', 'voted']));
  expect(seen).not.toContain('stuck');
});
