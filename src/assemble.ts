import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createBookkeeper } from './boards/index.ts';
import { choose } from './bots/index.ts';
import type { Deed } from './commands/index.ts';
import {
  createChannelMessages,
  createCharts,
  createDelivery,
  createDoors,
  createHands,
  createPings,
  createPublicMessages,
  createPublisher,
  createRouter,
  createTablePosts,
  createThreads,
  createWebhooks,
  type DrawTable,
  type Session,
} from './discord/index.ts';
import type { Seed } from './game/index.ts';
import type { Store } from './persistence/index.ts';
import {
  type Changed,
  type Clock,
  createDepartures,
  createInTurn,
  createPeople,
  createTables,
  createTastes,
  type TableRef,
} from './table/index.ts';

export interface BotPorts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** Pictures of tables. */
  readonly draw: DrawTable;
  /** 32 random bytes a deal: whoever can guess them sees every hand. */
  readonly newSeed: () => Seed;
}

/** ms */
const DAY = 24 * 60 * 60_000;

const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';

/** 8 base32 characters: 40 random bits. */
const newId = () => [...randomBytes(8)].map((byte) => BASE32[byte % 32]).join('');

/** Everything that plays, around a session that is logged in. */
export function assemble(session: Session, api: string | undefined, { store, clock, log, draw, newSeed }: BotPorts) {
  const people = createPeople({ store, clock });
  const tastes = createTastes({ store, people, clock });
  const webhooks = createWebhooks({ api, applicationId: session.applicationId });
  const doors = createDoors(clock);
  const channels = createChannelMessages(session.rest, doors);
  const onFault = (err: unknown, about: string | TableRef) => log.error({ err, about }, 'a table could not go on');
  const messages = createPublicMessages({ shown: store, webhooks, channels, clock });
  const posts = createTablePosts({ shown: store, messages, clock, draw });
  const pings = createPings({ shown: store, messages, people, tastes });
  const hands = createHands({ shown: store, webhooks, tastes, clock });
  const current = async (ref: TableRef) => {
    const looked = await tables.look(ref);
    return looked.kind === 'done' ? looked.loaded : null;
  };
  const shown = { posts, hands, pings, people, settings: store, boards: store };
  const publisher = createPublisher({ ...shown, current, clock, onFault });
  const bookkeeper = createBookkeeper({
    books: store,
    clock,
    keepLogs: async (server) => {
      const { keepGames } = await store.serverSettings(server);
      return keepGames === null ? null : keepGames * DAY;
    },
    onSettled: publisher.settled,
    onFault: (err, about) => log.error({ err, about }, 'a finished game is not on the boards yet'),
  });
  const onChange = (changed: Changed) => {
    publisher.changed(changed);
    const { ref, table } = changed.after;
    if (table.ended?.why === 'finished') void bookkeeper.settle(ref.server);
  };
  const tables = createTables({ store, clock, newSeed, choose, onChange, onFault });
  const departures = createDepartures({
    store,
    isPresent: session.isOn,
    isOurs: session.isOurs,
    alone: bookkeeper.alone,
    clock,
    onErased: people.forgetServer,
    onDeparted: (departed) => log.info(departed, 'a server has removed the bot, or has it again'),
    onFault: (err, server) => log.error({ err, server }, 'a server that may have removed the bot waits for tomorrow'),
  });
  const house = {
    tables,
    people,
    tastes,
    settings: store,
    shown: store,
    opening: createInTurn(),
    openThread: createThreads(session.rest),
    records: store,
    onDeed: (deed: Deed) => log.info(deed, 'those who run a server have set or ended something'),
    now: clock.now,
    newSeed,
    newId,
  };
  const deliver = createDelivery({ publisher, posts, hands, clock, drawCharts: createCharts(log), drawTable: draw });
  const route = createRouter({ house, deliver, webhooks, doors, isErasing: departures.isErasing, clock, log });
  return { tables, publisher, bookkeeper, departures, route };
}

export type Parts = ReturnType<typeof assemble>;
