import {
  evolveGame,
  type Game,
  type GameEvent,
  PRESET_RULES,
  type Rules,
  type Seat,
  startGame,
  turnOf,
} from '../game/index.ts';

/** People are numbers in the log: who they are is kept apart, so that a person can be forgotten (`people.ts`). */
export type PersonNumber = number;
/** 8 base32 characters, never used twice. */
export type TableId = string;
export const TABLE_ID = /^[0-9a-z]{8}$/;

export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
/** Languages people read. */
export type Language = (typeof LANGUAGES)[number];

/** Who sits on a seat. A computer may sit in for a person, who can take the seat back. */
export type Occupant =
  | { readonly kind: 'person'; readonly person: PersonNumber }
  | { readonly kind: 'computer'; readonly sitsInFor: PersonNumber | null };

export const PACES = ['relaxed', 'normal', 'fast', 'none'] as const;
/** How long a person may think (`clock.ts`). */
export type Pace = (typeof PACES)[number];

/** What a table agrees on beside its rules. */
export interface TableOptions {
  readonly pace: Pace;
  /** Whether somebody else may take a computer's seat between deals. */
  readonly takeSeats: boolean;
}

export const DEFAULT_OPTIONS: TableOptions = { pace: 'normal', takeSeats: true };

export const END_REASONS = ['finished', 'closed', 'voted', 'expired', 'abandoned'] as const;
/**
 * Why a table ended: the game was played out, somebody closed it, most people wanted to stop, nobody came to the lobby,
 * or nobody played any more.
 */
export type EndReason = (typeof END_REASONS)[number];

/** What happened at a table: decisions only. Times are milliseconds since 1970. */
export type TableEvent =
  | {
      readonly type: 'opened';
      readonly at: number;
      readonly host: PersonNumber;
      readonly channel: string;
      readonly language: Language;
      readonly rules: Rules;
      readonly options: TableOptions;
      /** Dealer of the first deal where chance would choose; null leaves it to chance. */
      readonly firstDealer: Seat | null;
    }
  | { readonly type: 'seated'; readonly seat: Seat; readonly person: PersonNumber }
  | { readonly type: 'computerSeated'; readonly seat: Seat }
  | { readonly type: 'seatFreed'; readonly seat: Seat }
  | { readonly type: 'hostChanged'; readonly host: PersonNumber }
  /** House rules chosen in the lobby. */
  | { readonly type: 'ruled'; readonly rules: Rules }
  | { readonly type: 'started' }
  | { readonly type: 'handedOver'; readonly seat: Seat }
  | { readonly type: 'takenBack'; readonly seat: Seat }
  /** The person on turn was reminded that their time is half over. */
  | { readonly type: 'reminded'; readonly seat: Seat }
  /** Their time was over: the card that follows was chosen by the computer. */
  | { readonly type: 'missed'; readonly seat: Seat }
  | { readonly type: 'voted'; readonly person: PersonNumber }
  | { readonly type: 'ended'; readonly at: number; readonly why: EndReason }
  /** The only thing that can happen to an ended table: it is carried on, once. */
  | { readonly type: 'carriedOn'; readonly next: TableId }
  | GameEvent;

/** A table as its events have made it. */
export interface Table {
  readonly id: TableId;
  /** Number of events, and so the length of the log: a decision is good for one version. */
  readonly version: number;
  readonly openedAt: number;
  readonly host: PersonNumber;
  readonly channel: string;
  readonly language: Language;
  readonly rules: Rules;
  readonly options: TableOptions;
  readonly firstDealer: Seat | null;
  /** One entry a seat; null is free. Once the game has started none is free. */
  readonly seats: readonly (Occupant | null)[];
  /** Null in the lobby. */
  readonly game: Game | null;
  /** By seat: turns missed in a row. */
  readonly misses: readonly number[];
  /** Whether the person on turn has been reminded of this move. */
  readonly isReminded: boolean;
  /** The seat for which the computer plays one card now. */
  readonly missing: Seat | null;
  /** The seat whose last card the computer chose; null once somebody has moved since. */
  readonly playedFor: Seat | null;
  /** Who wants to stop. */
  readonly votes: readonly PersonNumber[];
  readonly ended: { readonly at: number; readonly why: EndReason } | null;
  /** The table with the same seats and rules that followed this one. */
  readonly next: TableId | null;
}

export function emptyTable(id: TableId): Table {
  const { classic } = PRESET_RULES;
  return {
    id,
    version: 0,
    openedAt: 0,
    host: 0,
    channel: '',
    language: 'de',
    rules: classic,
    options: DEFAULT_OPTIONS,
    firstDealer: null,
    seats: [],
    game: null,
    misses: [],
    isReminded: false,
    missing: null,
    playedFor: null,
    votes: [],
    ended: null,
    next: null,
  };
}

function freeSeats(players: number): null[] {
  return new Array<null>(players).fill(null);
}

/** The seat a person owns, also while a computer sits in for them; null if none. */
export function seatOf(table: Table, person: PersonNumber): Seat | null {
  const seat = table.seats.findIndex((occupant) => ownerOf(occupant) === person);
  return seat < 0 ? null : seat;
}

function ownerOf(occupant: Occupant | null): PersonNumber | null {
  if (!occupant) return null;
  return occupant.kind === 'person' ? occupant.person : occupant.sitsInFor;
}

