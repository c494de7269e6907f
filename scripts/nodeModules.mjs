// The packages from npm, and canvas, the one that may have to be built on this machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { installPackages } from './systemPackages.mjs';

// discord.md, node-canvas: where no ready-made build fits, it is compiled against these.
const canvasPackages = [
  'build-essential',
  'libcairo2-dev',
  'libgif-dev',
  'libjpeg-dev',
  'libpango1.0-dev',
  'librsvg2-dev',
  'pkg-config',
  'python3',
];

// Inside canvas's own folder, so that it goes when canvas is replaced. Loading canvas to ask would cost every start 100 ms.
const canvasStamp = 'node_modules/canvas/.loads';

/**
 * `npm ci` when node_modules is missing or differs from package-lock.json. Install scripts wait for `canvasFault`: so a failure here is npm's, one there is canvas's.
 * @param {'start' | 'test'} purpose `start` can do without the dev dependencies
 * @returns {string | undefined} the fault
 */
export function modulesFault(purpose) {
  const wanted = packagesIn('package-lock.json');
  if (!wanted) return 'package-lock.json is missing or damaged: get it back with git checkout package-lock.json.';
  const installed = packagesIn('node_modules/.package-lock.json'); // npm's own list, written last: an interrupted install has none
  if (installed && isCurrent({ wanted, installed, purpose })) return undefined;

  console.log('Installing packages from npm …');
  const keepsDev = purpose === 'test' || Object.values(installed ?? {}).some(({ dev }) => dev);
  const done = npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', keepsDev ? '--include=dev' : '--omit=dev']);
  return done ? undefined : 'npm ci failed (see above): check the connection to the npm registry and try again.';
}

/**
 * Makes canvas loadable: as installed, else built, else built once more with its system packages.
 * @returns {string | undefined} the fault
 */
export function canvasFault() {
  if (existsSync(canvasStamp)) return undefined;
  if (!canvasLoads()) {
    console.log('Fetching or building canvas, which draws the tables …');
    if (!buildCanvas('ignore')) {
      const fault = installPackages(canvasPackages, 'canvas needs libraries to be built on this machine');
      if (fault) return fault;
      if (!buildCanvas('inherit'))
        return 'canvas could not be built (see above): npm rebuild canvas must succeed first.';
    }
  }
  try {
    writeFileSync(canvasStamp, '');
  } catch {
    // Somebody else's node_modules: then canvas is asked again at the next start.
  }
  return undefined;
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function isCurrent({ wanted, installed, purpose }) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found) return found.version === entry.version && found.integrity === entry.integrity;
    return entry.optional || entry.devOptional || (purpose === 'start' && entry.dev);
  });
}

function canvasLoads() {
  return spawnSync(process.execPath, ['--eval', "require('canvas')"], { stdio: 'ignore' }).status === 0;
}

function buildCanvas(output) {
  return npm(['rebuild', 'canvas', 'esbuild', '--foreground-scripts'], output) && canvasLoads();
}

function npm(args, output = 'inherit') {
  return spawnSync('npm', [...args, '--loglevel=error'], { stdio: ['ignore', output, output] }).status === 0;
}
