// npm start: set-up, then the bot; without DISCORD_TOKEN also the sandbox, a local Discord to play on.
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setUp } from './setup.mjs';
import { hasProgram } from './systemPackages.mjs';

const impatience = 1000; // ms; npm repeats the terminal's Ctrl-C, so a second signal before that is no second wish
const lockIsHeld = 75; // exit code of flock(1), ours to choose
const signalled = 128; // an exit code above it is this plus the signal's number

/** What we started, the latest first: the bot ends before the sandbox it talks to. */
const running = [];
let askedToEnd; // when, in ms since the epoch

process.exitCode = await main();

async function main() {
  const fault = setUp('start');
  if (fault) return refuse(fault);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  if (process.env.npm_lifecycle_event) endWithNpm();
  const code = process.env.DISCORD_TOKEN ? await start('src/index.ts').ended : await playLocally();
  if (code > signalled && !askedToEnd) {
    console.error(`Ended from outside (exit code ${code}): after another npm start every table stands where it stood.`);
  }
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
  return code;
}

/** The sandbox, then the bot in it. Answers with the exit code of the one that ends first. */
async function playLocally() {
  const folder = process.env.DATA_DIR || 'data';
  const fault = folderFault(folder);
  if (fault) return refuse(fault);

  const settings = { SANDBOX_FILE: join(folder, 'sandbox.json'), SANDBOX_PORT: process.env.PORT };
  // Two sandboxes would write one history. The lock goes with the process, so a killed one leaves none.
  const lock = ['flock', '--nonblock', '--conflict-exit-code', `${lockIsHeld}`, '--no-fork', `${folder}/sandbox.lock`];
  const under = hasProgram('flock') ? lock : [];
  const sandbox = start('src/sandbox/main.ts', settings, { stdout: 'pipe', under });
  const bot = start('src/index.ts', {}, { preload: ['./scripts/joinSandbox.mjs'] });
  const ready = await Promise.race([firstLine(sandbox.child.stdout), sandbox.ended, bot.ended]);
  if (ready === lockIsHeld) {
    return refuse(`Another npm start is running on ${folder}: end it first, or set DATA_DIR to another folder.`);
  }
  if (typeof ready === 'number') return ready;

  const { url, token } = JSON.parse(ready);
  console.log(`Without DISCORD_TOKEN there is a sandbox to play on: ${new URL(url).origin}`);
  bot.child.send({ DISCORD_API: url, DISCORD_TOKEN: token });
  return Promise.race([bot.ended, sandbox.ended]);
}

function folderFault(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch ({ code }) {
    return `The data folder ${folder} is not writable (${code}): make it so, or set DATA_DIR to another.`;
  }
}

function refuse(fault) {
  console.error(fault);
  return 1;
}

/** Starts one of our programs, `under` another if given; `ended` is its exit code, 128 + number when a signal ended it. */
function start(entry, settings = {}, { stdout = 'inherit', under = [], preload = [] } = {}) {
  const imports = ['tsx', './scripts/endWithParent.mjs', ...preload].flatMap((module) => ['--import', module]);
  const node = [process.execPath, ...imports, entry];
  const [program, ...args] = [...under, ...node];
  const child = spawn(program, args, {
    detached: true, // the terminal's Ctrl-C reaches this process alone, which then ends them in order
    env: { ...process.env, ...settings },
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signalled + os.constants.signals[signal]));
  });
  const started = { child, ended };
  running.unshift(started);
  return started;
}

/** The stream's first line; whatever follows is passed through. Never settles when the stream ends without one. */
function firstLine(stream) {
  const lines = createInterface({ input: stream });
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      lines.on('line', (later) => console.log(later));
      resolve(line);
    });
  });
}

/** npm killed by SIGKILL tells nobody: its child finds itself with another parent. */
function endWithNpm() {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}

function end() {
  if (askedToEnd && Date.now() - askedToEnd > impatience) {
    for (const { child } of running) child.kill('SIGKILL');
  } else if (!askedToEnd) {
    askedToEnd = Date.now();
    running[0]?.child.kill('SIGTERM');
  }
}
