import type { Card, Seat } from '../game/index.ts';
import type { TableScene } from './scene.ts';

/** The trick a picture shows, by seat. */
export interface ShownTrick {
  readonly leader: Seat;
  /** Who wins it so far, or took it. */
  readonly wins: Seat | null;
  /** Whose turn it is, also while the completed trick is shown; no seat's after the last one. */
  readonly turn: Seat;
  /** By seat; null where no card lies yet. */
  readonly cards: readonly (Card | null)[];
}

/** @throws Error if the completed trick is asked for and there is none. */
export function shownTrick({ deal, trick: which }: TableScene): ShownTrick {
  const trick = which === 'last' ? deal.lastTrick : deal.trick;
  if (trick === null) throw new Error('No trick has been completed in this deal yet.');
  const players = deal.seats.length;
  return {
    leader: trick.leader,
    wins: which === 'last' ? trick.winner : deal.winning,
    turn: deal.turn,
    cards: deal.seats.map((_, seat) => trick.cards[(seat - trick.leader + players) % players] ?? null),
  };
}

/** Tricks and points of a seat in this deal, and its total in the game. */
export const FIGURES = ['tricks', 'points', 'total'] as const;
export type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;

export function figuresOf({ deal, totals }: TableScene, seat: Seat): Figures {
  const { tricks, points } = deal.seats[seat] ?? { tricks: 0, points: 0 };
  return { tricks, points, total: totals[seat] ?? 0 };
}

/** A figure with a true minus sign. */
export const figure = (value: number) => `${value}`.replace('-', '−');
