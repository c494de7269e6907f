import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

const verify = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/verify.ts', ...args], { encoding: 'utf8' });

const SEED = '9fb335b944623bfb4b003c0e74d1d065f37a5a0f9c5365dce5e69ff332396cac';
const COMMITMENT = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');

/** Worked out apart from this code, by what the README says of numbers, deck and batches. */
const HANDS = [
  'R6 R7 S8 SK L6 L8 LT LK LA',
  'R8 RT RU RA EA S6 L7 L9 LO',
  'R9 RK E6 E7 E9 EK S7 ST LU',
  'RO E8 ET EU EO S9 SU SO SA',
];
const EXPECTED = [`commitment: ${COMMITMENT}`, ...HANDS.map((hand, seat) => `seat ${seat}: ${hand}`), ''].join('\n');

describe('npm run verify', () => {
  it('prints the commitment, as sha256sum does, and what everybody was dealt', () => {
    expect(verify(SEED, '--players', '4')).toMatchObject({ status: 0, stdout: EXPECTED, stderr: '' });
  });

  it('takes a seed in capitals, as xxd does', () => {
    expect(verify(SEED.toUpperCase())).toMatchObject({ status: 0, stdout: EXPECTED });
  });

  it.each([
    ['no seed', []],
    ['a seed too short', ['abc']],
    ['too few players', [SEED, '--players', '2']],
    ['too many players', [SEED, '--players', '10']],
    ['an unknown option', [SEED, '--people', '4']],
    ['two seeds', [SEED, SEED]],
  ])('%s: how it is called, exit 1', (_, args) => {
    const { status, stdout, stderr } = verify(...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^usage: npm run -s verify -- SEED --players 4\n/);
  });
});
