import {
  type Card,
  type Contract,
  contractsAllowed,
  isAnnouncing,
  legalCards,
  type Rules,
  turnOf,
} from '../../src/game/index.ts';
import {
  type ComputerMove,
  decide,
  emptyTable,
  evolve,
  moveOf,
  type Table,
  type TableCommand,
  type TableEvent,
} from '../../src/table/index.ts';
import { seedOf } from '../game/seedOf.ts';
import { type Chance, chanceOf } from '../naive/chance.ts';

/** One decision at a table: what is booked together. */
export interface Step {
  readonly events: readonly TableEvent[];
  readonly after: Table;
}

/** `restless`: people leave their seats to the computer and take them back. */
type Mood = 'steady' | 'restless';

function moveAt(game: NonNullable<Table['game']>, chance: Chance): ComputerMove {
  if (isAnnouncing(game)) return { contract: chance.pick<Contract>(contractsAllowed(game.rules)) };
  if (!game.current) throw new Error('no deal to play');
  const card = chance.pick<Card>(legalCards(game.current.deal));
  return { card, weis: chance.once(4) ? 'keep' : 'declare' };
}

function nextCommand(table: Table, chance: Chance, mood: Mood): TableCommand {
  const { game, version } = table;
  const host = { person: table.host };
  if (!game) return { ...host, type: 'start', seed: seedOf(chance.below(2 ** 31)) };
  const [seat, move] = [turnOf(game), moveOf(table)];
  if (seat === null || !move) {
    return { ...host, type: 'next', seed: seedOf(chance.below(2 ** 31)), deal: game.played.length + 1 };
  }
  const occupant = table.seats[seat];
  if (!occupant) throw new Error('a free seat in a game');
  if (occupant.kind === 'computer') {
    if (occupant.sitsInFor !== null && chance.once(4)) return { type: 'takeBack', person: occupant.sitsInFor };
    return { type: 'computerActs', at: 0, version, act: moveAt(game, chance) };
  }
  const { person } = occupant;
  if (mood === 'restless' && person !== table.host && chance.once(20)) return { type: 'leave', person, at: 0 };
  const act = moveAt(game, chance);
  if ('contract' in act) return { type: 'announce', person, move, contract: act.contract };
  return { type: 'play', person, move, at: 0, ...act };
}

/** A table of people 1, 2, 3 … (the first is the host) and its game, played at random through `decide` to the end. The same number plays the same. */
export function* playedTable(number: number, rules: Rules, mood: Mood): Generator<Step> {
  const chance = chanceOf(number);
  const seats = Array.from({ length: rules.players }, (_, seat) => seat + 1);
  let table = emptyTable('ABCDEFGH');
  let command: TableCommand = { type: 'open', person: 1, at: 0, channel: '7', language: 'de', rules, seats };
  for (;;) {
    const { events, refusal } = decide(table, command);
    if (refusal !== undefined) throw new Error(`${command.type}: ${refusal}`);
    table = events.reduce(evolve, table);
    yield { events, after: table };
    if (table.ended) return;
    command = nextCommand(table, chance, mood);
  }
}
