export {
  type Board,
  type BoardChoice,
  boardFor,
  directionOf,
  MEASURES,
  type Measure,
  MINIMUM_GAMES,
  type Slot,
  slotsOf,
} from './board.ts';
export { type Booking, bookingOf, spreadStep, type Tally } from './booking.ts';
export { createBookkeeper } from './bookkeeper.ts';
export { gameKey, readGameKey } from './gameKey.ts';
export { type GameResult, gameResultSchema, type SeatResult } from './gameResult.ts';
export type { Form, Ledger, NewRating, Ratings, Rebuilding } from './ledger.ts';
export { PERIODS, type Period, periodAt } from './period.ts';
export { FIRST_RATING, type Rating, shownRating } from './rating.ts';
export { rebuild } from './rebuild.ts';
export type {
  BoardRow,
  Boards,
  FinishedGame,
  KnownAs,
  Member,
  Opponent,
  Part,
  PersonData,
  Privacy,
  RatingChange,
  Scope,
  Standing,
  Stats,
} from './store.ts';
