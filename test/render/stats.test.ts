import { type Canvas, loadImage } from 'canvas';
import { expect, test } from 'vitest';
import { type Spread, spreadLayout } from '../../src/render/spreadLayout.ts';
import { drawStats, type StatsScene, statsPicture } from '../../src/render/stats.ts';
import { statsLayout } from '../../src/render/statsLayout.ts';

const PLOT = { left: 72, right: 452, top: 100, bottom: 256 };
const width = PLOT.right - PLOT.left;

const tens: Spread = {
  step: 10,
  mean: 42,
  counts: new Map([
    [-260, 1],
    [30, 4],
    [40, 9],
    [150, 2],
  ]),
};
const sticks: Spread = {
  step: 1,
  mean: -0.5,
  counts: new Map([
    [-3, 1],
    [-1, 12],
    [0, 3],
    [3, 2],
  ]),
};
const alone: Spread = { step: 10, mean: 47, counts: new Map([[40, 1]]) };
const huge: Spread = {
  step: 10,
  mean: 0,
  counts: new Map([
    [-9990, 1],
    [0, 99_999],
    [9990, 1],
  ]),
};

test.each([tens, sticks, alone, huge])('bars and ticks lie in the plot, and are few enough to be read', (spread) => {
  const { bars, across, up, mean } = spreadLayout(spread, PLOT);
  for (const bar of bars) {
    expect(bar.left).toBeGreaterThanOrEqual(PLOT.left);
    expect(bar.left + bar.width).toBeLessThanOrEqual(PLOT.right + 0.01);
    expect(bar.width).toBeGreaterThanOrEqual(width / 50);
    expect(bar.height).toBeGreaterThan(0);
    expect(bar.height).toBeLessThanOrEqual(PLOT.bottom - PLOT.top);
  }
  for (const { at } of [...across, { at: mean }]) {
    expect([at >= PLOT.left, at <= PLOT.right]).toEqual([true, true]);
  }
  expect(across.length).toBeGreaterThan(1);
  expect(across.length).toBeLessThanOrEqual(7);
  expect(up[0]).toEqual({ value: 0, at: PLOT.bottom });
  expect(up.at(-1)?.value).toBeGreaterThanOrEqual(Math.max(...spread.counts.values()));
  expect(up.length).toBeLessThanOrEqual(4);
});

test('bars are as high as deals are many, and none is lost where they are drawn together', () => {
  const { bars, up } = spreadLayout(sticks, PLOT);
  const deal = (PLOT.bottom - PLOT.top) / (up.at(-1)?.value ?? 1);
  expect(bars.map(({ height }) => Math.round(height / deal))).toEqual([1, 12, 3, 2]);
  const wide: Spread = {
    step: 10,
    mean: 0,
    counts: new Map([
      [-500, 1],
      [-490, 2],
      [500, 1],
    ]),
  };
  const merged = spreadLayout(wide, PLOT);
  const one = (PLOT.bottom - PLOT.top) / (merged.up.at(-1)?.value ?? 1);
  expect(merged.bars.map(({ height }) => Math.round(height / one))).toEqual([3, 1]);
});

test('a single value stands below the middle of its bar, a stretch begins at its edge', () => {
  const single = spreadLayout(sticks, PLOT);
  const [first] = single.bars;
  expect(single.across[0]).toEqual({ value: -3, at: (first?.left ?? 0) + (first?.width ?? 0) / 2 });
  const stretch = spreadLayout(tens, PLOT);
  const [, , , last] = stretch.bars;
  const size = (stretch.across[1]?.at ?? 0) - (stretch.across[0]?.at ?? 0);
  const points = (stretch.across[1]?.value ?? 0) - (stretch.across[0]?.value ?? 0);
  const zero = stretch.across.find(({ value }) => value === 0)?.at ?? 0;
  expect(last?.left).toBeGreaterThan(zero);
  expect(stretch.mean).toBeCloseTo(zero + (42 * size) / points);
});

test('panels stand two by two, below a course if there is one; who is left over has the whole width', () => {
  const { panels, course, height } = statsLayout(3, 'course');
  expect(panels.map(({ width }) => width)).toEqual([480, 480, 960]);
  expect(panels.map(({ y }) => y)).toEqual([course?.height, course?.height, (course?.height ?? 0) + 340]);
  expect(height).toBe((course?.height ?? 0) + 680);
  expect(statsLayout(1, 'none')).toMatchObject({ course: null, height: 340 });
});

const gameOf = (spread: Spread, ratings: readonly number[]): StatsScene['games'][number] => ({
  name: 'Stecken und Kartoffeln',
  ratings,
  spread,
  values: 'Stecken weniger Kartoffeln pro Runde',
  average: 'Durchschnitt −257.3',
});
const sceneOf = (games: StatsScene['games']): StatsScene => ({
  title: 'Wertung',
  steps: 'Partien',
  deals: 'Anzahl Runden',
  games,
  alt: 'In words',
});

test('four games with long courses are one small picture with its words', async () => {
  const ratings = Array.from({ length: 100 }, (_, at) => 1500 + ((at * 37) % 20) + 2 * at);
  const { data, name, alt } = await statsPicture(
    sceneOf([tens, sticks, alone, huge].map((spread) => gameOf(spread, ratings))),
  );
  const image = await loadImage(data);
  expect([image.width, name, alt]).toEqual([960, 'stats.png', 'In words']);
  expect(data.length).toBeLessThan(170_000);
});

test('with fewer than two rated games only the spread is drawn', () => {
  expect(drawStats(sceneOf([gameOf(tens, [1500])])).height).toBe(340);
  expect(drawStats(sceneOf([gameOf(tens, [1500, 1510]), gameOf(sticks, [])])).height).toBe(860);
});

function inksOf(canvas: Canvas): ReadonlySet<string> {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const inks = new Set<string>();
  for (let at = 0; at < data.length; at += 4) inks.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
  return inks;
}

test('a game has one ink in course and spread', () => {
  const [gold, blue] = ['244,197,79', '124,200,245'];
  const both = inksOf(drawStats(sceneOf([gameOf(tens, []), gameOf(sticks, [1500, 1510])])));
  expect([both.has(gold), both.has(blue)]).toEqual([true, true]);
  const one = inksOf(drawStats(sceneOf([gameOf(tens, [1500, 1510])])));
  expect([one.has(gold), one.has(blue)]).toEqual([true, false]);
});

test('nothing to draw is a fault', () => {
  expect(() => drawStats(sceneOf([]))).toThrow(RangeError);
  expect(() => drawStats(sceneOf([gameOf({ ...tens, counts: new Map() }, [])]))).toThrow(RangeError);
});
