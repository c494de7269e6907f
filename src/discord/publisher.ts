import { type Boards, gameKey } from '../boards/index.ts';
import {
  type Changed,
  type Clock,
  type DrinkingStep,
  type Loaded,
  type People,
  type Post,
  peopleAt,
  type ServerSettings,
  type SettingsStore,
  type Table,
  type TableRef,
} from '../table/index.ts';
import { textIn } from '../text/index.ts';
import { failureOf } from './failures.ts';
import type { Hands } from './hands.ts';
import type { Scene } from './messages/index.ts';
import { createNewest } from './newest.ts';
import type { Pings } from './pings.ts';
import type { TablePosts } from './tablePosts.ts';

/** Shows what was committed: the table's message and people's hands. The newest state wins; a failed post harms no game. */
export interface Publisher {
  /** Called after each commit; returns at once. */
  changed(changed: Changed): void;
  /** The finished game of a table is on the boards; returns at once. */
  settled(ref: TableRef): void;
  /** The names that go with a table. */
  scene(loaded: Loaded): Promise<Scene>;
  /** The answer to a click will show the table in this state: its message waits for that, a few seconds at most. */
  hold(loaded: Loaded): void;
  /** The answer to a click is the table's new message; null if it isn't known, and another must be made. */
  madeTable(loaded: Loaded, post: Post | null): Promise<void>;
  /** The answer to a command follows the table from another channel. */
  watched(loaded: Loaded, post: Post): Promise<void>;
  /** The answer to a click has brought the table's message to this state. */
  editedTable(loaded: Loaded): void;
  /** The answer shows something else: the table's message needn't wait for it any more. */
  release(loaded: Loaded): void;
  /** The answer to a click has shown somebody's hand in this state. */
  gaveHand(loaded: Loaded): Promise<void>;
  /** Resolves when nothing is being shown. */
  idle(): Promise<void>;
}

type Cause = Changed['cause'];
/** Commands whose answer shows the table's message: it must not be shown a second time beside it. */
const SHOWS_TABLE: ReadonlySet<Cause> = new Set(['open', 'start', 'next']);
/** The same as long as there is no game: then the message is the lobby. */
const SHOWS_LOBBY: ReadonlySet<Cause> = new Set(['join', 'leave', 'addComputer', 'removeComputer']);
/** Commands whose answer shows the hand of whoever gave them. */
const SHOWS_HAND: ReadonlySet<Cause> = new Set(['play', 'announce', 'takeBack']);

const answersWithTable = ({ cause, after }: Changed) =>
  SHOWS_TABLE.has(cause) || (SHOWS_LOBBY.has(cause) && !after.table.game);

function drinkingSteps({ rules, language }: Table, set: ServerSettings): readonly DrinkingStep[] {
  if (!rules.drinking || set.drinking === 'forbidden') return [];
  return set.drinkingSteps ?? textIn(language).drinking.steps;
}

/** ms after which an answer isn't waited for any more: Discord wouldn't take it either. */
const ANSWER_LIMIT = 3000;

const keyOf = (ref: TableRef) => `${ref.server}/${ref.id}`;

export interface PublisherPorts {
  readonly posts: TablePosts;
  readonly hands: Hands;
  readonly pings: Pings;
  readonly people: People;
  readonly settings: SettingsStore;
  readonly boards: Pick<Boards, 'ratingChanges'>;
  /** The table as it is now; null if it can't be read. */
  readonly current: (ref: TableRef) => Promise<Loaded | null>;
  readonly clock: Clock;
  readonly onFault: (fault: unknown, key: string) => void;
}

