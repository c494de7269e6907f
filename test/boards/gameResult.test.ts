import { describe, expect, test } from 'vitest';
import { counts, gameOf, gameResult, gameResultSchema, type SeatResult } from '../../src/boards/gameResult.ts';
import { PRESET_RULES, PRESETS, type Rules, VARIANT_RULES } from '../../src/game/index.ts';
import type { Table } from '../../src/table/index.ts';
import { playedTable } from '../persistence/playedTable.ts';

const { classic, rounds, sticks, mohren } = PRESET_RULES;

/** A table whose game was played to its end, with other people on its seats. */
function finished(rules: Rules, seats: Table['seats'] = []): Table {
  let last: Table | null = null;
  for (const { after } of playedTable(3, rules, 'steady')) last = after;
  if (!last) throw new Error('no game');
  return seats.length > 0 ? { ...last, seats } : last;
}

function seatsOf(table: Table): readonly SeatResult[] {
  const result = gameResult(table);
  if (!result) throw new Error('no result');
  return result.seats;
}

const short = { ...classic, end: { deals: 3 } } as const;
const person = (number: number) => ({ kind: 'person', person: number }) as const;
const computer = (sitsInFor: number | null) => ({ kind: 'computer', sitsInFor }) as const;

describe('what a finished game contributes', () => {
  test.each(PRESETS)('%s: every deal of every seat, and the best have the first place', (preset) => {
    const table = finished(PRESET_RULES[preset]);
    const result = gameResult(table);
    expect(result?.game).toBe(preset);
    const seats = result?.seats ?? [];
    expect(seats.map(({ owner }) => owner)).toEqual([1, 2, 3, 4]);
    for (const { points } of seats) expect(points).toHaveLength(table.game?.played.length ?? 0);
    const winners = seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
    expect(winners).toEqual(table.game?.outcome?.winners);
    expect(gameResultSchema.parse(JSON.parse(JSON.stringify(result)))).toEqual(result);
  });

  test('points are as they were scored, not rounded to tens', () => {
    const table = finished(short);
    const scores = table.game?.played.map((deal) => deal.scores.map(({ total }) => total));
    expect(seatsOf(table).map(({ points }) => points)).toEqual(
      [0, 1, 2, 3].map((seat) => scores?.map((deal) => deal[seat])),
    );
  });

  test('in sticks they are sticks less potatoes', () => {
    const table = finished(sticks);
    const sums = seatsOf(table).map(({ points }) => points.reduce((sum, each) => sum + each));
    expect(sums).toEqual(table.game?.totals);
  });

  test('Weise, matches and trump add up to those of the deals', () => {
    const table = finished({ ...classic, end: { deals: 12 } });
    const seats = seatsOf(table);
    const played = table.game?.played ?? [];
    const all = (of: (seat: SeatResult) => number) => seats.reduce((sum, seat) => sum + of(seat), 0);
    const scores = played.flatMap((deal) => deal.scores);
    expect(all(({ handWeis }) => handWeis)).toBe(scores.reduce((sum, score) => sum + score.handWeis, 0));
    expect(all(({ handWeis }) => handWeis)).toBeGreaterThan(0);
    expect(all(({ tableWeis }) => tableWeis)).toBe(scores.reduce((sum, score) => sum + score.tableWeis, 0));
    expect(all(({ matches }) => matches)).toBe(scores.filter(({ match }) => match).length);
    // Four players always get a trump (rules.md §1).
    expect(all(({ trumpSet }) => trumpSet)).toBe(12);
  });
});

describe('who counts', () => {
  test('a game among computers alone is practice; two people make it count', () => {
    const alone = gameResult(finished(short, [person(1), computer(null), computer(null), computer(null)]));
    const two = gameResult(finished(short, [person(1), computer(null), computer(null), person(2)]));
    expect([alone, two].map((result) => result && counts(result))).toEqual([false, true]);
  });

  test('whoever left had begun, so the game counts for those who stayed', () => {
    const result = gameResult(finished(short, [person(1), computer(2), computer(null), computer(null)]));
    expect(result && counts(result)).toBe(true);
  });

  test('whoever left is last, behind everybody who stayed, whatever the computer did for them', () => {
    const table = finished(short);
    const winner = table.game?.outcome?.winners[0] ?? -1;
    const seats = table.seats.with(winner, computer(winner + 1));
    const left = seatsOf({ ...table, seats });
    expect(left[winner]).toMatchObject({ owner: winner + 1, stayed: false, place: 4 });
    expect(Math.min(...left.map(({ place }) => place))).toBe(1);
    expect(left.filter(({ stayed }) => stayed)).toHaveLength(3);
  });

  test('those who left share the last place', () => {
    const left = seatsOf(finished(short, [computer(1), person(2), computer(3), computer(null)]));
    expect(left.map(({ place, stayed }) => stayed || place)).toEqual([3, true, 3, true]);
    expect(left.map(({ owner }) => owner)).toEqual([1, 2, 3, 'computer']);
  });

  test('an abandoned game contributes nothing, nor does one that goes on', () => {
    const table = finished(short);
    expect(gameResult({ ...table, ended: { at: 5, why: 'closed' } })).toBeNull();
    expect(gameResult({ ...table, ended: null })).toBeNull();
    expect(gameResult({ ...table, game: null })).toBeNull();
  });
});

test.each<readonly [string, Rules, string]>([
  ['a preset is itself', rounds, 'rounds'],
  ['house rules that leave points and winner alone', { ...classic, slate: 'points', tableWeis: false }, 'classic'],
  ['announced trump: most points win', { ...classic, ...mohren, preset: 'classic' }, 'mohren'],
  ['written in sticks', { ...sticks, preset: 'classic' }, 'sticks'],
  ['sticks no longer written in sticks', { ...classic, preset: 'sticks' }, 'classic'],
  ['the jass book', VARIANT_RULES['jass-book'], 'jass-book'],
  ['the jass book, but written in tens', { ...VARIANT_RULES['jass-book'], slate: 'tens' }, 'classic'],
])('the game that rules count as: %s', (_, rules, game) => {
  expect(gameOf(rules)).toBe(game);
});
