import { expect, test } from 'vitest';
import { PRESET_RULES } from '../../src/game/index.ts';
import { DamagedLog, encodeEvent, proveDeals, replay, type TableEvent } from '../../src/table/index.ts';
import { seedOf } from '../game/seedOf.ts';
import { playedTable } from '../persistence/playedTable.ts';

const DEALS = 3;
const rules = { ...PRESET_RULES.classic, end: { deals: DEALS } } as const;

function linesOf(mood: 'steady' | 'restless', number = 1): string[] {
  return [...playedTable(number, rules, mood)].flatMap((step) => step.events).map(encodeEvent);
}

const seedLine = (number: number) => encodeEvent({ type: 'dealt', seed: seedOf(number) } satisfies TableEvent);
/** Where the deals begin, in lines. */
const dealtAt = (lines: readonly string[]) => lines.flatMap((line, at) => (line.startsWith('d ') ? [at] : []));
const fitting = (lines: readonly string[]) => proveDeals('aaaaaaaa', lines).deals.map(({ fits }) => fits);

test.each(['steady', 'restless'] as const)('every deal of a %s game fits its seed', (mood) => {
  for (let number = 1; number <= 5; number++) {
    const lines = linesOf(mood, number);
    const { deals, rules: played } = proveDeals('aaaaaaaa', lines);
    const { game } = replay('aaaaaaaa', lines);
    expect(deals).toEqual(game?.played.map(({ seed }, at) => ({ deal: at + 1, seed, fits: true })));
    expect(played).toEqual(game?.rules);
  }
});

test('a seed that was exchanged afterwards is found, and the other deals still fit', () => {
  const lines = linesOf('steady');
  const [, second = 0] = dealtAt(lines);
  const changed = lines.with(second, seedLine(99));
  expect(() => replay('aaaaaaaa', changed)).toThrow(DamagedLog);
  expect(fitting(changed)).toEqual([true, false, true]);
  expect(proveDeals('aaaaaaaa', changed).deals[1]?.seed).toBe(seedOf(99));
});

test('a card that was exchanged afterwards is found', () => {
  const lines = linesOf('steady');
  const [, , third = 0] = dealtAt(lines);
  const isCard = (line: string) => /^[RESL][6789TUOKA]$/.test(line);
  const first = lines.findIndex((line, at) => at > third && isCard(line));
  const second = lines.findIndex((line, at) => at > first && isCard(line));
  const changed = lines.with(first, lines[second] ?? '').with(second, lines[first] ?? '');
  expect(fitting(changed)).toEqual([true, true, false]);
});

test.each([
  ['a line that means nothing', 'what is this'],
  ['a card that is none', 'X6'],
])('%s is of a deal that does not fit', (_, line) => {
  const lines = linesOf('steady');
  const [, second = 0] = dealtAt(lines);
  expect(fitting(lines.with(second + 2, line))).toEqual([true, false, true]);
});

test('a seed that cannot be read is told as none', () => {
  const lines = linesOf('steady');
  const [first = 0] = dealtAt(lines);
  const { deals } = proveDeals('aaaaaaaa', lines.with(first, 'd secret'));
  expect(deals[0]).toEqual({ deal: 1, seed: null, fits: false });
  expect(deals.slice(1).every(({ fits }) => fits)).toBe(true);
});

test('the deal on the table is left out: its seed is a secret', () => {
  const lines = linesOf('steady');
  const [first = 0, second = 0] = dealtAt(lines);
  const isSecret = (upTo: number) => JSON.stringify(proveDeals('aaaaaaaa', lines.slice(0, upTo)));
  expect(JSON.parse(isSecret(first)).deals).toEqual([]);
  const closed = lines.findIndex((line) => line.startsWith('= '));
  for (let upTo = first + 1; upTo <= closed; upTo++) expect(JSON.parse(isSecret(upTo)).deals).toEqual([]);
  for (let upTo = closed + 1; upTo <= second + 20; upTo++) expect(JSON.parse(isSecret(upTo)).deals).toHaveLength(1);
});

test('of a game that is over the last deal is past, also if the line that closes it was removed', () => {
  const lines = linesOf('steady');
  const last = lines.findLastIndex((line) => line.startsWith('= '));
  expect(fitting(lines.toSpliced(last, 1))).toEqual([true, true, true]);
});

test('a log without a game has no deals; one that cannot be read before it is damaged', () => {
  const lines = linesOf('steady');
  expect(fitting(lines.slice(0, 3))).toEqual([]);
  expect(() => proveDeals('aaaaaaaa', ['what is this', ...lines])).toThrow(DamagedLog);
  expect(() => proveDeals('aaaaaaaa', ['what is this'])).toThrow(DamagedLog);
});
