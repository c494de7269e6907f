import { z } from 'zod';
import { type BoardChoice, MEASURES, PERIODS } from '../boards/index.ts';
import { MAX_PLAYERS, MIN_PLAYERS, type Moment, VARIANTS } from '../game/index.ts';
import { type PersonNumber, TABLE_ID, type TableId } from '../table/index.ts';
import { BOARD_PLACES, type BoardPlace } from '../text/index.ts';

/** A leaderboard, and whose it is. */
export interface BoardAsked extends BoardChoice {
  readonly where: BoardPlace;
}

export const REPLAY_WAYS = ['dealBack', 'back', 'on', 'dealOn', 'here'] as const;
/** Where to from a step: by deals, by tricks, or to the step itself. */
export type ReplayWay = (typeof REPLAY_WAYS)[number];

const RECORD_VERBS = [
  'board',
  'joinEverywhere',
  'askLeave',
  'leaveEverywhere',
  'history',
  'pickGame',
  'replay',
  'shareReplay',
  'exportGame',
  'askForget',
  'forgetMe',
] as const;

/** What is pressed on leaderboards, finished games, and one's own data. */
export type RecordPress =
  /** Pages count from 0; `me` is the one on which the presser stands. */
  | ({ readonly verb: 'board'; readonly page: number | 'me' } & BoardAsked)
  | { readonly verb: 'joinEverywhere' | 'askLeave' | 'leaveEverywhere' | 'askForget' | 'forgetMe' }
  | { readonly verb: 'history'; readonly of: PersonNumber | 'all'; readonly page: number }
  /** A menu of finished games. */
  | { readonly verb: 'pickGame' }
  | { readonly verb: 'replay'; readonly table: TableId; readonly from: Moment; readonly way: ReplayWay }
  | { readonly verb: 'shareReplay'; readonly table: TableId; readonly from: Moment }
  | { readonly verb: 'exportGame'; readonly table: TableId };

const table = z.string().regex(TABLE_ID);
const number = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})$/)
  .transform(Number);
const players = z.union([z.literal('all'), number.pipe(z.int().min(MIN_PLAYERS).max(MAX_PLAYERS))]);
const step = z
  .string()
  .regex(/^[1-9]\d{0,3}\.(0|[1-9]\d?)$/)
  .transform((text): Moment => {
    const [deal = 1, tricks = 0] = text.split('.').map(Number);
    return { deal, tricks };
  });

const boardParts = [
  z.literal('board'),
  z.enum(BOARD_PLACES),
  z.enum(['all', ...VARIANTS]),
  players,
  z.enum(PERIODS),
  z.enum(MEASURES),
  z.union([z.literal('me'), number]),
] as const;

export const recordPressSchema = z.union([
  z.tuple(boardParts).transform(
    ([verb, where, game, players, period, measure, page]): RecordPress => ({
      verb,
      where,
      game,
      players,
      period,
      measure,
      page,
    }),
  ),
  z
    .tuple([z.enum(['joinEverywhere', 'askLeave', 'leaveEverywhere', 'askForget', 'forgetMe', 'pickGame'])])
    .transform(([verb]): RecordPress => ({ verb })),
  z
    .tuple([z.literal('history'), z.union([z.literal('all'), number]), number])
    .transform(([verb, of, page]): RecordPress => ({ verb, of, page })),
  z
    .tuple([z.literal('replay'), table, step, z.enum(REPLAY_WAYS)])
    .transform(([verb, table, from, way]): RecordPress => ({ verb, table, from, way })),
  z
    .tuple([z.literal('shareReplay'), table, step])
    .transform(([verb, table, from]): RecordPress => ({ verb, table, from })),
  z.tuple([z.literal('exportGame'), table]).transform(([verb, table]): RecordPress => ({ verb, table })),
]);

export function isRecordPress(press: { readonly verb: string }): press is RecordPress {
  return RECORD_VERBS.some((verb) => verb === press.verb);
}

const stepName = ({ deal, tricks }: Moment) => `${deal}.${tricks}`;

/** The parts of its custom id. */
export function recordParts(press: RecordPress): readonly (string | number)[] {
  switch (press.verb) {
    case 'board':
      return [press.verb, press.where, press.game, press.players, press.period, press.measure, press.page];
    case 'history':
      return [press.verb, press.of, press.page];
    case 'replay':
      return [press.verb, press.table, stepName(press.from), press.way];
    case 'shareReplay':
      return [press.verb, press.table, stepName(press.from)];
    case 'exportGame':
      return [press.verb, press.table];
    default:
      return [press.verb];
  }
}
