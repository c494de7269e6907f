import { describe, expect, it } from 'vitest';
import { drinkingStepSchema, stepFor } from '../../src/table/index.ts';

const step = { points: 20, title: 'Prost', sentence: 'Ein Schluck.', intensity: 1, act: 'drinks' } as const;
const steps = [20, 50, 100, 150, 200].map((points) => ({ ...step, points }));

describe('rules.md §4: the highest step not above the points of a single Weis', () => {
  it.each([
    [20, 20],
    [40, 20],
    [49, 20],
    [50, 50],
    [100, 100],
    [120, 100],
    [150, 150],
    [199, 150],
    [200, 200],
    [600, 200],
  ])('%d points: step %d', (points, expected) => {
    expect(stepFor(steps, points)?.points).toBe(expected);
    expect(stepFor(steps.toReversed(), points)?.points).toBe(expected);
  });

  it('below all steps there is none', () => {
    expect(stepFor(steps, 19)).toBeNull();
    expect(stepFor([], 100)).toBeNull();
  });
});

describe('a step that a server writes', () => {
  it.each([
    { points: 0 },
    { points: 1001 },
    { points: 20.5 },
    { title: ' ' },
    { title: 'x'.repeat(31) },
    { sentence: '' },
    { sentence: 'x'.repeat(101) },
    { intensity: 0 },
    { intensity: 6 },
    { act: 'sleeps' },
    { more: 1 },
  ])('%j is none', (fault) => {
    expect(drinkingStepSchema.safeParse({ ...step, ...fault }).success).toBe(false);
  });

  it('is trimmed', () => {
    expect(drinkingStepSchema.parse({ ...step, title: '  Prost ' })).toEqual(step);
  });
});
