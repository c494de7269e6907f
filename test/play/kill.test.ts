import { expect, it, onTestFinished } from 'vitest';
import { connectRedis, createStore, type Store } from '../../src/persistence/index.ts';
import { type LocalDiscord, type Person, type Seen, startDiscord } from '../../src/sandbox/index.ts';
import { type Chance, chanceOf } from '../naive/chance.ts';
import { ownRedis } from '../persistence/ownRedis.ts';
import { testClock } from '../support/clock.ts';
import { type BotProcess, startProcess } from './botProcess.ts';
import { buttonOf, handOf, hasButton, newest, playUntil, type Round, startGame, startHall } from './hall.ts';
import { cardNamesOf, meantHand, meantText, withoutTime } from './meant.ts';
import { cardsOf, idOf, tableOf } from './told.ts';

/** A Discord and a Redis that outlive the bot. */
interface World {
  readonly discord: LocalDiscord;
  readonly store: Store;
  readonly places: readonly Place[];
  start(): BotProcess;
}

/** A table in a channel of its own. */
interface Place extends Round {
  readonly id: string;
  /** The log as the last bot left it. */
  readonly left: string[];
  /** Cards of which a person was shown that they are played. */
  readonly confirmed: string[];
}

const ignore = () => undefined;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Two tables: three people, whose deal is nearly over, and one person with two computers. */
async function createWorld(): Promise<World> {
  const redis = await ownRedis();
  const connection = await connectRedis({ kind: 'single', url: redis.path }, { lost: ignore, back: ignore });
  if ('fault' in connection) throw new Error(connection.fault);
  onTestFinished(connection.close);
  const store = createStore(connection.redis);
  const discord = await startDiscord({ rateLimits: false });
  onTestFinished(() => discord.close());
  const hall = await startHall(store, { discord, clock: testClock(Date.now()) });
  const opened = async (names: readonly string[]): Promise<Place> => {
    const round = { channel: discord.channel(), people: names.map((name) => discord.person(name)) };
    await startGame(hall, round, { players: 3, computers: 3 - names.length });
    const table = newest(round.people[0] as Person, round.channel, hasButton('hand')) as Seen;
    return { ...round, id: tableOf(table), left: [], confirmed: [] };
  };
  const places = [await opened(['Anna', 'Ben', 'Carla']), await opened(['Dora'])];
  const [first] = places as [Place];
  await playUntil(hall, first, ({ text }) => /Stich 11 /.test(text));
  await hall.bot().stop();
  const settings = { DISCORD_TOKEN: discord.token, DISCORD_API: discord.api, REDIS_URL: redis.path };
  return { discord, store, places, start: () => startProcess(settings) };
}

async function linesOf(world: World, place: Place): Promise<readonly string[]> {
  return (await world.store.load(refOf(world, place)))?.lines ?? [];
}

const refOf = ({ discord }: World, { id }: Place) => ({ server: discord.guildId, id });

async function shownAndMeant(world: World, place: Place): Promise<readonly [shown: string, meant: string]> {
  const ref = refOf(world, place);
  const post = await world.store.post(ref);
  const shown = newest(place.people[0] as Person, place.channel, ({ id }) => id === post?.message);
  const meant = await meantText(world.store, ref, shown?.attachments.length ? 'picture' : 'nothing');
  return [withoutTime(shown?.text ?? ''), meant];
}

/** ms; a bot that has just started still loads what it draws with. */
const PATIENCE = 10_000;

/** What everybody sees becomes what the log says: computers may be moving meanwhile. */
async function expectShown(world: World, place: Place): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(20)) {
    const [shown, meant] = await shownAndMeant(world, place);
    if (shown === meant) return;
  }
  const [shown, meant] = await shownAndMeant(world, place);
  expect(shown).toBe(meant);
}

/** Every button that an earlier bot left behind leads to the cards that its person holds. */
async function expectHands(world: World, place: Place): Promise<void> {
  for (const person of place.people) {
    for (const old of person.sees(place.channel).filter((seen) => !seen.ephemeral && hasButton('hand')(seen))) {
      const { message } = await person.click(old, idOf(old, 'hand'));
      const meant = await meantHand(world.store, refOf(world, place), person);
      expect(cardsOf(message as Seen)).toEqual(cardNamesOf(meant));
    }
  }
}

/** Nothing of what stood in the log is gone, and whatever a person saw played is in it. */
async function expectKept(world: World, place: Place): Promise<void> {
  const lines = await linesOf(world, place);
  expect(lines.slice(0, place.left.length)).toEqual(place.left);
  for (const card of place.confirmed) expect(lines).toContain(card);
}

/** People play as fast as they may, and go on to the next deal, until the bot is gone. */
async function playOn(place: Place, gone: Promise<unknown>): Promise<void> {
  let isGone = false;
  void gone.then(() => {
    isGone = true;
  });
  while (!isGone) {
    for (const person of place.people) await Promise.race([playCard(place, person), gone]);
    await Promise.race([pause(5), gone]);
  }
}

async function playCard(place: Place, person: Person): Promise<void> {
  const hand = handOf(person, place.channel);
  const button = hand && (buttonOf(hand, 'play') ?? buttonOf(hand, 'next'));
  if (!hand || !button) return;
  const { answered, message } = await person.press(hand, button);
  const card = button.match(/:([RESL]\w)$/)?.[1];
  if (answered === 'update' && card && message && !cardsOf(message).includes(card)) place.confirmed.push(card);
}

/** A moment: within a click or two, or later, when computers move too. */
const momentIn = (chance: Chance) => (chance.once(2) ? chance.below(80) : chance.below(1800));

/** On a machine at its limits Redis may seem late: that is told, and overcome. */
const faultsIn = (printed: string) =>
  printed.split('\n').filter((line) => /"level":[56]0/.test(line) && !line.includes('Command timed out'));

/** Resolves when at every table something has happened that no click alone brings about: computers move too. */
async function everythingMoves(world: World): Promise<void> {
  const before = await Promise.all(world.places.map((place) => linesOf(world, place)));
  const grown = async (place: Place, at: number) =>
    (await linesOf(world, place)).length >= (before[at]?.length ?? 0) + MOVES;
  for (const [at, place] of world.places.entries()) while (!(await grown(place, at))) await pause(50);
}

/** More than one person can do before computers have moved. */
const MOVES = 4;

/** A bot starts, everything is there, people play until `end`, and it is killed. */
async function liveAndDie(world: World, end: () => Promise<unknown>): Promise<void> {
  const bot = world.start();
  try {
    await bot.ready();
    for (const place of world.places) {
      await expectKept(world, place);
      await expectShown(world, place);
      await expectHands(world, place);
    }
    const gone = end().then(bot.kill);
    await Promise.all(world.places.map((place) => playOn(place, gone)));
  } finally {
    await bot.kill();
  }
  expect(faultsIn(bot.printed())).toEqual([]);
  for (const place of world.places) place.left.splice(0, place.left.length, ...(await linesOf(world, place)));
}

const seed = Date.now() % 1_000_000;

it(`killed at 20 random moments, every table stands where it stood and goes on (seed ${seed})`, async () => {
  const worlds = [await createWorld(), await createWorld()];
  await Promise.all(
    worlds.map(async (world, number) => {
      const chance = chanceOf(seed + number);
      for (let life = 0; life < 10; life++) await liveAndDie(world, () => pause(momentIn(chance)));
      await liveAndDie(world, () => everythingMoves(world));
      expect(world.discord.violations()).toEqual([]);
    }),
  );
}, 300_000);
