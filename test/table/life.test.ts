import { expect, test } from 'vitest';
import {
  type Card,
  CONTRACTS,
  legalCards,
  PRESET_RULES,
  PRESETS,
  type Rules,
  type RulesChange,
} from '../../src/game/index.ts';
import {
  decide,
  emptyTable,
  encodeEvent,
  evolve,
  moveOf,
  type PersonCommand,
  phaseOf,
  replay,
  seatOf,
  type Table,
  type TableCommand,
  upcoming,
} from '../../src/table/index.ts';
import { seedOf } from '../game/seedOf.ts';
import { type Chance, chanceOf } from '../naive/chance.ts';

const PEOPLE = 6;

function randomCard(table: Table, chance: Chance): Card {
  const deal = table.game?.current?.deal;
  return deal && !chance.once(5) ? chance.pick(legalCards(deal)) : (chance.below(36) as Card);
}

/** Mostly whoever is on turn, sometimes anybody, seated or not. */
function somebody(table: Table, chance: Chance): number {
  const occupant = table.seats[table.game?.current?.deal.turn ?? -1];
  return occupant?.kind === 'person' && !chance.once(6) ? occupant.person : 1 + chance.below(PEOPLE);
}

/** Anything that people or the clock may come up with, sensible or not. */
function randomCommand(table: Table, chance: Chance): TableCommand {
  const person = somebody(table, chance);
  const seed = seedOf(chance.below(1000));
  const { deal = 1, count = 0 } = moveOf(table) ?? {};
  const move = chance.once(8) ? { deal: chance.below(3), count: chance.below(36) } : { deal, count };
  const weis = chance.pick(['declare', 'keep'] as const);
  const contract = chance.pick(CONTRACTS);
  const card = randomCard(table, chance);
  const version = table.version - (chance.once(5) ? 1 : 0);
  const awaits = table.rules.trump === 'announced' && table.game?.current?.deal.contract === null;
  const players: RulesChange = { field: 'players', value: 2 + chance.below(9) };
  const change = chance.pick<RulesChange>([players, { field: 'slate', value: 'sticks' }, { variant: 'rounds' }]);
  const lobby: readonly PersonCommand[] = [
    { type: 'changeRules', person, change },
    { type: 'join', person },
    { type: 'leave', person, at: 7 },
    { type: 'addComputer', person: table.host },
    { type: 'removeComputer', person },
    { type: 'start', person, seed },
    { type: 'close', person, at: 7, as: 'person' },
  ];
  const turn: readonly TableCommand[] = [
    { type: 'play', person, at: 7, move, card, weis },
    { type: 'announce', person, move, contract },
    { type: 'computerActs', at: 7, version, act: awaits ? { contract } : { card, weis } },
    { type: 'nextDeal', version, seed },
    { type: 'remind', version },
    { type: 'timeUp', at: 7, version, act: awaits ? { contract } : { card, weis } },
    { type: 'next', person, seed, deal: (table.game?.played.length ?? 0) + 1 },
  ];
  const rare: readonly TableCommand[] = [
    ...lobby,
    { type: 'takeBack', person },
    { type: 'makeHost', person, host: 1 + chance.below(PEOPLE) },
    ...(chance.once(9) ? [{ type: 'giveUp', at: 7, version } as const] : []),
    { type: 'again', person, next: 'nexttabl' },
  ];
  return chance.pick(table.game ? (chance.once(25) ? rare : turn) : chance.once(9) ? rare : lobby.slice(0, 6));
}

const rulesFor = (number: number): Rules => {
  const preset = PRESETS[number % PRESETS.length] ?? 'classic';
  return { ...PRESET_RULES[preset], end: { deals: 1 }, ...(preset === 'mohren' ? { end: { target: 100 } } : {}) };
};

interface Life {
  readonly table: Table;
  readonly lines: readonly string[];
}

function opened(number: number): Life {
  const rules = rulesFor(number);
  const seats = [1, ...Array.from({ length: rules.players - 1 }, (_, at) => (at % 2 ? 'free' : 'computer') as 'free')];
  const command = { type: 'open', person: 1, at: 0, channel: '7', language: 'de', rules, seats } as const;
  return after({ table: emptyTable('abcdefgh'), lines: [] }, command);
}

function after({ table, lines }: Life, command: TableCommand): Life {
  const decided = decide(table, command);
  const next = (decided.events ?? []).reduce(evolve, table);
  const all = [...lines, ...(decided.events ?? []).map(encodeEvent)];
  expect(next.version).toBe(all.length);
  return { table: next, lines: all };
}

test('whatever people and clocks ask for, the log replays to the live table, and every table can go on', () => {
  const ends = new Set<string>();
  for (let number = 0; number < 50; number++) {
    const chance = chanceOf(number);
    let life = opened(number);
    for (let step = 0; step < 500 && !life.table.ended; step++) {
      const before = step % 20 === 0 ? structuredClone(life) : null;
      const next = after(life, randomCommand(life.table, chance));
      // Deciding and booking change nothing that is there.
      if (before) expect(life).toEqual(before);
      if (before) expect(replay('abcdefgh', next.lines)).toEqual(next.table);
      life = next;
    }
    const { table } = life;
    expect(replay('abcdefgh', life.lines)).toEqual(table);
    ends.add(table.ended?.why ?? phaseOf(table));
    if (table.game) expect(table.seats).not.toContain(null);
    if (!table.ended) expect(upcoming(table)).not.toBeNull();
    if (!table.ended) expect(seatOf(table, table.host)).not.toBeNull();
  }
  // Otherwise the chance above would not try what it is there to try.
  expect(ends).toEqual(new Set(['finished', 'closed', 'voted', 'abandoned', 'playing']));
});
