import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, chmod, constants, lstat, mkdir, open, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis, ReplyError } from 'ioredis';

/** A `redis-server` of one data folder; while this value lives it belongs to this bot alone. */
interface EmbeddedRedis {
  /** The server's unix socket; it has no TCP port. */
  readonly path: string;
  /** False when a living server was found on the folder, as a killed bot leaves it. */
  readonly started: boolean;
  /** Saves and ends the server, adopted or not: nobody else uses it. A second call does nothing. Throws when the server refuses, as with a full disk. */
  stop(): Promise<void>;
}

interface Fault {
  /** A sentence for the person who starts the bot. */
  readonly fault: string;
}

interface Place {
  /** Of the append-only file, the lock and the log. */
  readonly folder: string;
  readonly socket: string;
}

interface Launched {
  /** Undefined while it runs. */
  readonly exitCode: () => number | undefined;
}

interface Claimed {
  /** The connection that shows others that this bot lives. */
  readonly claim: Redis;
  readonly started: boolean;
}

/** Every bot keeps a connection of this name. It vanishes with the process, even by SIGKILL, so it can't be stale as a pid file can. */
const botName = 'molotow-bot';

const lockIsHeld = 75; // exit code of flock(1), ours to choose
const cannotExecute = 69; // exit code of flock(1)
const patience = 10_000; // ms for a server to answer, or for an ending one to be gone
const pause = 25; // ms
const logName = 'redis.log';

/**
 * Starts the embedded Redis in `<dataDir>/redis`, or adopts the one that lives there, and claims it for this bot. A server that dies in between is
 * started again; clients that reconnect to `path` find it.
 * @returns a fault when another bot has it, when the folder isn't writable, when redis-server is missing or doesn't start
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedRedis | Fault> {
  const place = await placeIn(dataDir);
  if ('fault' in place) return place;
  const first = await claimOrLaunch(place);
  if ('fault' in first) return first;

  let current = first.claim;
  let stopping = false;
  let revival = Promise.resolve();
  const revive = async () => {
    const next = await claimOrLaunch(place);
    if ('fault' in next) return;
    current = next.claim;
    watch();
  };
  const watch = () => {
    current.once('close', () => {
      // Without success every change is refused as "not saved", until somebody starts the bot again.
      if (!stopping) revival = revive().catch(() => {});
    });
  };
  watch();

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await revival;
    if (current.status !== 'end') await shutDown(current);
  };
  return { path: place.socket, started: first.started, stop };
}

/** Where the server of a data folder lives: its files there, its socket on a path short enough for the system (107 bytes). */
async function placeIn(dataDir: string): Promise<Place | Fault> {
  const folder = join(dataDir, 'redis');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700); // it may have been there before
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return {
      fault: `The data folder ${dataDir} is not writable (${codeOf(error)}): make it so, or set DATA_DIR to another.`,
    };
  }
  const real = await realpath(folder);
  const socket = `/tmp/molotow-${createHash('sha256').update(real).digest('hex').slice(0, 24)}.sock`;
  const owner = await lstat(socket).then(
    ({ uid }) => uid,
    () => undefined,
  );
  if (owner !== undefined && owner !== process.getuid?.()) {
    return {
      fault: `${socket} belongs to another user, so the bot's Redis can't use it: run the bot as that user, or set DATA_DIR to another folder.`,
    };
  }
  return { folder: real, socket };
}

/** Claims the living server, else launches one; again while another one still holds the folder. */
async function claimOrLaunch(place: Place): Promise<Claimed | Fault> {
  const deadline = performance.now() + patience;
  let server: Launched | undefined;
  while (performance.now() < deadline) {
    const claim = await claimLiving(place);
    if (claim) return 'fault' in claim ? claim : { claim, started: server !== undefined };
    const exitCode = server?.exitCode();
    if (exitCode !== undefined && exitCode !== lockIsHeld) return { fault: await reasonFor(exitCode, place) };
    if (!server || exitCode === lockIsHeld) server = await launch(place);
    await wait(pause);
  }
  return {
    fault: `A redis-server holds ${place.folder} but does not answer at ${place.socket}: end it and try again.`,
  };
}

/** Asks for the others and takes the name in one transaction: of two bots at once, one comes first. Undefined: nobody answers. */
async function claimLiving({ folder, socket }: Place): Promise<Redis | Fault | undefined> {
  const redis = new Redis(socket, { lazyConnect: true, retryStrategy: () => null, maxLoadingRetryTime: 4 * pause });
  redis.on('error', () => {}); // told by connect() here, by `close` later
  try {
    await redis.connect(); // waits while the server reads its append-only file
    const [clients] = (await redis.multi().client('LIST').client('SETNAME', botName).exec()) ?? [];
    if (!String(clients?.[1]).includes(` name=${botName} `)) return redis;
  } catch {
    redis.disconnect();
    return undefined;
  }
  await redis.quit().catch(() => {}); // now, lest the name outlive this refusal
  return { fault: `Another bot is running on ${folder}: end it first, or set DATA_DIR to another folder.` };
}

/**
 * Runs redis-server under flock(1). The lock goes with the server's own process, so there are never two servers on one append-only file, whoever was
 * killed when. In a process group of its own: Ctrl-C must not end it before the bot.
 */
async function launch({ folder, socket }: Place): Promise<Launched> {
  const settings = {
    port: '0',
    unixsocket: socket,
    unixsocketperm: '700',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'always', // else it may answer before it writes, and "saved" would not survive a SIGKILL
    save: '',
    loglevel: 'warning',
  };
  const lock = ['--nonblock', '--conflict-exit-code', `${lockIsHeld}`, '--no-fork', join(folder, 'lock')];
  const server = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const log = await open(join(folder, logName), 'a', 0o600);
  const child = spawn('flock', [...lock, 'redis-server', ...server], {
    detached: true,
    env: { PATH: process.env.PATH }, // the bot's token is none of its business
    stdio: ['ignore', log.fd, log.fd],
  });
  child.unref();
  let exitCode: number | undefined;
  child.once('exit', (code) => {
    exitCode = code ?? 0;
  });
  child.once('error', () => {
    exitCode = cannotExecute;
  });
  await log.close();
  return { exitCode: () => exitCode };
}

async function reasonFor(exitCode: number, { folder }: Place): Promise<string> {
  if (exitCode === cannotExecute) {
    return 'redis-server or flock is missing: install them (Debian: redis-server, util-linux), or set REDIS_URL to a Redis you have.';
  }
  const log = join(folder, logName);
  const lastLine = (await readFile(log, 'utf8')).trim().split('\n').at(-1);
  return `The bot's Redis did not start; ${log} ends with: ${lastLine}`;
}

/** SHUTDOWN writes the append-only file to the disk; its answer is the end of the connection. */
async function shutDown(claim: Redis): Promise<void> {
  try {
    await claim.shutdown();
  } catch (cause) {
    if (cause instanceof ReplyError) throw new Error("the bot's Redis refused to end", { cause });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
