import { turnOf, viewOf } from '../game/index.ts';
import { phaseOf, type Table } from './table.ts';

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

/** Milliseconds. */
export const PAUSE = {
  /** A computer's card; a forced one falls at once. */
  computer: 1000,
  /** A computer leads after a trick that people want to see. */
  afterTrick: 2000,
  /** Until the next deal, unless somebody clicks "Next". */
  nextDeal: 20_000,
} as const;

function computerPause(table: Table): number {
  const seat = table.game ? turnOf(table.game) : null;
  const deal = seat === null || !table.game ? null : viewOf(table.game, seat).deal;
  if (deal?.own && deal.own.legal.length === 1) return 0;
  return deal && deal.trick.cards.length === 0 && deal.lastTrick ? PAUSE.afterTrick : PAUSE.computer;
}

/** Milliseconds until something happens here by itself; null if the table waits for people alone. */
export function pauseAt(table: Table): number | null {
  const phase = phaseOf(table);
  if (phase === 'between') return PAUSE.nextDeal;
  if (phase !== 'playing' || !table.game) return null;
  const seat = turnOf(table.game);
  const occupant = seat === null ? null : table.seats[seat];
  return occupant?.kind === 'computer' ? computerPause(table) : null;
}
