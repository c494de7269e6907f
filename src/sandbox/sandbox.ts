import type { Violation } from './check/violations.ts';
import { systemClock } from './clock.ts';
import { startServer } from './discordServer.ts';
import { pageRoutes } from './live/pageRoutes.ts';
import { createPageSockets } from './live/pageSockets.ts';
import type { Offer } from './live/protocol.ts';
import { addChannel } from './model/channels.ts';
import { addGuild } from './model/guilds.ts';
import { createWorld, type World } from './model/world.ts';
import { keepState } from './saved/keepState.ts';
import { moveFiles } from './saved/moveFiles.ts';
import { readState } from './saved/readState.ts';

export interface PlayOptions {
  /** Where the state is kept. */
  readonly file: string;
  /** Null: the port of the last time, else the next free one. */
  readonly port: number | null;
  /** What the page offers on first open. */
  readonly offer: Offer | null;
  readonly onViolation: (violation: Violation) => void;
  /** Told in a sentence when the state can't be read or written. */
  readonly onTrouble: (sentence: string) => void;
}

/** A local Discord with a page to play on, which goes on where it ended. */
export interface Sandbox {
  readonly url: string;
  /** Base address for the bot (`DISCORD_API`). */
  readonly api: string;
  readonly token: string;
  /** Saves what isn't saved yet. */
  readonly close: () => Promise<void>;
}

const FIRST_PORT = 8710;
const PORTS_TO_TRY = 100;
/** Nobody reads them here. */
const KEPT_REQUESTS = 100;
const CHANNELS = ['molotow', 'stammtisch', 'werkstatt'];

/** Resolves with a sentence where it can't start. */
export async function startSandbox(options: PlayOptions): Promise<Sandbox | { readonly fault: string }> {
  try {
    return await start(options);
  } catch (fault) {
    if (isOfDisk(fault)) return { fault: historyFault(options.file, fault) };
    throw fault;
  }
}

async function start(options: PlayOptions): Promise<Sandbox | { readonly fault: string }> {
  const { file, port, offer, onViolation, onTrouble } = options;
  const left = await readState(file);
  if (left !== null && 'damaged' in left) onTrouble(left.damaged);
  const earlier = left !== null && 'state' in left ? left : null;
  const world = createWorld(systemClock, earlier?.state);
  const guildId = [...world.state.guilds.keys()][0] ?? furnish(world);
  const routes = await pageRoutes();
  const server = await startServer({
    world,
    ports: port === null ? portsFrom(earlier?.origin) : [port],
    shards: 1,
    rateLimits: true,
    keptRequests: KEPT_REQUESTS,
    onViolation,
    also: (stage) => ({ routes, path: '/live', sockets: createPageSockets(stage, { guildId, offer }) }),
  });
  if (server === null) return { fault: portFault(port) };
  if (earlier !== null) moveFiles(world, earlier.origin);
  const onUnwritten = (fault: unknown) => onTrouble(writeFault(file, fault));
  const keeper = await keepState(world, file, onUnwritten).catch(async (fault) => {
    await server.close();
    throw fault;
  });
  return {
    url: server.url,
    api: `${server.url}/api`,
    token: world.state.application.token,
    close: async () => {
      try {
        await server.close();
      } finally {
        await keeper.close().catch(onUnwritten);
      }
    },
  };
}

/** A new world's server and channels. */
function furnish(world: World): string {
  const { id } = addGuild(world, 'Jass-Stube', 'de');
  for (const name of CHANNELS) addChannel(world, { guildId: id, kind: 'text', name });
  return id;
}

/** The port of the last time first: a page that is still open finds its way back. */
function portsFrom(origin: string | undefined): readonly number[] {
  const last = origin === undefined ? [] : [Number(new URL(origin).port)];
  return [...last, ...Array.from({ length: PORTS_TO_TRY }, (_, more) => FIRST_PORT + more)];
}

function portFault(port: number | null): string {
  return port === null
    ? `The ports from ${FIRST_PORT} to ${FIRST_PORT + PORTS_TO_TRY - 1} are all taken: set PORT to a free one.`
    : `PORT ${port} is taken: set PORT to another, or unset it for the next free one.`;
}

function isOfDisk(fault: unknown): fault is Error {
  return fault instanceof Error && 'path' in fault;
}

function historyFault(file: string, { message }: Error): string {
  return `The sandbox can't keep its history in ${file} (${message}): correct the permissions, or name another place.`;
}

function writeFault(file: string, fault: unknown): string {
  const reason = fault instanceof Error ? fault.message : String(fault);
  return `The sandbox's history can't be written to ${file} (${reason}): after a restart the newest of it will be missing.`;
}
