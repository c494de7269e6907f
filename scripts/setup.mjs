// What npm start and npm test need on this machine. Plain JavaScript without dependencies: it runs before anything is installed.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canvasFault, modulesFault } from './nodeModules.mjs';
import { hasProgram, installPackages } from './systemPackages.mjs';

/**
 * Brings what is missing. Takes a few milliseconds when nothing is. Works in, and changes to, the project's folder.
 * @param {'start' | 'test'} purpose
 * @returns {string | undefined} the fault with what to do about it; undefined when everything is ready
 */
export function setUp(purpose) {
  process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
  return nodeFault() ?? settingsFault(purpose) ?? programsFault(purpose) ?? modulesFault(purpose) ?? canvasFault();
}

function nodeFault() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const old = major < 20 || (major === 20 && minor < 19);
  return old ? `Node ${process.versions.node} is too old: install Node 20.19 or newer and try again.` : undefined;
}

function settingsFault(purpose) {
  if (purpose === 'test' || !existsSync('.env')) return undefined; // tests must not depend on somebody's settings
  try {
    process.loadEnvFile('.env');
    return undefined;
  } catch (error) {
    return `The file .env can't be read (${error.code}): correct its permissions or remove it.`;
  }
}

function programsFault(purpose) {
  const missing = programsFor(purpose).filter((name) => !hasProgram(name));
  if (missing.length === 0) return undefined;
  const fault = installPackages(missing, `${missing.join(' and ')} missing on this machine`); // Debian's packages have the names of the programs
  const hint = missing.includes('redis-server')
    ? 'Or set REDIS_URL to a Redis you already have (see .env.example).'
    : '';
  return fault && purpose === 'start' ? `${fault}\n${hint}`.trimEnd() : fault;
}

function programsFor(purpose) {
  if (purpose === 'test') return ['redis-server', 'chromium'];
  const { REDIS_URL, REDIS_SENTINELS, REDIS_CLUSTER } = process.env;
  return REDIS_URL || REDIS_SENTINELS || REDIS_CLUSTER ? [] : ['redis-server'];
}
