import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/game/index.ts';
import { differences, TIMEOUT } from './crossCheck.ts';
import { rulesWith } from './rulesWith.ts';

/** Every number of players that the preset allows, in turn. */
function players(preset: (typeof PRESETS)[number], seed: number): number {
  return preset === 'classic' || preset === 'rounds' ? 3 + (seed % 7) : 4;
}

describe('rules.md §5: random records score as the naive implementation scores them, legal cards included', () => {
  it.each(PRESETS)('%s', { timeout: TIMEOUT }, (preset) => {
    expect(differences((seed) => rulesWith({ preset, players: players(preset, seed) }))).toEqual([]);
  });
});