export function createPublisher(ports: PublisherPorts): Publisher {
  const { posts, hands, pings, people, settings, boards, current, clock } = ports;
  const tables = createNewest(ports.onFault);
  const refreshes = createNewest(ports.onFault);
  const reminders = createNewest(ports.onFault);
  /** By table: the answer that its message waits for. */
  const holds = new Map<string, { readonly version: number; readonly cancel: () => void }>();
  /** Tables whose message couldn't be shown: without a permission the game goes on in people's hands. */
  const unshown = new Set<string>();

  async function ratingsAfter({ server, id }: TableRef, { ended }: Table): Promise<Scene['ratings']> {
    if (ended?.why !== 'finished') return null;
    return boards.ratingChanges({ server }, gameKey(ended.at, id));
  }

  async function scene({ ref, table, due }: Loaded): Promise<Scene> {
    const known = await people.named(ref.server, [...peopleAt(table), table.host]);
    const names = new Map([...known].map(([number, person]) => [number, person.name]));
    // Read anew each time: a server may have set it otherwise meanwhile.
    const set = await settings.serverSettings(ref.server);
    return {
      table,
      names,
      due,
      drinkingSteps: drinkingSteps(table, set),
      deck: set.deck,
      callsRole: set.openingRole,
      ratings: await ratingsAfter(ref, table),
    };
  }

  function hold({ ref, table: { version } }: Loaded): void {
    const key = keyOf(ref);
    holds.get(key)?.cancel();
    holds.set(key, { version, cancel: clock.after(ANSWER_LIMIT, () => release(ref, version)) });
    tables.hold(key);
  }

  /** A later answer may still be waited for. */
  function release(ref: TableRef, version: number): void {
    const key = keyOf(ref);
    const held = holds.get(key);
    if (!held || held.version > version) return;
    held.cancel();
    holds.delete(key);
    tables.release(key);
  }

  async function post(loaded: Loaded): Promise<void> {
    const key = keyOf(loaded.ref);
    try {
      await posts.show(loaded, await scene(loaded));
      unshown.delete(key);
    } catch (error) {
      if (failureOf(error) === 'fault') throw error;
      unshown.add(key);
    }
  }

  /** Shows the table as it is when its turn to be shown comes; not if that is still `known`. */
  function showTable(ref: TableRef, known?: Loaded): void {
    const key = keyOf(ref);
    tables.put(key, async () => {
      const loaded = await current(ref);
      // A click has changed the table meanwhile, and its answer will show it.
      if (holds.has(key)) return showTable(ref, known);
      if (loaded && loaded.table.version !== known?.table.version) await post(loaded);
    });
  }

  function refreshHands(ref: TableRef): void {
    refreshes.put(keyOf(ref), async () => {
      const loaded = await current(ref);
      if (loaded) await hands.refresh(loaded, await scene(loaded));
    });
  }

  function remind(ref: TableRef): void {
    reminders.put(keyOf(ref), async () => {
      const loaded = await current(ref);
      if (loaded) await pings.show(loaded);
    });
  }

  return {
    changed(changed) {
      const { after, cause, by } = changed;
      if (cause === 'again') return; // the next table is shown; this one stays as it ended
      if (answersWithTable(changed)) hold(after);
      if (by !== null && SHOWS_HAND.has(cause)) hands.expect(after, by);
      remind(after.ref);
      // The table looks as before: its deadline has been there since the turn began.
      if (cause === 'remind') return;
      showTable(after.ref);
      refreshHands(after.ref);
    },
    settled: (ref) => showTable(ref),
    scene,
    hold,
    async madeTable(loaded, made) {
      if (made) await posts.adopt(loaded, await scene(loaded), made);
      showTable(loaded.ref); // its picture follows as an edit
      release(loaded.ref, loaded.table.version);
    },
    async watched(loaded, made) {
      await posts.watch(loaded, await scene(loaded), made);
      showTable(loaded.ref);
    },
    editedTable(loaded) {
      showTable(loaded.ref, loaded);
      release(loaded.ref, loaded.table.version);
    },
    release: ({ ref, table }) => release(ref, table.version),
    async gaveHand(loaded) {
      const now = await current(loaded.ref);
      if (now && now.table.version !== loaded.table.version) refreshHands(loaded.ref);
      if (unshown.has(keyOf(loaded.ref))) showTable(loaded.ref);
    },
    async idle() {
      await tables.idle();
      await refreshes.idle();
      await reminders.idle();
    },
  };
}
