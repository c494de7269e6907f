import { loadImage } from 'canvas';
import { expect, test } from 'vitest';
import { drawRanking, rankingPicture } from '../../src/render/ranking.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    place: at + 1,
    name: at === 4 ? 'W'.repeat(32) : `漢字 Anna ${at}`,
    value: `${1600 - 20 * at} ± 99`,
    share: 1 - at / count,
  }));
const scene = (count: number) => ({ title: 'Leaderboard', subtitle: 'classic', alt: 'In words', rows: rows(count) });

test('ten places are a small picture with its words, fewer a lower one', async () => {
  const { data, name, alt } = await rankingPicture(scene(10));
  const image = await loadImage(data);
  expect([image.width, name, alt]).toEqual([960, 'ranking.png', 'In words']);
  expect(data.length).toBeLessThan(150_000);
  expect(drawRanking(scene(2)).height).toBeLessThan(image.height);
});

test('a better place has a longer bar', () => {
  const canvas = drawRanking(scene(10));
  const context = canvas.getContext('2d');
  const barAt = (row: number) => {
    const { data } = context.getImageData(0, 120 + 56 * row + 8, canvas.width, 1);
    let last = 0;
    for (let x = 0; x < canvas.width; x++) if (data[4 * x] === 0x2b && data[4 * x + 1] === 0x70) last = x;
    return last;
  };
  expect(barAt(0)).toBeGreaterThan(barAt(5));
  expect(barAt(5)).toBeGreaterThan(barAt(9));
});

test('nobody to draw is a fault', () => {
  expect(() => drawRanking(scene(0))).toThrow(RangeError);
});
