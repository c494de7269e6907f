import { describe, expect, test } from 'vitest';
import { COLUMNS, HIGHEST, SLATE, type SlateLayout, slateLayout } from '../../src/render/slateLayout.ts';
import { GROUP } from '../../src/render/slateMarks.ts';
import { KINDS, slateOf } from './slates.ts';

const CASES = KINDS.flatMap((slate) =>
  [3, 4, 5, 6, 7, 8, 9].flatMap((seats) => [1, 2, 9, 19, 40, 120].map((deals) => ({ slate, seats, deals }))),
);

const bottomOf = ({ rows }: SlateLayout) => Math.max(...rows.map(({ top, height }) => top + height));

describe.each(CASES)('$slate, $seats seats, $deals deals', ({ slate, seats, deals }) => {
  const scene = slateOf({ slate, seats, deals });
  const layout = slateLayout(scene);

  test('all find room, rows below each other', () => {
    expect(layout.rows).toHaveLength(seats);
    expect(layout.height).toBeLessThanOrEqual(HIGHEST);
    expect(bottomOf(layout)).toBeLessThan(layout.height);
    for (const [at, { top }] of layout.rows.entries()) {
      const above = layout.rows[at - 1];
      expect(top).toBe(above ? above.top + above.height : SLATE.head);
    }
  });

  test('what is written lies between name and total, within its row, and on nothing else', () => {
    expect(layout.nameWidth).toBeGreaterThanOrEqual(COLUMNS.name.width);
    for (const { top, height, marks } of layout.rows) {
      for (const [at, { x, y, width }] of marks.entries()) {
        expect(x).toBeGreaterThanOrEqual(COLUMNS.name.x + layout.nameWidth);
        expect(x + width).toBeLessThanOrEqual(COLUMNS.total.x);
        expect([y - SLATE.line / 2 >= top, y + SLATE.line / 2 <= top + height]).toEqual([true, true]);
        const before = marks[at - 1];
        if (before) expect(before.y < y || before.x + before.width <= x).toBe(true);
      }
    }
  });

  test('it comes to the total', () => {
    const worth = { number: 1, earlier: 1, sticks: 1, potatoes: -1 } as const;
    const sums = layout.rows.map(({ marks }) => marks.reduce((all, { kind, value }) => all + worth[kind] * value, 0));
    expect(sums).toEqual(scene.rows.map(({ total }) => total));
  });
});

test('fewer deals make a lower picture, fewer seats too', () => {
  const heightOf = (seats: number, deals: number) => slateLayout(slateOf({ slate: 'points', seats, deals })).height;
  expect(heightOf(4, 3)).toBeLessThan(heightOf(4, 20));
  expect(heightOf(3, 3)).toBeLessThan(heightOf(4, 3));
});

test('few deals stand in one line, in order; many are summed up but for the newest', () => {
  const [row] = slateLayout(slateOf({ slate: 'tens', seats: 4, deals: 5 })).rows;
  expect(row?.marks.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'number'));
  expect(new Set(row?.marks.map(({ y }) => y)).size).toBe(1);
  const many = slateOf({ slate: 'tens', seats: 4, deals: 120 });
  const [first, ...rest] = slateLayout(many).rows[0]?.marks ?? [];
  expect(first?.kind).toBe('earlier');
  expect(rest.map(({ value }) => value)).toEqual(many.rows[0]?.written.slice(-rest.length));
  expect(rest.length).toBeGreaterThan(15);
});

test('deals stand below each other from row to row', () => {
  const { rows } = slateLayout(slateOf({ slate: 'points', seats: 9, deals: 19 }));
  const columns = rows.map(({ marks }) => marks.map(({ x }) => x).join());
  expect(new Set(columns).size).toBe(1);
});

test('sticks and potatoes are counted in fives, sticks above', () => {
  const scene = slateOf({ slate: 'sticks', seats: 4, deals: 1 });
  const rows = scene.rows.map((row) => ({ ...row, written: [3, 3, 1, -3, -3, 3, 2], total: 6 }));
  const [row] = slateLayout({ ...scene, rows }).rows;
  expect(row?.marks.map(({ kind, value }) => `${value} ${kind}`)).toEqual([
    `${GROUP} sticks`,
    `${GROUP} sticks`,
    '2 sticks',
    `${GROUP} potatoes`,
    '1 potatoes',
  ]);
  const [sticks, potatoes] = [row?.marks[0], row?.marks[3]];
  expect(potatoes?.y).toBeGreaterThan(sticks?.y ?? Number.POSITIVE_INFINITY);
});

test('only the newest deal is marked where it counted double', () => {
  const scene = { ...slateOf({ slate: 'points', seats: 3, deals: 7 }), doubled: 'twice' };
  for (const { marks } of slateLayout(scene).rows) {
    expect(marks.map(({ doubled }) => doubled)).toEqual([false, false, false, false, false, false, true]);
  }
});
