import { GAME_REFUSALS, RULES_REFUSALS } from '../game/index.ts';

/** What people may not do at a table; each has a sentence in every language (`src/text`). */
const TABLE_REFUSALS = [
  'already-seated',
  'not-seated',
  'table-full',
  'not-in-lobby',
  'only-between-deals',
  'seats-stay',
  'host-needs-seat',
  'not-started',
  'only-host',
  'no-computer-to-remove',
  'too-few-players',
  'too-many-seated',
  'nobody-would-play',
  'table-ended',
  'game-running',
  'stale-move',
  'seat-is-played-by-computer',
] as const;

export const REFUSALS = [...TABLE_REFUSALS, ...GAME_REFUSALS, ...RULES_REFUSALS] as const;
/** Every reason why a table can refuse. */
export type Refusal = (typeof REFUSALS)[number];
