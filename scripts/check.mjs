// Types, format and layers, unused code. All three always run, so that one run shows every fault; exit 1 if any has one.
import { spawnSync } from 'node:child_process';

const checks = [
  ['tsc', '--noEmit', '-p', '.'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['knip', '--no-progress'],
];

const failed = checks.filter(([tool, ...args]) => {
  const { status } = spawnSync(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' });
  return status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
