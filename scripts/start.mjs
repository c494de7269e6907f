// npm start: set-up, then the bot; without DISCORD_TOKEN also the sandbox, a local Discord to play on.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setUp } from './setup.mjs';

const impatience = 1000; // ms; npm repeats the terminal's Ctrl-C, so a second signal before that is no second wish

/** What we started, the latest first: the bot ends before the sandbox it talks to. */
const started = [];
let askedToEnd; // when, in ms since the epoch

process.exitCode = await main();

async function main() {
  const fault = setUp('start');
  if (fault) {
    console.error(fault);
    return 1;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  if (process.env.npm_lifecycle_event) endWithNpm();
  const code = process.env.DISCORD_TOKEN ? await start('src/index.ts').ended : await playLocally();
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended;
  }
  return code;
}

/** The sandbox, then the bot in it. Answers with the exit code of the one that ends first. */
async function playLocally() {
  const settings = {
    SANDBOX_FILE: join(process.env.DATA_DIR || 'data', 'sandbox.json'),
    SANDBOX_PORT: process.env.PORT,
  };
  const sandbox = start('src/sandbox/main.ts', settings, 'pipe');
  const ready = await Promise.race([firstLine(sandbox.child.stdout), sandbox.ended]);
  if (typeof ready === 'number') return ready;
  if (askedToEnd) return sandbox.ended;

  const { url, token } = JSON.parse(ready);
  console.log(`Without DISCORD_TOKEN there is a sandbox to play on: ${new URL(url).origin}`);
  const bot = start('src/index.ts', { DISCORD_API: url, DISCORD_TOKEN: token });
  return Promise.race([bot.ended, sandbox.ended]);
}

/** Starts one of our programs; `ended` is its exit code, 128 + number when a signal ended it. */
function start(entry, settings = {}, stdout = 'inherit') {
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', './scripts/endWithParent.mjs', entry], {
    detached: true, // the terminal's Ctrl-C reaches this process alone, which then ends them in order
    env: { ...process.env, ...settings },
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  const program = { child, ended };
  started.unshift(program);
  return program;
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
    for (const { child } of started) child.kill('SIGKILL');
  } else if (!askedToEnd) {
    askedToEnd = Date.now();
    started[0]?.child.kill('SIGTERM');
  }
}
