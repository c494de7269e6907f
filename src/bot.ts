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
  createDaily,
  createDepartures,
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

/** ms */
const DAY = 24 * 60 * 60_000;

const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';

/** 8 base32 characters: 40 random bits. */
const newId = () => [...randomBytes(8)].map((byte) => BASE32[byte % 32]).join('');

type Parts = ReturnType<typeof assemble>;

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
    onDeparted: (departed) => {
      if (departed.did === 'erased') people.forgetServer(departed.server);
      log.info(departed, 'a server has removed the bot, or has it again');
    },
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
  const deliver = createDelivery({ publisher, posts, hands, clock, drawChart: createCharts(log), drawTable: draw });
  const route = createRouter({ house, deliver, webhooks, doors, clock, log });
  return { tables, publisher, bookkeeper, departures, route };
}

/** What is done for every server of this process once a day: games are booked that waited, cards go whose time is over, and so do servers that left. */
async function lookAfter(session: Session, { departures, bookkeeper }: Parts, { store, log }: BotPorts): Promise<void> {
  try {
    await departures.checkAll();
    for (const server of await store.servers()) if (session.isOurs(server)) await bookkeeper.settle(server);
  } catch (err) {
    log.error({ err }, 'servers could not be looked after; tried again tomorrow');
  }
}

/** A server has removed the bot, or added it: then tables that were open before stand again where they stood. */
async function serverChanged(
  session: Session,
  { departures, tables }: Parts,
  { server, log }: { readonly server: string; readonly log: Logger },
): Promise<void> {
  await departures.check(server);
  if (!session.isOn(server)) return;
  await tables
    .resume([server])
    .catch((err) => log.error({ err, server }, 'tables of a server that is back stand still'));
}

/** Lets people in: what came since the login first, then every table stands where it stood. */
async function run(session: Session, settings: Config['discord'], ports: BotPorts): Promise<Bot> {
  const parts = assemble(session, settings.api, ports);
  const { tables, publisher, bookkeeper, route } = parts;
  const { clock, log, store } = ports;
  const { applicationId, rest } = session;
  const asked = new Set<Promise<void>>();
  const track = (work: Promise<void>) => {
    const done = work.finally(() => asked.delete(done));
    asked.add(done);
  };
  session.listen((interaction) => track(route(interaction)));
  if (settings.api === undefined) log.info(`invite the bot to your server: ${inviteLink(applicationId)}`);
  log.info({ commands: await registerCommands(rest, { applicationId, guildId: settings.guildId }) }, 'commands');
  const daily = createDaily(clock, () => lookAfter(session, parts, ports));
  session.watchServers((server) => track(serverChanged(session, parts, { server, log })));
  await tables.resume((await store.servers()).filter(session.isOn));
  daily.begin();
  async function idle(): Promise<void> {
    await Promise.all(asked);
    await tables.idle();
    await daily.idle();
    await bookkeeper.idle();
    await publisher.idle();
  }
  return {
    idle,
    async stop() {
      session.hush();
      await Promise.all(asked);
      daily.stop();
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
