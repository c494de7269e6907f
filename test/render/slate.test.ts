import { type Canvas, loadImage } from 'canvas';
import { expect, test } from 'vitest';
import { drawSlate, slatePicture } from '../../src/render/slate.ts';
import { COLUMNS, SLATE, slateLayout } from '../../src/render/slateLayout.ts';
import { KINDS, slateOf } from './slates.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many pixels there are as light as chalk. */
function chalkIn(canvas: Canvas, { x, y, width, height }: Area): number {
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > 170) count++;
  return count;
}

/** How many pixels are of gold rather than white or red. */
function goldIn(canvas: Canvas, { x, y, width, height }: Area): number {
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at + 1] ?? 0) > 170 && (data[at + 2] ?? 0) < 130) count++;
  return count;
}

test.each(KINDS)('%s of nine with many deals are a small picture with its words', async (slate) => {
  const { data, name, alt } = await slatePicture(slateOf({ slate, seats: slate === 'sticks' ? 4 : 9, deals: 100 }));
  const image = await loadImage(data);
  expect([image.width, name, alt]).toEqual([960, 'slate.jpg', 'In words']);
  expect(data.length).toBeLessThan(130_000);
});

test('a usual game is small', async () => {
  expect((await slatePicture(slateOf({ slate: 'tens', seats: 4, deals: 12 }))).data.length).toBeLessThan(80_000);
});

test('the winner alone is written in gold', () => {
  const scene = slateOf({ slate: 'tens', seats: 4, deals: 3 });
  const canvas = drawSlate(scene);
  const golden = slateLayout(scene).rows.map(({ top, height }) =>
    goldIn(canvas, { x: COLUMNS.name.x, y: top + 4, width: 850, height: height - 8 }),
  );
  expect(golden[0]).toBeGreaterThan(300);
  expect(golden.slice(1)).toEqual([0, 0, 0]);
});

test('names of any length and kind stay in their column', () => {
  const scene = slateOf({ slate: 'points', seats: 9, deals: 1 });
  const canvas = drawSlate(scene);
  const { rows, nameWidth } = slateLayout(scene);
  for (const { top, height } of rows) {
    const gap = { x: COLUMNS.name.x + nameWidth + 1, y: top + 4, width: 8, height: height - 8 };
    expect(chalkIn(canvas, gap)).toBe(0);
  }
});

test('letters that are condensed stay whole', () => {
  const of = (name: string) => {
    const scene = slateOf({ slate: 'tens', seats: 3, deals: 40 });
    const [first, ...others] = scene.rows;
    if (!first) throw new Error('no row');
    const { nameWidth } = slateLayout(scene);
    const canvas = drawSlate({ ...scene, rows: [{ ...first, name }, ...others] });
    return chalkIn(canvas, { x: COLUMNS.name.x, y: SLATE.head + 4, width: nameWidth, height: 120 });
  };
  // As a whole it has room; twice as much is condensed before it is cut.
  const short = of('Computer');
  expect(of('Computer Computer Computer')).toBeGreaterThan(1.4 * short);
});

test('what is drawn doesn’t depend on what was drawn before', () => {
  const first = drawSlate(slateOf({ slate: 'tens', seats: 3, deals: 2 })).toBuffer('raw');
  drawSlate(slateOf({ slate: 'sticks', seats: 4, deals: 30 }));
  expect(
    drawSlate(slateOf({ slate: 'tens', seats: 3, deals: 2 }))
      .toBuffer('raw')
      .equals(first),
  ).toBe(true);
});

test('nothing written is a fault', () => {
  expect(() => drawSlate(slateOf({ slate: 'tens', seats: 0, deals: 1 }))).toThrow(RangeError);
  expect(() => drawSlate(slateOf({ slate: 'tens', seats: 3, deals: 0 }))).toThrow(RangeError);
});
