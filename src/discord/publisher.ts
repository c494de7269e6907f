import {
  type Changed,
  type Clock,
  type Loaded,
  type People,
  type Post,
  peopleAt,
  type TableRef,
} from '../table/index.ts';
import { failureOf } from './failures.ts';
import type { Hands } from './hands.ts';
import type { Scene } from './messages/index.ts';
import { createNewest } from './newest.ts';
import type { TablePosts } from './tablePosts.ts';

/** Shows what was committed: the table's message and people's hands. The newest state wins; a failed post harms no game. */
export interface Publisher {
  /** Called after each commit; returns at once. */
  changed(changed: Changed): void;
  /** The names that go with a table. */
  scene(loaded: Loaded): Promise<Scene>;
  /** The answer to a click shows the table; null if it came to nothing and the publisher must show it itself. */
  answered(loaded: Loaded, post: Post | null): Promise<void>;
  /** Lets the table's message go on without waiting for an answer. */
  release(ref: TableRef): void;
  /** Resolves when nothing is being shown. */
  idle(): Promise<void>;
}

/** Commands whose answer shows the table's message: it must not be shown a second time beside it. */
const ANSWERED: ReadonlySet<Changed['cause']> = new Set([
  'open',
  'start',
  'next',
  'join',
  'leave',
  'addComputer',
  'removeComputer',
]);
/** ms after which an answer isn't waited for any more: Discord wouldn't take it either. */
const ANSWER_LIMIT = 3000;

const keyOf = (ref: TableRef) => `${ref.server}/${ref.id}`;

export interface PublisherPorts {
  readonly posts: TablePosts;
  readonly hands: Hands;
  readonly people: People;
  readonly clock: Clock;
  readonly onFault: (fault: unknown, key: string) => void;
}

export function createPublisher({ posts, hands, people, clock, onFault }: PublisherPorts): Publisher {
  const tables = createNewest(onFault);
  const refreshes = createNewest(onFault);
  const holds = new Map<string, () => void>();

  async function scene({ ref, table, due }: Loaded): Promise<Scene> {
    const known = await people.named(ref.server, [...peopleAt(table), table.host]);
    return { table, names: new Map([...known].map(([number, person]) => [number, person.name])), due };
  }

  function release(ref: TableRef): void {
    const key = keyOf(ref);
    holds.get(key)?.();
    holds.delete(key);
    tables.release(key);
  }

  function hold(ref: TableRef): void {
    const key = keyOf(ref);
    holds.get(key)?.();
    holds.set(
      key,
      clock.after(ANSWER_LIMIT, () => release(ref)),
    );
    tables.hold(key);
  }

  async function showTable(loaded: Loaded): Promise<void> {
    try {
      await posts.show(loaded, await scene(loaded));
    } catch (error) {
      // Without the permission, or the channel, the game goes on in people's hands.
      if (failureOf(error) === 'fault') throw error;
    }
  }

  return {
    changed(changed) {
      const { after, cause } = changed;
      if (ANSWERED.has(cause)) hold(after.ref);
      tables.put(keyOf(after.ref), () => showTable(after));
      refreshes.put(keyOf(after.ref), async () => hands.refresh(after, await scene(after)));
    },
    scene,
    async answered(loaded, post) {
      if (post) await posts.adopt(loaded, await scene(loaded), post);
      release(loaded.ref);
    },
    release,
    async idle() {
      await tables.idle();
      await refreshes.idle();
    },
  };
}
