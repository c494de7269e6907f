import { pino } from 'pino';
import { afterAll, afterEach, expect } from 'vitest';
import { type Bot, startBot } from '../../src/bot.ts';
import { createPictures, type DrawTable } from '../../src/discord/index.ts';
import { createStore, type Store } from '../../src/persistence/index.ts';
import { type Channel, type LocalDiscord, type Person, type Seen, startDiscord } from '../../src/sandbox/index.ts';
import { seedOf } from '../game/seedOf.ts';
import { type TestClock, testClock } from '../support/clock.ts';
import { testRedis } from '../support/redis.ts';

/** A local Discord, the whole bot in it, a real Redis, and a clock that only the test moves. */
export interface Hall {
  readonly discord: LocalDiscord;
  readonly clock: TestClock;
  readonly store: Store;
  /** Log lines of level warn and above. */
  readonly complaints: readonly string[];
  bot(): Bot;
  /** Ends the bot and starts it again on the same Redis; something may happen meanwhile. */
  restart(meanwhile?: () => void): Promise<void>;
  /** Waits until everything the bot has received is done and shown. */
  quiet(): Promise<void>;
  /** Moves the clock to what happens next by itself, within a minute. */
  tick(): Promise<void>;
  /** The next deal is test deal `number`, and so on. */
  dealFrom(number: number): void;
  close(): Promise<void>;
}

interface HallOptions {
  /** Most games do without pictures, which cost more time than all the rest, or with those of their ends. */
  readonly pictures?: 'drawn' | 'ends' | 'off';
  readonly clock?: TestClock;
  /** One that is there already, with a clock of its own. */
  readonly discord?: LocalDiscord;
}

/** A hall on this store. */
export async function startHall(store: Store, options: HallOptions = {}): Promise<Hall> {
  const { pictures = 'off', clock = testClock() } = options;
  const discord = options.discord ?? (await startDiscord({ clock, rateLimits: false }));
  const complaints: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void complaints.push(line) });
  const settings = { token: discord.token, api: discord.api, guildId: undefined, shards: 'auto' } as const;
  const drawAll = createPictures(log);
  const draw: DrawTable = async (scene) => {
    const isDrawn = pictures === 'drawn' || (pictures === 'ends' && scene.table.ended !== null);
    return isDrawn ? drawAll(scene) : [];
  };
  let deals = 0;
  const newSeed = () => seedOf(deals++);
  const start = () => startBot(settings, { store, clock, log, draw, newSeed });
  let bot = await start();
  const hall: Hall = {
    discord,
    clock,
    store,
    complaints,
    bot: () => bot,
    async restart(meanwhile = () => undefined) {
      await bot.stop();
      meanwhile();
      bot = await start();
    },
    async quiet() {
      await bot.idle();
    },
    async tick() {
      await hall.quiet();
      const pause = clock.untilNext() ?? 0;
      if (pause <= LONGEST_TICK) clock.advance(pause);
      await hall.quiet();
    },
    dealFrom(number) {
      deals = number;
    },
    async close() {
      await bot.stop();
      await discord.close();
    },
  };
  return hall;
}

/** ms; what comes later, such as the end of an abandoned table, comes only if a test moves the clock by hand. */
const LONGEST_TICK = 60_000;

/** Opens a hall for a test file; after each test there must be no violation of Discord's rules and no complaint. */
export async function openHall(fileUrl: string, pictures: HallOptions['pictures'] = 'off'): Promise<Hall> {
  const hall = await startHall(createStore(testRedis(fileUrl)), { pictures });
  afterEach(() => {
    expect(hall.discord.violations().slice(0, 2)).toEqual([]);
    expect(hall.complaints).toEqual([]);
  });
  afterAll(hall.close);
  return hall;
}

/** The newest message that `fits`, as this person sees it. */
export function newest(person: Person, channel: Channel, fits: (seen: Seen) => boolean): Seen | undefined {
  return person.sees(channel).findLast(fits);
}

/** A button by the verb of its custom id. */
export function buttonOf(seen: Seen, verb: string): string | undefined {
  return (
    seen.buttons.find((button) => !button.disabled && button.customId?.startsWith(`1:${verb}:`))?.customId ?? undefined
  );
}

export const hasButton = (verb: string) => (seen: Seen) => buttonOf(seen, verb) !== undefined;

/** The person's hand message as it stands now. */
export function handOf(person: Person, channel: Channel): Seen | undefined {
  return newest(person, channel, (seen) => seen.ephemeral);
}

/** Opens the hand by the newest public button. */
export async function openHand(person: Person, channel: Channel): Promise<Seen> {
  const table = newest(person, channel, (seen) => !seen.ephemeral && hasButton('hand')(seen));
  if (!table) throw new Error(`${person.name} sees no table`);
  const { message } = await person.click(table, buttonOf(table, 'hand') ?? '');
  if (!message) throw new Error(`${person.name} got no hand`);
  return message;
}

/** Plays the first card that may be played, or announces, if it is this person's turn; the answer is the new hand. */
export async function playFirst(person: Person, channel: Channel): Promise<boolean> {
  const hand = handOf(person, channel);
  const card = hand && (buttonOf(hand, 'play') ?? buttonOf(hand, 'announce'));
  if (!hand || !card) return false;
  const outcome = await person.click(hand, card);
  if (outcome.answered !== 'update')
    throw new Error(`a card was answered by ${outcome.answered} ${outcome.error ?? ''}`);
  return true;
}

/** People who play in one channel. */
export interface Round {
  readonly channel: Channel;
  readonly people: readonly Person[];
}

/** The first opens a table, the others join by its button, it is started, and everybody's hand is opened. */
export async function startGame(
  hall: Hall,
  { channel, people }: Round,
  options: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  const [host, ...others] = people;
  if (!host) throw new Error('nobody plays');
  const { message: lobby } = await host.command(channel, 'molotow open', options);
  if (!lobby) throw new Error('no lobby');
  for (const person of others)
    expect((await person.click(lobby, buttonOf(lobby, 'join') ?? '')).answered).toBe('update');
  expect((await host.click(lobby, buttonOf(lobby, 'start') ?? '')).answered).toBe('message');
  await hall.quiet();
  for (const person of people) await openHand(person, channel);
}

/** Lets these people play first cards, and the clock do the rest, until somebody sees `done`. */
export async function playUntil(hall: Hall, { channel, people }: Round, done: (seen: Seen) => boolean): Promise<Seen> {
  for (let step = 0; step < 5000; step++) {
    await hall.quiet();
    const [first] = people;
    const found = first && newest(first, channel, done);
    if (found) return found;
    let played = false;
    for (const person of people) played = (await playFirst(person, channel)) || played;
    if (!played) await hall.tick();
  }
  throw new Error('the game did not come to its end');
}
