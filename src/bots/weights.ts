import type { Manner } from './position.ts';

/**
 * When a card held takes a trick, and what lies in that trick. Fitted to some seven thousand deals of classic, rounds and
 * mohren that these players, earlier ones and random ones played at mixed tables: the chance by logistic, the points by
 * linear regression.
 */
export interface Weights {
  /**
   * Of 1, √(lower cards of the suit out per other seat), √(higher ones), own lower ones, own higher ones, cards in the
   * hand, players, trumps out per other seat, own trumps.
   */
  readonly takes: readonly number[];
  /** Of 1, cards in the hand, players, cards of the suit out per other seat. */
  readonly brings: readonly number[];
}

/** A card while trump isn't set, a card outside trump, a trump, and a card in a contract without trump. */
export type Phase = 'open' | 'plain' | 'trump' | 'bare';

/** Without trump nothing but one's aim makes a difference, whether it may yet be set or not. */
const DUCK_WITHOUT: Weights = {
  takes: [-0.55, 1.54, -0.74, -0.31, 0.03, 0, -0.27, 0, 0],
  brings: [-1.22, -0.06, 3.23, -0.51],
};
const HUNT_WITHOUT: Weights = {
  takes: [-0.04, 0.58, -3.02, 0.02, 0.15, 0.14, -0.17, 0, 0],
  brings: [0.87, -0.35, 3.49, 0.19],
};

export const WEIGHTS: Readonly<Record<Manner, Readonly<Record<Phase, Weights>>>> = {
  duck: {
    open: DUCK_WITHOUT,
    bare: DUCK_WITHOUT,
    plain: { takes: [-0.46, 2.08, -1.77, -0.79, 0.04, 0.25, -0.49, -0.91, 0.24], brings: [-3.18, 0.52, 2.6, -1.47] },
    trump: { takes: [3.44, -1.37, -8.91, -1.21, -0.94, 0.24, -0.32, 2.21, 1.29], brings: [-3.59, 0.07, 3.21, 0.93] },
  },
  hunt: {
    open: HUNT_WITHOUT,
    bare: HUNT_WITHOUT,
    plain: { takes: [-0.15, 1.07, -2.14, -0.02, -0.09, 0.39, -0.61, -1.12, -0.05], brings: [0.56, -0.45, 2.25, 0.18] },
    trump: { takes: [0.13, -1.2, -5.08, 0.12, -0.08, 0.3, 0.51, 0.81, 0.17], brings: [0.76, -0.09, 3.03, -0.92] },
  },
};
