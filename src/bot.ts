import type { Logger } from 'pino';
import { assemble, type BotPorts, type Parts } from './assemble.ts';
import type { Config } from './config.ts';
import { connect, inviteLink, registerCommands, type Session } from './discord/index.ts';
import { createDaily } from './table/index.ts';

/** A bot that plays. */
export interface Bot {
  /** Resolves when everything that was committed has been shown. */
  idle(): Promise<void>;
  /** Takes no more clicks, and lets what is under way finish. */
  stop(): Promise<void>;
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
