import { type Seat, turnOf, viewOf } from '../game/index.ts';
import { type Pace, peoplePlaying, phaseOf, type Table } from './table.ts';

/** Time and its timers, passed in: tests move them by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after `ms`; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds. */
export const PAUSE = {
  /** A computer's card; a forced one falls at once. */
  computer: SECOND,
  /** A computer leads after a trick that people want to see. */
  afterTrick: 2 * SECOND,
  /** Until the next deal, unless somebody clicks "Next". */
  nextDeal: 20 * SECOND,
  /** A lobby without a click. */
  lobby: 15 * MINUTE,
  /** A game that waits for people without a clock. */
  abandoned: 24 * 60 * MINUTE,
} as const;

/** How long a person may think about one move. */
const THINKING: Readonly<Record<Exclude<Pace, 'none'>, number>> = {
  relaxed: 3 * MINUTE,
  normal: MINUTE,
  fast: 20 * SECOND,
};
/** However often somebody missed: this much time everybody has. */
const SHORTEST = 10 * SECOND;

function computerPause(table: Table): number {
  const seat = table.game ? turnOf(table.game) : null;
  const deal = seat === null || !table.game ? null : viewOf(table.game, seat).deal;
  if (deal?.own && deal.own.legal.length === 1) return 0;
  return deal && deal.trick.cards.length === 0 && deal.lastTrick ? PAUSE.afterTrick : PAUSE.computer;
}

/**
 * Milliseconds that the person on turn may think; null without a clock: the table has none, or nobody else waits.
 * After each turn missed in a row it halves.
 */
function thinkingTime(table: Table, seat: Seat): number | null {
  const { pace } = table.options;
  if (pace === 'none' || peoplePlaying(table).length < 2) return null;
  return Math.max(SHORTEST, THINKING[pace] / 2 ** (table.misses[seat] ?? 0));
}

/** What happens here by itself, and after how many milliseconds. */
export interface Upcoming {
  readonly what: 'computer' | 'remind' | 'timeUp' | 'nextDeal' | 'giveUp';
  readonly pause: number;
}

/** The next thing that happens by itself; null once a table has ended. */
export function upcoming(table: Table): Upcoming | null {
  switch (phaseOf(table)) {
    case 'ended':
      return null;
    case 'lobby':
      return { what: 'giveUp', pause: PAUSE.lobby };
    case 'between':
      return { what: 'nextDeal', pause: PAUSE.nextDeal };
    case 'playing':
      return upcomingTurn(table);
  }
}

function upcomingTurn(table: Table): Upcoming | null {
  const seat = table.game ? turnOf(table.game) : null;
  if (seat === null) return null;
  if (table.seats[seat]?.kind === 'computer') return { what: 'computer', pause: computerPause(table) };
  const time = thinkingTime(table, seat);
  if (time === null) return { what: 'giveUp', pause: PAUSE.abandoned };
  return { what: table.isReminded ? 'timeUp' : 'remind', pause: time / 2 };
}

/** When the person on turn runs out of time, ms since 1970; null without a clock. `due` is what happens next there. */
export function turnEndsAt(table: Table, due: number | null): number | null {
  const next = upcoming(table);
  if (due === null || (next?.what !== 'remind' && next?.what !== 'timeUp')) return null;
  return next.what === 'remind' ? due + next.pause : due;
}

/** Milliseconds from now on after nobody was there to keep the time: a person has all of it again (discord.md). */
export function freshPause(table: Table): number | null {
  const next = upcoming(table);
  return next && (next.what === 'timeUp' ? 2 * next.pause : next.pause);
}
