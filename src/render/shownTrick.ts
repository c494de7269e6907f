import type { Card, Seat } from '../game/index.ts';
import type { TableScene } from './scene.ts';

/** The trick a picture shows, by seat. */
export interface ShownTrick {
  readonly leader: Seat;
  /** Who wins it so far, or took it. */
  readonly wins: Seat | null;
  /** Whose turn it is; null while the completed trick is shown. */
  readonly turn: Seat | null;
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
    turn: which === 'last' ? null : deal.turn,
    cards: deal.seats.map((_, seat) => trick.cards[(seat - trick.leader + players) % players] ?? null),
  };
}

/** A figure with a true minus sign. */
export const figure = (value: number) => `${value}`.replace('-', '−');
