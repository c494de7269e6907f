import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createBookkeeper } from './boards/index.ts';
import { choose } from './bots/index.ts';
import type { Deed } from './commands/index.ts';
import type { Config } from './config.ts';
import {
  connect,
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
  inviteLink,
  registerCommands,
  type Session,
} from './discord/index.ts';
import type { Seed } from './game/index.ts';
import type { Store } from './persistence/index.ts';
import {
  type Changed,
  type Clock,
  createInTurn,
  createPeople,
  createTables,
  createTastes,
  type TableRef,
} from './table/index.ts';

/** A bot that plays. */
export interface Bot {
  /** Resolves when everything that was committed has been shown. */
  idle(): Promise<void>;
  /** Takes no more clicks, and lets what is under way finish. */
  stop(): Promise<void>;
}

export interface BotPorts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** Pictures of tables. */
  readonly draw: DrawTable;
  /** 32 random bytes a deal: whoever can guess them sees every hand. */
  readonly newSeed: () => Seed;
}

const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';

/** 8 base32 characters: 40 random bits. */
const newId = () => [...randomBytes(8)].map((byte) => BASE32[byte % 32]).join('');

/** Everything that plays, around a session that is logged in. */
function assemble(session: Session, api: string | undefined, { store, clock, log, draw, newSeed }: BotPorts) {
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
    // Nobody has said yet how long games are kept.
    keepLogs: async () => null,
    onSettled: publisher.settled,
    onFault: (err, about) => log.error({ err, about }, 'a finished game is not on the boards yet'),
  });
  const onChange = (changed: Changed) => {
    publisher.changed(changed);
    const { ref, table } = changed.after;
    if (table.ended?.why === 'finished') void bookkeeper.settle(ref.server);
  };
  const tables = createTables({ store, clock, newSeed, choose, onChange, onFault });
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
  const deliver = createDelivery({ publisher, posts, hands, clock, drawChart: createCharts(log), drawTable: draw });
  return { tables, publisher, bookkeeper, route: createRouter({ house, deliver, webhooks, doors, clock, log }) };
}

/** Lets people in: what came since the login first, then every table stands where it stood. */
async function run(session: Session, settings: Config['discord'], ports: BotPorts): Promise<Bot> {
  const { tables, publisher, bookkeeper, route } = assemble(session, settings.api, ports);
  const { log, store } = ports;
  const { applicationId, rest } = session;
  const asking = new Set<Promise<void>>();
  session.listen((interaction) => {
    const answered = route(interaction).finally(() => asking.delete(answered));
    asking.add(answered);
  });
  if (settings.api === undefined) log.info(`invite the bot to your server: ${inviteLink(applicationId)}`);
  log.info({ commands: await registerCommands(rest, { applicationId, guildId: settings.guildId }) }, 'commands');
  const mine = new Set(session.servers());
  const servers = (await store.servers()).filter((server) => mine.has(server));
  await tables.resume(servers);
  for (const server of servers) void bookkeeper.settle(server);
  async function idle(): Promise<void> {
    await Promise.all(asking);
    await tables.idle();
    await publisher.idle();
    await bookkeeper.idle();
  }
  return {
    idle,
    async stop() {
      session.hush();
      await Promise.all(asking);
      await tables.stop();
      await bookkeeper.stop();
      await idle();
      // Last: what was committed is shown before.
      await session.stop();
    },
  };
}

/** The whole bot. Rejects if Discord won't let us in; then nothing is left running. */
export async function startBot(settings: Config['discord'], ports: BotPorts): Promise<Bot> {
  const session = await connect(settings, ports.log);
  try {
    return await run(session, settings, ports);
  } catch (fault) {
    await session.stop();
    throw fault;
  }
}
