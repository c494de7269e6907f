// Programs and libraries that npm doesn't bring. Installed only where that needs no password; elsewhere the person gets the exact commands.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Is the program on the PATH? Looks at files only: starting it to ask would take longer than everything else. */
export function hasProgram(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return folder !== '';
    } catch {
      return false;
    }
  });
}

/**
 * Installs Debian packages as root or by `sudo -n`.
 * @param {readonly string[]} packages Debian names
 * @param {string} reason what is missing and what for, without a full stop
 * @returns {string | undefined} what the person has to do, or undefined when they are installed
 */
export function installPackages(packages, reason) {
  const names = packages.join(' ');
  if (!hasProgram('apt-get')) {
    return `${reason}: install it with this system's package manager (Debian calls it ${names}) and try again.`;
  }
  const byHand = `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${names}`;
  const prefix = privilege();
  if (!prefix) return `${reason}, and this user may not install it: run this and try again:\n  ${byHand}`;

  console.log(`Installing system packages: ${names} …`);
  const installed =
    run([...prefix, 'apt-get', 'update']) &&
    run([...prefix, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages]);
  return installed ? undefined : `${reason}, and apt-get failed (see above): put that right, or run this:\n  ${byHand}`;
}

function privilege() {
  if (process.getuid?.() === 0) return [];
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }); // -n: never asks for a password
  return sudo.status === 0 ? ['sudo', '-n'] : undefined;
}

function run([program, ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}
