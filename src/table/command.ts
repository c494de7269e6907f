import type { Card, Contract, Rules, RulesChange, Seat, Seed } from '../game/index.ts';
import type { Language, PersonNumber, TableId, TableOptions } from './table.ts';

/** The place of one card in a game; a click made for another place comes too late. */
export interface Move {
  /** Number of the deal, from 1. */
  readonly deal: number;
  /** Cards played before in this deal. */
  readonly count: number;
}

/** A seat as a table is opened: somebody, a computer, or free. */
export type OpenSeat = PersonNumber | 'computer' | 'free';

/** What a person wants to do. Time and randomness come along as data. */
export type PersonCommand = { readonly person: PersonNumber } & (
  | {
      readonly type: 'open';
      readonly at: number;
      readonly channel: string;
      readonly language: Language;
      readonly rules: Rules;
      readonly options?: TableOptions;
      /** Where chance would choose who deals first. */
      readonly firstDealer?: Seat;
      /** Who sits where from the start; one entry a seat. */
      readonly seats: readonly OpenSeat[];
    }
  | { readonly type: 'join' }
  | { readonly type: 'leave'; readonly at: number }
  | { readonly type: 'addComputer' }
  | { readonly type: 'removeComputer' }
  | { readonly type: 'changeRules'; readonly change: RulesChange }
  | { readonly type: 'start'; readonly seed: Seed }
  /** Names the table that carries on with the same seats and rules. */
  | { readonly type: 'again'; readonly next: TableId }
  | { readonly type: 'next'; readonly seed: Seed; readonly deal: number }
  | { readonly type: 'takeBack' }
  | {
      readonly type: 'play';
      readonly at: number;
      readonly move: Move;
      readonly card: Card;
      readonly weis: 'declare' | 'keep';
    }
  | { readonly type: 'announce'; readonly move: Move; readonly contract: Contract }
  | { readonly type: 'makeHost'; readonly host: PersonNumber }
  | { readonly type: 'close'; readonly at: number; readonly as: 'person' | 'moderator' }
);

/** What a computer on turn does. */
export type ComputerMove = { readonly card: Card; readonly weis: 'declare' | 'keep' } | { readonly contract: Contract };

/** What happens by itself when a deadline has passed; `version` binds it to the state it was set for. */
export type ClockCommand =
  | { readonly type: 'computerActs'; readonly at: number; readonly version: number; readonly act: ComputerMove }
  | { readonly type: 'remind'; readonly version: number }
  /** The time of the person on turn is over; `act` is what the computer would do. */
  | { readonly type: 'timeUp'; readonly at: number; readonly version: number; readonly act: ComputerMove }
  /** Nobody has come, or nobody has played, for too long. */
  | { readonly type: 'giveUp'; readonly at: number; readonly version: number }
  | { readonly type: 'nextDeal'; readonly version: number; readonly seed: Seed };

export type TableCommand = PersonCommand | ClockCommand;
