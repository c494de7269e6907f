// Types, format and layers, unused code. All always run, so that one run shows every fault; exit 1 if any has one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const page = 'src/sandbox/page'; // runs in browsers: types of its own

const checks = [
  ['tsc', '--noEmit', '-p', '.'],
  ...(existsSync(page) ? [['tsc', '--noEmit', '-p', page]] : []),
  ['biome', 'check', '--error-on-warnings', '.'],
  ['knip', '--no-progress'],
];

const failed = checks.filter(([tool, ...args]) => {
  const { status } = spawnSync(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' });
  return status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
