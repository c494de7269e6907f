import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, afterEach, expect, it, onTestFinished } from 'vitest';
import { startBot } from '../../src/bot.ts';
import { createStore } from '../../src/persistence/index.ts';
import { startDiscord } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { testClock } from '../support/clock.ts';
import { testRedis, testRedisOptions } from '../support/redis.ts';
import { hasButton, playUntil, startGame, startHall } from './hall.ts';
import { tableOf } from './told.ts';

const store = createStore(testRedis(import.meta.url));
const hall = await startHall(store);
afterAll(hall.close);
afterEach(() => expect([hall.discord.violations(), hall.complaints]).toEqual([[], []]));
const { discord, clock } = hall;

const DAY = 24 * 60 * 60_000;

async function days(count: number): Promise<void> {
  for (let day = 0; day < count; day++) {
    clock.advance(DAY);
    await hall.quiet();
  }
}

/** Keys of a server. Hands vanish by themselves, by a clock that the test can't move. */
async function keysOf(server: string): Promise<readonly string[]> {
  const { path, keyPrefix } = testRedisOptions(import.meta.url);
  const raw = new Redis(path);
  onTestFinished(() => raw.disconnect());
  const found = await raw.keys(`*{g${server}}*`);
  const hands = found.filter((name) => name.includes(':hand:'));
  for (const hand of hands) expect(await raw.pttl(hand)).toBeGreaterThan(0);
  return found.filter((name) => !hands.includes(name)).map((name) => name.slice(keyPrefix.length));
}

/** A server on which Anna and Beat have played a game to its end, and another is going on. */
async function newPlace() {
  const guild = discord.guild('Jass');
  const channel = discord.channel('stube', { guild: guild.id });
  const people = ['Anna', 'Beat'].map((name) => discord.person(name, { guild: guild.id }));
  await startGame(hall, { channel, people }, { players: 4, computers: 2, game: 'sticks' });
  const over = (seen: Parameters<typeof tableOf>[0]) => !seen.ephemeral && hasButton('again')(seen);
  const game = tableOf(await playUntil(hall, { channel, people }, over));
  await startGame(hall, { channel, people }, { players: 3, computers: 1 });
  return { guild, server: guild.id, game };
}

it('a server that removes the bot is forgotten whole 30 days later; running tables end by themselves', async () => {
  const { server } = await newPlace();
  const other = await newPlace();
  discord.removeGuild(server);
  await hall.quiet();
  expect(await store.deletion(server)).toBe(clock.now() + 30 * DAY);
  await days(29);
  expect((await store.openTables(server)).size).toBe(0);
  expect((await keysOf(server)).length).toBeGreaterThan(50);
  await days(2);
  expect(await keysOf(server)).toEqual([]);
  expect([await store.servers(), await store.leftServers()]).toEqual([[other.server], []]);
  expect((await store.history({ server: other.server }, 'all', { from: 0, count: 9 })).total).toBe(1);
  await hall.restart();
  await days(2);
  expect(await keysOf(server)).toEqual([]);
});

it('a server that has the bot again in time keeps everything, and its tables stand where they stood', async () => {
  const { guild, server, game } = await newPlace();
  // While the bot is off: it notices when it comes.
  await hall.restart(() => discord.removeGuild(server));
  await hall.quiet();
  expect(await store.leftServers()).toEqual([server]);
  await days(29);
  const open = [...(await store.openTables(server)).keys()];
  expect(open).toHaveLength(1);
  discord.returnGuild(guild);
  await expect.poll(() => store.leftServers()).toEqual([]);
  await hall.quiet();
  await days(20);
  expect(await store.openTables(server)).toEqual(new Map()); // it went on, and nobody came
  const channel = discord.channel('stube', { guild: server });
  const carla = discord.person('Carla', { guild: server });
  const { message } = await carla.command(channel, 'replay', { game });
  expect(message?.text).toContain('Anna');
});

it('servers of another process’s shards are none of this one’s business', async () => {
  const own = await startDiscord({ clock: testClock(), rateLimits: false, shards: 2 });
  onTestFinished(own.close);
  const servers = [own.guildId, ...Array.from({ length: 5 }, () => own.guild('Jass').id)];
  const shardOf = (server: string) => Number(BigInt(server) >> 22n) % 2;
  for (const server of servers) await store.enrol(server, { id: '800000000000000001', name: 'Dora' });
  for (const server of servers) own.removeGuild(server);
  const log = pino({ level: 'silent' });
  const ports = { store, clock: testClock(), log, draw: async () => [], newSeed: () => '00'.repeat(32) };
  const shards = { ids: [1], count: 2 };
  const bot = await startBot({ token: own.token, api: own.api, guildId: undefined, shards }, ports);
  await bot.idle();
  await bot.stop();
  const left = new Set(await store.leftServers());
  expect(servers.filter((server) => left.has(server))).toEqual(servers.filter((server) => shardOf(server) === 1));
  expect(new Set(servers.map(shardOf))).toEqual(new Set([0, 1]));
});

it('who clicks while a server that is back is still being erased must try again, and then begins anew', async () => {
  const guild = discord.guild('Zurück');
  const channel = discord.channel('stube', { guild: guild.id });
  const anna = discord.person('Anna', { guild: guild.id });
  await anna.command(channel, 'molotow open');
  const { erase } = store;
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    store.erase = async (server) => {
      if (server === guild.id) {
        resolve();
        await gate;
      }
      return erase(server);
    };
  });
  onTestFinished(() => {
    store.erase = erase;
    goOn();
  });
  await store.keepDeletion(guild.id, 0); // it had begun
  await hall.restart();
  await begun;
  expect((await anna.command(channel, 'molotow open')).message?.text).toBe(textIn('de').faults.notSaved);
  goOn();
  await hall.quiet();
  expect(await keysOf(guild.id)).toEqual([]);
  expect((await anna.command(channel, 'molotow open')).message?.ephemeral).toBe(false);
  expect((await store.openTables(guild.id)).size).toBe(1);
});
