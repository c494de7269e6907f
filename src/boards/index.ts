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
export { type Booking, bookingOf, type Tally } from './booking.ts';
export { type Bookkeeper, createBookkeeper } from './bookkeeper.ts';
export { everywhereResult } from './everywhere.ts';
export { type GameKey, gameKey, readGameKey } from './gameKey.ts';
export { type GameResult, gameResult, gameResultSchema, type SeatResult } from './gameResult.ts';
export type { Form, Ledger, NewRating, Ratings, Rebuilding, ToRate } from './ledger.ts';
export { PERIODS, type Period, periodAt } from './period.ts';
export { FIRST_RATING, type Rating, type ShownRating, shownRating } from './rating.ts';
export { rebuild } from './rebuild.ts';
export type {
  BoardPage,
  BoardRow,
  Boards,
  FinishedGame,
  GameList,
  Member,
  Opponent,
  Part,
  PersonData,
  Privacy,
  Rated,
  RatedGame,
  RatingChange,
  Scope,
  Standing,
  Stats,
} from './store.ts';
