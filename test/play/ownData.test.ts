import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookingOf, type GameResult, gameKey } from '../../src/boards/index.ts';
import { createStore } from '../../src/persistence/index.ts';
import type { Outcome, Person, Seen } from '../../src/sandbox/index.ts';
import { emptyTable, encodeEvent } from '../../src/table/index.ts';
import { textIn } from '../../src/text/index.ts';
import { testRedis } from '../support/redis.ts';
import { startHall } from './hall.ts';
import { idOf, told } from './told.ts';

const redis = testRedis(import.meta.url);
const store = createStore(redis);
const hall = await startHall(store);
afterAll(hall.close);
afterEach(() => expect([hall.discord.violations(), hall.complaints]).toEqual([[], []]));
const { discord } = hall;
const { data } = textIn('en').records;

const channel = discord.channel();
const person = (name: string) => discord.person(name, { locale: 'en-US' });
const anna = person('Anna');
/** A server of another process: this one never hears of it. */
const far = (number: number) => `9000000000000000${String(number).padStart(2, '0')}`;

async function own(outcome: Promise<Outcome>): Promise<Seen> {
  const { message, answered } = await outcome;
  if (!message?.ephemeral) throw new Error(`no message of their own: ${answered} ${message?.text}`);
  return message;
}

async function fileOf(message: Seen) {
  const [file] = message.attachments;
  return JSON.parse(await (await fetch(file?.url ?? '')).text());
}

async function book(server: string, people: readonly number[], table: string): Promise<void> {
  const seat = { stayed: true, points: [10, 20], matches: 0, handWeis: 0, tableWeis: 0, trumpSet: 0 };
  const seats = people.map((owner, at) => ({ ...seat, owner, place: at + 1 }));
  const result: GameResult = { game: 'classic', endedAt: hall.clock.now(), seats };
  await store.book({ server }, bookingOf(gameKey(result.endedAt, table), result));
}

const HOUR = 60 * 60_000;

interface Far {
  readonly who: Person;
  readonly state: 'lobby' | 'left' | 'broken';
  /** Hours since something should have happened there. */
  readonly dueSince?: number;
}

/** Somebody in a lobby of theirs, or in a game that they left to a computer, on a server of another process. */
async function openFar(server: string, id: string, far: Far): Promise<void> {
  const { who, state, dueSince = 23 } = far;
  const number = await store.enrol(server, { id: who.id, name: who.name });
  const other = await store.enrol(server, { id: '800000000000000001', name: 'Other' });
  const { rules, options, language } = emptyTable(id);
  const opened = { type: 'opened', at: 5, channel: '7', language, rules, options, firstDealer: null } as const;
  const host = state === 'lobby' ? number : other;
  const seats = [number, other].map((person, seat) => encodeEvent({ type: 'seated', seat, person }));
  const left = state === 'left' ? ['c 2', 's', `d ${'A'.repeat(43)}`, '> 0'] : [];
  const broken = state === 'broken' ? ['what is this'] : [];
  const lines = [encodeEvent({ ...opened, host }), ...seats, ...left, ...broken];
  const open = { channel: '7', people: [number, other] };
  const due = hall.clock.now() - dueSince * HOUR;
  await store.commit({ server, id }, { expected: 0, lines, due, open, ended: null });
}

beforeAll(async () => {
  for (const server of [discord.guildId, far(1), far(2)]) {
    await store.enrol(server, { id: '800000000000000002', name: 'Beat' });
    const number = await store.enrol(server, { id: anna.id, name: `Anna of ${server}` });
    await book(server, [number, 1], 'aaaaaaaa');
    await book(server, [1, number], 'bbbbbbbb');
  }
  await store.joinEverywhere({ id: anna.id, name: 'Anna' }, 5);
  await store.keepPreference(anna.id, { name: 'size', value: 'big' });
});

describe('/molotow my-data', () => {
  it('gives one file with a part for each server, everywhere and preferences', async () => {
    const message = await own(anna.command(channel, 'molotow my-data'));
    expect(message.text).toContain(data.file);
    const file = await fileOf(message);
    expect([file.id, file.preferences.size, file.everywhere.name, file.about]).toEqual([
      anna.id,
      'big',
      'Anna',
      data.about,
    ]);
    const servers = [discord.guildId, far(1), far(2)].sort();
    expect(file.servers.map(({ server, name }: { server: string; name: string }) => [server, name])).toEqual(
      servers.map((server) => [server, `Anna of ${server}`]),
    );
    for (const { games, statistics } of file.servers) {
      expect(games.map(({ table }: { table: string }) => table)).toEqual(['bbbbbbbb', 'aaaaaaaa']);
      expect(statistics.classic).toMatchObject({ games: 2, places: { 1: 1, 2: 1 } });
    }
  });

  it('says so where nothing is kept', async () => {
    expect(await told(hall, () => person('Fred').command(channel, 'molotow my-data'))).toBe(data.nothing);
  });
});

