import type { Clock } from './clock.ts';
import type { Deletion, DepartureStore, TableStore } from './store.ts';

/** Days between the bot's removal from a server and the deletion of all that is kept of it. */
export const GRACE_DAYS = 30;
const DAY = 24 * 60 * 60_000;

/**
 * What is to be done about a server: note that the bot was removed, take that back, or erase what is kept.
 * A server that is there is never erased, unless that had begun before it came back: half of it would be worse than nothing.
 */
export function departureStep(
  { isPresent, deletion }: { readonly isPresent: boolean; readonly deletion: Deletion },
  now: number,
): 'note' | 'takeBack' | 'erase' | null {
  if (deletion === 'begun') return 'erase';
  if (isPresent) return deletion === null ? null : 'takeBack';
  if (deletion === null) return 'note';
  return deletion <= now ? 'erase' : null;
}

/** What was done. */
export interface Departed {
  readonly server: string;
  readonly did: 'noted' | 'tookBack' | 'erased';
}

export interface DeparturesPorts {
  readonly store: DepartureStore & Pick<TableStore, 'servers'>;
  /** Whether the bot is on a server now; asked only of servers that are this process's to look after. */
  readonly isPresent: (server: string) => boolean;
  readonly isOurs: (server: string) => boolean;
  /** Runs a job of a server while nothing else of it is being written. */
  readonly alone: (server: string, job: () => Promise<void>) => Promise<void>;
  readonly clock: Clock;
  /** Called when what is kept of a server is gone, also in part: nothing of it may be remembered. Must not throw. */
  readonly onErased: (server: string) => void;
  /** Hears of each; must not throw. */
  readonly onDeparted: (departed: Departed) => void;
  readonly onFault: (fault: unknown, server: string) => void;
}

/** Servers that have removed the bot: what is kept of them goes after a time of grace. What fails is tried again by the next check. */
export interface Departures {
  /** Looks whether a server is there, and does what follows. Never rejects. */
  check(server: string): Promise<void>;
  /** The same of every server of this process of which anything is kept. Rejects if they can't be read. */
  checkAll(): Promise<void>;
  /** Whether a server is being erased just now: nobody may write there meanwhile. */
  isErasing(server: string): boolean;
}

export function createDepartures(ports: DeparturesPorts): Departures {
  const { store, clock, onDeparted } = ports;
  const erasing = new Set<string>();

  async function erase(server: string): Promise<void> {
    erasing.add(server);
    try {
      await store.erase(server);
    } finally {
      ports.onErased(server);
      erasing.delete(server);
    }
  }

  async function look(server: string): Promise<void> {
    const deletion = await store.deletion(server);
    switch (departureStep({ isPresent: ports.isPresent(server), deletion }, clock.now())) {
      case 'note':
        await store.keepDeletion(server, clock.now() + GRACE_DAYS * DAY);
        return onDeparted({ server, did: 'noted' });
      case 'takeBack':
        await store.dropDeletion(server);
        return onDeparted({ server, did: 'tookBack' });
      case 'erase':
        await erase(server);
        return onDeparted({ server, did: 'erased' });
    }
  }

  const check = (server: string) =>
    ports.alone(server, () => look(server).catch((fault) => ports.onFault(fault, server)));

  return {
    check,
    isErasing: (server) => erasing.has(server),
    async checkAll() {
      const known = new Set([...(await store.servers()), ...(await store.leftServers())]);
      for (const server of known) if (ports.isOurs(server)) await check(server);
    },
  };
}