/** Numbers of all people who own a seat. */
export function peopleAt(table: Table): PersonNumber[] {
  return table.seats.map(ownerOf).filter((person) => person !== null);
}

/** Numbers of the people who play themselves now. */
export function peoplePlaying(table: Table): PersonNumber[] {
  return table.seats.flatMap((occupant) => (occupant?.kind === 'person' ? [occupant.person] : []));
}

export const PHASES = ['lobby', 'playing', 'between', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

export function phaseOf(table: Table): Phase {
  if (table.ended) return 'ended';
  if (!table.game) return 'lobby';
  return table.game.current ? 'playing' : 'between';
}

function withSeat(table: Table, seat: Seat, occupant: Occupant | null): Table {
  return { ...table, seats: table.seats.with(seat, occupant) };
}

/** More seats are free at the end; of fewer, first free ones fall away, then those of computers, from the end. */
function withRules(table: Table, rules: Rules): Table {
  if (table.game) throw new Error('other rules in a running game');
  const seats = [...table.seats];
  while (seats.length < rules.players) seats.push(null);
  while (seats.length > rules.players) {
    const free = seats.lastIndexOf(null);
    const spare = free >= 0 ? free : seats.findLastIndex((occupant) => occupant?.kind === 'computer');
    if (spare < 0) throw new Error('fewer seats than people');
    seats.splice(spare, 1);
  }
  return { ...table, rules, seats };
}

/** Free seats vanish, the others move up: the game is played by those who sit there. */
function start(table: Table): Table {
  const seats = table.seats.filter((occupant) => occupant !== null);
  const rules = { ...table.rules, players: seats.length };
  const dealer = table.firstDealer === null ? null : table.firstDealer % seats.length;
  return { ...table, seats, rules, game: startGame(rules, dealer), misses: seats.map(() => 0) };
}

function handOver(table: Table, seat: Seat): Table {
  const occupant = table.seats[seat];
  if (occupant?.kind !== 'person') throw new Error(`nobody to hand seat ${seat} over for`);
  const away = withSeat(table, seat, { kind: 'computer', sitsInFor: occupant.person });
  return {
    ...away,
    misses: table.misses.with(seat, (table.misses[seat] ?? 0) + 1),
    isReminded: isOtherReminded(table, seat),
  };
}

/** A reminder is bound to its move: whoever else comes or goes doesn't change it. */
function isOtherReminded({ game, isReminded }: Table, seat: Seat): boolean {
  return isReminded && game !== null && turnOf(game) !== seat;
}

function takeBack(table: Table, seat: Seat): Table {
  const owner = ownerOf(table.seats[seat] ?? null);
  if (owner === null) throw new Error(`nobody to give seat ${seat} back to`);
  return { ...withSeat(table, seat, { kind: 'person', person: owner }), isReminded: isOtherReminded(table, seat) };
}

function inGame(table: Table, event: GameEvent): Table {
  if (!table.game) throw new Error(`${event.type} before the game has started`);
  const seat = event.type === 'played' || event.type === 'announced' ? turnOf(table.game) : null;
  const after = { ...table, game: evolveGame(table.game, event) };
  return seat === null ? after : moved(after, seat);
}

/** Somebody has moved. Who moves by themselves has their whole time again; a computer that sits in gives none back. */
function moved(table: Table, seat: Seat): Table {
  const playedFor = table.missing === seat ? seat : null;
  const isOwnMove = playedFor === null && table.seats[seat]?.kind === 'person';
  const misses = isOwnMove ? table.misses.with(seat, 0) : table.misses;
  return { ...table, misses, playedFor, isReminded: false, missing: null };
}

function missed(table: Table, seat: Seat): Table {
  return { ...table, misses: table.misses.with(seat, (table.misses[seat] ?? 0) + 1), missing: seat };
}

function booked(table: Table, event: TableEvent): Table {
  switch (event.type) {
    case 'opened': {
      const { type: _, at, ...opened } = event;
      return { ...table, ...opened, openedAt: at, seats: freeSeats(event.rules.players) };
    }
    case 'seated':
      return withSeat(table, event.seat, { kind: 'person', person: event.person });
    case 'computerSeated':
      return withSeat(table, event.seat, { kind: 'computer', sitsInFor: null });
    case 'seatFreed':
      return withSeat(table, event.seat, null);
    case 'hostChanged':
      return { ...table, host: event.host };
    case 'ruled':
      return withRules(table, event.rules);
    case 'started':
      return start(table);
    case 'handedOver':
      return handOver(table, event.seat);
    case 'takenBack':
      return takeBack(table, event.seat);
    case 'reminded':
      return { ...table, isReminded: true };
    case 'missed':
      return missed(table, event.seat);
    case 'voted':
      return { ...table, votes: [...table.votes, event.person] };
    case 'ended':
      return { ...table, ended: { at: event.at, why: event.why } };
    case 'carriedOn':
      return { ...table, next: event.next };
    default:
      return inGame(table, event);
  }
}

/** Books an event. Throws only on a log that `decide` can't have written. */
export function evolve(table: Table, event: TableEvent): Table {
  return { ...booked(table, event), version: table.version + 1 };
}
