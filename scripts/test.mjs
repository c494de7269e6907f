// npm test: set-up, checks, tests. The last line is always "N passed, N failed" alone, and the exit code agrees with it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUp } from './setup.mjs';

const { passed, failed } = main();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function main() {
  const fault = setUp('test');
  if (fault) {
    console.error(fault);
    return { passed: 0, failed: 1 };
  }
  const checks = spawnSync(process.execPath, ['scripts/check.mjs'], { stdio: 'inherit' });
  const tests = runTests(process.argv.slice(2));
  return { passed: tests.passed, failed: tests.failed + (checks.status === 0 ? 0 : 1) };
}

function runTests(args) {
  const folder = mkdtempSync(join(tmpdir(), 'molotow-report-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args];
  const { status } = spawnSync(process.execPath, vitest, { stdio: 'inherit' });
  const counts = count(file);
  rmSync(folder, { recursive: true, force: true });
  // A crash, an error outside any test, or no test at all: vitest says so by its exit code only.
  const unseen = (status !== 0 || counts.passed === 0) && counts.failed === 0;
  return unseen ? { ...counts, failed: 1 } : counts;
}

/** A file that fails before its first test counts as one failed. */
function count(reportFile) {
  let report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}
