import { loadImage } from 'canvas';
import { expect, test } from 'vitest';
import { chartPicture, drawChart } from '../../src/render/chart.ts';
import { chartScale, labelPlaces } from '../../src/render/chartScale.ts';

const PLOT = { left: 100, right: 700, top: 80, bottom: 530 };
const scene = (lines: readonly (readonly number[])[]) => ({
  title: 'Standing',
  steps: 'deals',
  alt: 'In words',
  lines: lines.map((values, at) => ({ name: `Anna ${at}`, values })),
});

test('ticks are round, span all values and are few', () => {
  for (const values of [[0, 7], [0, 157, 1314], [-40, 3], [1500, 1512, 1498], [5, 5], [0], [-3, -3], [0, 99_999]]) {
    const { ticks } = chartScale([values], PLOT);
    expect(ticks.length).toBeGreaterThan(2);
    expect(ticks.length).toBeLessThanOrEqual(8);
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
  }
  expect(chartScale([[0, 157]], PLOT).ticks).toEqual([0, 50, 100, 150, 200]);
});

test('values lie within the plot, higher ones above', () => {
  const { x, y } = chartScale([[0, 50, 157], [3]], PLOT);
  expect([x(0), x(2), y(0), y(200)]).toEqual([100, 700, 530, 80]);
  expect(y(50)).toBeGreaterThan(y(157));
});

test('labels keep their order and their distance, and stay on the strip', () => {
  const strip = { from: 80, to: 530, gap: 40 };
  for (const wanted of [
    [100, 100, 100],
    [530, 529, 528, 527],
    [80, 80, 300, 301],
    Array.from({ length: 9 }, () => 305),
  ]) {
    const places = labelPlaces(wanted, strip);
    const sorted = [...places].sort((a, b) => a - b);
    for (const [at, place] of sorted.entries())
      if (at > 0) expect(place - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(40);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(80);
    expect(Math.max(...places)).toBeLessThanOrEqual(530);
  }
  expect(labelPlaces([300, 100], strip)).toEqual([300, 100]);
});

test('a chart of nine people is a small picture with its words', async () => {
  const lines = Array.from({ length: 9 }, (_, seat) => Array.from({ length: 12 }, (_, deal) => deal * (seat + 3)));
  const { data, name, alt } = await chartPicture(scene(lines));
  const image = await loadImage(data);
  expect([image.width, image.height, name, alt]).toEqual([960, 600, 'chart.png', 'In words']);
  expect(data.length).toBeLessThan(150_000);
});

test('each line has been drawn in its own ink', () => {
  const canvas = drawChart(
    scene([
      [0, 10],
      [0, 5],
      [0, 0],
    ]),
  );
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const inks = new Set<string>();
  for (let at = 0; at < data.length; at += 4) inks.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
  for (const ink of ['244,197,79', '124,200,245', '255,138,92']) expect(inks.has(ink)).toBe(true);
});

test('nothing to draw is a fault', () => {
  expect(() => drawChart(scene([]))).toThrow(RangeError);
  expect(() => drawChart(scene([[1], []]))).toThrow(RangeError);
});
