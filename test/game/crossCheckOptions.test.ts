import { describe, expect, it } from 'vitest';
import { randomRules } from '../naive/randomRules.ts';
import { differences, TIMEOUT, unfoundFaults } from './crossCheck.ts';

describe('rules.md §5: random records of random options', () => {
  it('score as the naive implementation scores them, legal cards included', { timeout: TIMEOUT }, () => {
    expect(differences(randomRules)).toEqual([]);
  });

  it('planted faults are found at their place', { timeout: TIMEOUT }, () => {
    expect(unfoundFaults(randomRules)).toEqual([]);
  });
});