describe('/molotow forget-me is refused', () => {
  it('while one sits at a table here; not any more once one has left', async () => {
    const gabi = person('Gabi');
    const { message: lobby } = await gabi.command(discord.channel(), 'molotow open', { players: 3 });
    expect(await told(hall, () => gabi.command(channel, 'molotow forget-me'))).toBe(
      `${data.seatedHere} ${data.leaveFirst}`,
    );
    await gabi.click(lobby ?? '', idOf(lobby, 'leave'));
    expect((await own(gabi.command(channel, 'molotow forget-me'))).text).toContain(data.ask);
  });

  it('while one sits on other servers, and says on how many', async () => {
    const hans = person('Hans');
    await openFar(far(3), 'aaaaaaaa', { who: hans, state: 'lobby' });
    await openFar(far(3), 'bbbbbbbb', { who: hans, state: 'lobby' });
    await openFar(far(4), 'aaaaaaaa', { who: hans, state: 'lobby' });
    const elsewhere = `${data.seatedElsewhere({ count: 2 })} ${data.leaveFirst}`;
    expect(await told(hall, () => hans.command(channel, 'molotow forget-me'))).toBe(elsewhere);
    await hans.command(discord.channel(), 'molotow open', { players: 3 });
    expect(await told(hall, () => hans.command(channel, 'molotow forget-me'))).toBe(`${data.seatedHere} ${elsewhere}`);
    expect(await store.whereKnown(hans.id)).toHaveLength(3);
  });

  it('also by a button from before one sat down', async () => {
    const ida = person('Ida');
    await store.enrol(far(5), { id: ida.id, name: 'Ida' });
    const asked = await own(ida.command(channel, 'molotow forget-me'));
    await openFar(far(5), 'aaaaaaaa', { who: ida, state: 'lobby' });
    expect((await ida.press(asked, '1:forgetMe')).message?.text).toBe(
      `${data.seatedElsewhere({ count: 1 })} ${data.leaveFirst}`,
    );
  });

  it('not for a table that nobody keeps going any more', async () => {
    const kim = person('Kim');
    await openFar(far(7), 'aaaaaaaa', { who: kim, state: 'lobby', dueSince: 25 });
    const asked = await own(kim.command(channel, 'molotow forget-me'));
    expect((await kim.press(asked, '1:forgetMe')).message?.text).toBe(data.forgotten);
    expect(await store.whereKnown(kim.id)).toEqual([]);
  });

  it('not for a game that one has left to a computer, and not for a table whose log is damaged', async () => {
    const jon = person('Jon');
    await openFar(far(6), 'aaaaaaaa', { who: jon, state: 'left' });
    await openFar(far(6), 'bbbbbbbb', { who: jon, state: 'broken' });
    const asked = await own(jon.command(channel, 'molotow forget-me'));
    expect((await jon.press(asked, '1:forgetMe')).message?.text).toBe(data.forgotten);
    expect(await store.whereKnown(jon.id)).toEqual([]);
  });
});

it('/molotow forget-me, said twice, is forgetting on all servers; the others’ games stay whole', async () => {
  const before = await store.history({ server: far(1) }, 1, { from: 0, count: 9 });
  const asked = await own(anna.command(channel, 'molotow forget-me'));
  const { message: sure } = await anna.click(asked, data.forget);
  expect(sure?.text).toContain(data.sure);
  expect(await store.whereKnown(anna.id)).toHaveLength(4);
  const { message: done } = await anna.click(asked, data.reallyForget);
  expect(done?.text).toBe(data.forgotten);
  expect(await store.whereKnown(anna.id)).toEqual([]);
  expect((await store.preferences(anna.id)).size).toBe('normal');
  expect(await store.history({ server: far(1) }, 1, { from: 0, count: 9 })).toEqual(before);
  expect(await told(hall, () => anna.command(channel, 'molotow my-data'))).toBe(data.nothing);
});

it('somebody of a thousand servers has their data within the time that Discord gives, and is forgotten there', async () => {
  const otto = person('Otto');
  const servers = Array.from({ length: 1000 }, (_, at) => `91000000000000${String(at).padStart(4, '0')}`);
  for (let from = 0; from < servers.length; from += 100) {
    await Promise.all(
      servers.slice(from, from + 100).map((server) => store.enrol(server, { id: otto.id, name: 'Otto' })),
    );
  }
  const [first = ''] = servers;
  for (let game = 0; game < 2000; game++) await book(first, [1, 2], `game${String(game).padStart(4, '0')}`);
  const start = performance.now();
  const file = await fileOf(await own(otto.command(channel, 'molotow my-data')));
  // Discord waits for three seconds; after one we ask it for more.
  expect(performance.now() - start).toBeLessThan(3000);
  expect([file.servers.length, file.servers[0].games.length]).toEqual([1000, 2000]);
  const asked = await own(otto.command(channel, 'molotow forget-me'));
  expect((await otto.press(asked, '1:forgetMe')).message?.text).toBe(data.forgotten);
  expect(await store.whereKnown(otto.id)).toEqual([]);
});
