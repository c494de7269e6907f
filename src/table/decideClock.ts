import { type Decision, type Seat, turnOf } from '../game/index.ts';
import type { ClockCommand, ComputerMove } from './command.ts';
import { handOver, inGame } from './decidePlay.ts';
import type { Refusal } from './refusal.ts';
import { evolve, type Table, type TableEvent } from './table.ts';

type Decided = Decision<TableEvent, Refusal>;

/** Who misses this many turns in a row hands the seat to the computer. */
const MOST_MISSES = 2;

interface Acting {
  readonly seat: Seat;
  readonly act: ComputerMove;
  readonly at: number;
}

function actFor(table: Table, { seat, act, at }: Acting): Decided {
  if ('contract' in act) return inGame(table, { type: 'announce', seat, contract: act.contract }, at);
  return inGame(table, { type: 'play', seat, ...act }, at);
}

/** First the computer plays one card for who is away; the next time in a row it takes the seat, openly. */
function decideTimeUp(table: Table, acting: Acting): Decided {
  const { seat, at } = acting;
  const misses = (table.misses[seat] ?? 0) + 1;
  if (misses >= MOST_MISSES) return { events: handOver(table, seat, { at, why: 'abandoned' }) };
  const missed: TableEvent = { type: 'missed', seat };
  const decided = actFor(evolve(table, missed), acting);
  return decided.refusal ? decided : { events: [missed, ...decided.events] };
}

function decideOnTurn(table: Table, command: Exclude<ClockCommand, { type: 'giveUp' | 'nextDeal' }>): Decided {
  const seat = table.game ? turnOf(table.game) : null;
  if (seat === null) return { refusal: 'stale-move' };
  const person = table.seats[seat]?.kind === 'person';
  if (person !== (command.type !== 'computerActs')) return { refusal: 'stale-move' };
  if (command.type === 'remind') return { events: [{ type: 'reminded', seat }] };
  const acting = { seat, act: command.act, at: command.at };
  return command.type === 'timeUp' ? decideTimeUp(table, acting) : actFor(table, acting);
}

/** What a passed deadline does; one set for an older state does nothing. */
export function decideClock(table: Table, command: ClockCommand): Decided {
  if (command.version !== table.version) return { refusal: 'stale-move' };
  switch (command.type) {
    case 'giveUp':
      return { events: [{ type: 'ended', at: command.at, why: table.game ? 'abandoned' : 'expired' }] };
    case 'nextDeal':
      return inGame(table, { type: 'deal', seed: command.seed }, 0);
    default:
      return decideOnTurn(table, command);
  }
}
