import { randomBytes } from 'node:crypto';
import { DiscordAPIError } from 'discord.js';
import { type Bot, startBot } from './bot.ts';
import { type Config, readConfig } from './config.ts';
import { createPictures } from './discord/index.ts';
import { createLog } from './log.ts';
import { type End, openRedis, Refused } from './openRedis.ts';
import { createStore } from './persistence/index.ts';
import { systemClock } from './table/index.ts';

type Log = ReturnType<typeof createLog>;

const newSeed = () => randomBytes(32).toString('hex');

/** What a host can do about it when Discord doesn't let us in. */
function refusalOfDiscord(fault: unknown, config: Config): Refused | null {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  if (code === 'TokenInvalid' || (fault instanceof DiscordAPIError && fault.status === 401)) {
    return new Refused('Discord refuses DISCORD_TOKEN: copy the token anew from the Bot page of your application.');
  }
  if (code === 'DisallowedIntents') {
    return new Refused('Discord does not allow the intent Guilds: check the application in the Developer Portal.');
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    const where = config.discord.api ?? 'Discord';
    return new Refused(`${where} can't be reached (${code}): check the network, or DISCORD_API.`);
  }
  return null;
}

async function logIn(config: Config, log: Log, ends: End[]): Promise<Bot> {
  const store = createStore(await openRedis(config, log, ends));
  try {
    const ports = { store, clock: systemClock, log, draw: createPictures(log), newSeed };
    const bot = await startBot(config.discord, ports);
    ends.push(bot.stop);
    return bot;
  } catch (fault) {
    throw refusalOfDiscord(fault, config) ?? fault;
  }
}

async function endAll(ends: readonly End[], log: Log): Promise<void> {
  for (const end of [...ends].reverse()) await end().catch((err) => log.error({ err }, 'something would not end'));
}

function signalled(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
}

async function main(): Promise<number> {
  const config = readConfig(process.env);
  if ('faults' in config) {
    process.stderr.write(`${config.faults.join('\n')}\n`);
    return 1;
  }
  const log = createLog({ ...config.log, secrets: [config.discord.token] });
  const ends: End[] = [];
  try {
    const end = signalled();
    await logIn(config, log, ends);
    log.info('ready: people can play');
    log.info({ signal: await end }, 'ending');
    return 0;
  } catch (fault) {
    if (fault instanceof Refused) process.stderr.write(`${fault.message}\n`);
    else log.fatal({ err: fault }, 'the bot could not start');
    return 1;
  } finally {
    await endAll(ends, log);
  }
}

process.exitCode = await main();
