import {
  type Clock,
  createAlarms,
  createInTurn,
  DamagedLog,
  replay,
  type TableRef,
  type TableStore,
} from '../table/index.ts';
import { type Books, bookEverywhere, bookOnServer } from './bookGame.ts';
import { gameResult } from './gameResult.ts';
import { rateGames } from './rateGames.ts';

export interface BookkeeperPorts {
  readonly books: Books & Pick<TableStore, 'load'>;
  readonly clock: Clock;
  /** How long logs of ended tables are kept on a server, in ms; null for ever. */
  readonly keepLogs: (server: string) => Promise<number | null>;
  /** Called with each table whose game has come onto the boards; must not throw. */
  readonly onSettled: (ref: TableRef) => void;
  /** Called with faults that nobody waits for, and with damaged logs. */
  readonly onFault: (fault: unknown, about: string | TableRef) => void;
}

/** Puts finished games onto the boards, each exactly once. */
export interface Bookkeeper {
  /** Books what waits on a server; what fails is tried again by itself. Never rejects. */
  settle(server: string): Promise<void>;
  /** Runs a job while no game of this server is being booked. */
  alone(server: string, job: () => Promise<void>): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Takes no more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Milliseconds until a server is tried again. */
const RETRY = 10_000;

type Settled = 'settled' | 'later';

/**
 * A game waits in the outbox until it is on all its boards. Each step is done once however often it is tried, so a crash between any two of them
 * only means that the next attempt finds some of them done.
 */
async function settleGame({ books, onSettled }: BookkeeperPorts, ref: TableRef): Promise<Settled> {
  const stored = await books.load(ref);
  const result = stored && gameResult(replay(ref.id, stored.lines));
  if (result) {
    const { server } = ref;
    const { game } = result;
    if ((await bookOnServer(books, ref, result)) === 'rebuilding') return 'later';
    if ((await rateGames(books, { scope: { server }, game })) === 'rebuilding') return 'later';
    if ((await bookEverywhere(books, ref, result)) === 'rebuilding') return 'later';
    if ((await rateGames(books, { scope: 'everywhere', game })) === 'rebuilding') return 'later';
  }
  onSettled(ref);
  await books.settled(ref);
  return 'settled';
}

export function createBookkeeper(ports: BookkeeperPorts): Bookkeeper {
  const { books, clock, onFault } = ports;
  const inTurn = createInTurn();
  const retries = createAlarms(clock);

  /** What can't be booked stops no other game. A damaged log stays in the outbox until somebody has mended it, and isn't tried again before. */
  async function tryGame(ref: TableRef): Promise<Settled> {
    try {
      return await settleGame(ports, ref);
    } catch (fault) {
      onFault(fault, ref);
      return fault instanceof DamagedLog ? 'settled' : 'later';
    }
  }

  async function settleAll(server: string): Promise<Settled> {
    let settled: Settled = 'settled';
    for (const id of await books.waiting(server)) {
      if ((await tryGame({ server, id })) === 'later') settled = 'later';
    }
    if (settled === 'later') return settled;
    const keep = await ports.keepLogs(server);
    if (keep !== null) await books.dropLogs(server, clock.now() - keep);
    return settled;
  }

  async function settle(server: string): Promise<void> {
    const settled = await settleAll(server).catch((fault): Settled => {
      onFault(fault, server);
      return 'later';
    });
    if (settled === 'later') retries.set(server, RETRY, () => inTurn(server, () => settle(server)));
  }

  const idle = async () => {
    await retries.idle();
    await inTurn.idle();
  };

  return {
    settle: (server) => inTurn(server, () => settle(server)),
    alone: inTurn,
    idle,
    async stop() {
      retries.stop();
      await idle();
    },
  };
}
