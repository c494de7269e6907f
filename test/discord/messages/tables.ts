import type { Scene } from '../../../src/discord/messages/index.ts';
import {
  contractsAllowed,
  isAnnouncing,
  legalCards,
  PRESET_RULES,
  PRESETS,
  type Rules,
  refusedRules,
  turnOf,
} from '../../../src/game/index.ts';
import {
  decide,
  emptyTable,
  evolve,
  type Language,
  moveOf,
  type Table,
  type TableCommand,
} from '../../../src/table/index.ts';
import { textIn } from '../../../src/text/index.ts';
import { type Chance, chanceOf } from '../../naive/chance.ts';
import { NAMES } from './names.ts';

const seedFrom = ({ below }: Chance): string => Array.from({ length: 64 }, () => below(16).toString(16)).join('');

/** The table once a command was carried out; a refusal is a fault of the test. */
export function having(table: Table, command: TableCommand): Table {
  const decided = decide(table, command);
  if (decided.refusal) throw new Error(`refused: ${decided.refusal}`);
  return decided.events.reduce(evolve, table);
}

export const HOST = 1;

export interface Company {
  readonly rules: Rules;
  readonly language?: Language;
  readonly computers?: number;
}

/** A lobby whose host is person 1; the last seats are the computers'. */
export function lobbyOf({ rules, language = 'de', computers = 0 }: Company): Table {
  const seats = Array.from({ length: rules.players }, (_, seat) =>
    seat < rules.players - computers ? seat + 1 : 'computer',
  );
  const command = { type: 'open', at: 0, person: HOST, channel: '200000000000000001', language, rules, seats } as const;
  return having(emptyTable('abcd2345'), command);
}

export function started(table: Table, seed: string): Table {
  return having(table, { type: 'start', person: HOST, seed });
}

function act(table: Table, chance: Chance): TableCommand {
  const { game, version } = table;
  const seat = game ? turnOf(game) : null;
  if (!game?.current || seat === null) return { type: 'nextDeal', version, seed: seedFrom(chance) };
  const occupant = table.seats[seat];
  const contracts = contractsAllowed(game.rules);
  const cards = legalCards(game.current.deal);
  const weis = chance.once(4) ? ('keep' as const) : ('declare' as const);
  const choice = isAnnouncing(game) ? { contract: chance.pick(contracts) } : { card: chance.pick(cards), weis };
  if (occupant?.kind !== 'person') return { type: 'computerActs', at: 0, version, act: choice };
  const move = moveOf(table);
  if (move === null) throw new Error('no move');
  const { person } = occupant;
  return choice.contract
    ? { type: 'announce', person, move, contract: choice.contract }
    : { type: 'play', at: 0, person, move, card: choice.card, weis: choice.weis };
}

/** One random legal step on: a card, an announcement, or the next deal. */
function stepped(table: Table, chance: Chance): Table {
  return having(table, act(table, chance));
}

/** Every state of a random game, from its first deal to its end, or to `deals`. */
export function* statesOf(lobby: Table, chance: Chance, deals: number): Generator<Table> {
  let table = started(lobby, seedFrom(chance));
  yield table;
  while (!table.ended && (table.game?.played.length ?? 0) < deals) {
    table = stepped(table, chance);
    yield table;
  }
}

const PLAYERS = [3, 4, 5, 6, 7, 8, 9];
const VARIANTS: readonly Partial<Rules>[] = [
  { gaissBock: true, slalom: true },
  { compareWeis: 'best' },
  { doubleLast: true, end: { deals: 2 } },
  { drinking: true, end: { deals: 1 } },
];

/** The four games, for as many players as they can be played by, and for four with other options. */
export function rulesToTry(): Rules[] {
  return PRESETS.flatMap((preset) => {
    const plain = PLAYERS.map((players): Rules => ({ ...PRESET_RULES[preset], players }));
    const varied = VARIANTS.map((variant): Rules => ({ ...PRESET_RULES[preset], ...variant }));
    return [...plain, ...varied];
  }).filter((rules) => refusedRules(rules) === null);
}

/** The first state of these games that is as wished; none is a fault of the test. */
export function stateWhere(lobby: Table, wished: (table: Table) => boolean): Table {
  for (let seed = 0; seed < 200; seed++) {
    for (const table of statesOf(lobby, chanceOf(seed), 3)) if (wished(table)) return table;
  }
  throw new Error('no such state in 200 games');
}

/** The built-in steps, where a table plays so. */
function drinkingStepsOf({ rules, language }: Table): Scene['drinkingSteps'] {
  return rules.drinking ? textIn(language).drinking.steps : [];
}

/** A scene with plain names, in which nothing is due. */
export function sceneOf(table: Table): Scene {
  return {
    table,
    names: NAMES,
    due: null,
    drinkingSteps: drinkingStepsOf(table),
    deck: null,
    callsRole: null,
    ratings: null,
  };
}
