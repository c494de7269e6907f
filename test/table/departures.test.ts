import { expect, test } from 'vitest';
import { departureStep } from '../../src/table/departures.ts';

const NOW = 1_800_000_000_000;

test.each([
  ['there, as ever', true, null, null],
  ['there again in time', true, NOW + 1, 'takeBack'],
  ['there again, though its time had passed while nobody looked', true, NOW - 1, 'takeBack'],
  ['there again after its deletion began', true, 'begun', 'erase'],
  ['gone', false, null, 'note'],
  ['gone for a while', false, NOW + 1, null],
  ['gone for long enough', false, NOW, 'erase'],
  ['gone, and half deleted', false, 'begun', 'erase'],
] as const)('a server that is %s', (_, isPresent, deletion, step) => {
  expect(departureStep({ isPresent, deletion }, NOW)).toBe(step);
});
