import { describe, expect, it } from 'vitest';
import type { Channel, Person, Seen } from '../../src/sandbox/index.ts';
import type { Table } from '../../src/table/index.ts';
import { textIn } from '../../src/text/index.ts';
import { hasButton, newest, openHall, openHand, playFirst, playUntil, startGame } from './hall.ts';
import { tableNow } from './meant.ts';
import { cardsOf, idOf, tableOf, told } from './told.ts';

// What people complain about in bots like this one (discord.md), where no other test shows that it is otherwise here.

const hall = await openHall(import.meta.url);
const { discord } = hall;
const { answers, endings, refusals } = textIn('de');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const isPublic = (seen: Seen) => !seen.ephemeral;
const isSummary = (seen: Seen) => isPublic(seen) && hasButton('next')(seen);

interface Game {
  readonly channel: Channel;
  readonly people: readonly [Person, Person, Person];
  readonly id: string;
  /** The public message as it stands now. */
  shown(): Seen;
  stored(): Promise<Table>;
}

type Options = Readonly<Record<string, string | number | boolean>>;

/** The first is host; `playing` is how many of the three sit there. */
async function game(playing: number, options: Options): Promise<Game> {
  const channel = discord.channel();
  const people = [
    discord.person('Anna', { locale: 'de' }),
    discord.person('Ben', { locale: 'de' }),
    discord.person('Cleo', { locale: 'de' }),
  ] as const;
  await startGame(hall, { channel, people: people.slice(0, playing) }, options);
  await hall.quiet();
  const shown = () => newest(people[0], channel, isPublic) as Seen;
  const id = tableOf(shown());
  const stored = () => tableNow(hall.store, { server: discord.guildId, id });
  return { channel, people, id, shown, stored };
}

async function pass(ms: number): Promise<void> {
  await hall.quiet();
  hall.clock.advance(ms);
  await hall.quiet();
}

describe('lobbies that never expire', () => {
  it('a quarter of an hour after the last click the lobby is closed, its buttons are gone, and old ones say so', async () => {
    const channel = discord.channel();
    const anna = discord.person('Anna', { locale: 'de' });
    const { message: lobby } = await anna.command(channel, 'molotow open');
    const now = () => newest(anna, channel, ({ id }) => id === lobby?.id) as Seen;
    const join = idOf(lobby, 'join');
    await pass(15 * MINUTE - 1);
    await anna.click(now(), idOf(now(), 'addComputer'));
    await pass(15 * MINUTE - 1);
    await anna.click(now(), idOf(now(), 'settings')); // books nothing, and yet somebody is there
    await hall.quiet();
    await pass(15 * MINUTE - 1);
    expect(hasButton('join')(now())).toBe(true);
    await pass(1);
    expect(now().text).toContain(endings.expired);
    expect(now().buttons).toEqual([]);
    expect(await told(hall, () => anna.press(now(), join))).toBe(refusals['table-ended']);
  });
});

describe('an absent player blocks the table', () => {
  it('a game nobody has touched for a day is over, and its cards can’t be clicked any more', async () => {
    const { people, channel, shown, stored } = await game(3, { players: 3, pace: 'none' });
    await pass(DAY - 1);
    expect((await stored()).ended).toBeNull();
    await pass(1);
    expect(shown().text).toContain(endings.abandoned);
    expect(hasButton('hand')(shown())).toBe(false);
    expect((await hall.store.openTables(discord.guildId)).size).toBe(0);
    expect(await told(hall, () => people[1].command(channel, 'molotow hand'))).not.toBe('');
  });

  it('who is left alone with computers plays on, with all the time they want', async () => {
    const { people, channel, stored } = await game(2, { players: 3, computers: 1 });
    await people[1].command(channel, 'molotow leave');
    for (let step = 0; step < 5; step++) await pass(MINUTE);
    const { ended, misses, seats } = await stored();
    expect(ended).toBeNull();
    expect(misses[seats.findIndex((occupant) => occupant?.kind === 'person')]).toBe(0);
    expect(await playFirst(people[0], channel)).toBe(true);
    await people[0].command(channel, 'molotow close');
  });
});

describe('the host leaves and nobody can end the game', () => {
  it('a host who was kicked, or never comes back, is host no more once the computer has the seat', async () => {
    const { people, channel, shown, stored } = await game(3, { players: 3 });
    const [host, ...others] = people;
    const first = (await stored()).host;
    for (let step = 0; step < 60 && (await stored()).host === first; step++) {
      let played = false;
      for (const person of others) played = (await playFirst(person, channel)) || played;
      if (!played) await hall.tick();
    }
    expect(shown().text).toMatch(new RegExp(`Computer für .*${host.name}`));
    const closed = await Promise.all(others.map((person) => person.command(channel, 'molotow close')));
    expect(closed.map(({ message }) => message?.text)).toContain(answers.closed);
  });

  it('most of those who sit there end it by a vote, each counted once', async () => {
    const { people, channel, shown } = await game(3, { players: 3 });
    const vote = async (person: Person) => (await person.command(channel, 'molotow close')).message?.text;
    expect(await vote(people[1])).toBe(answers.voted({ votes: 1, needed: 2 }));
    expect(await vote(people[1])).toBe(answers.voted({ votes: 1, needed: 2 }));
    expect(await vote(people[2])).toBe(answers.closed);
    await hall.quiet();
    expect(shown().text).toContain(endings.voted);
    expect(hasButton('hand')(shown())).toBe(false);
  });

  it('or the host hands the table over before: to somebody who sits there, and as host alone', async () => {
    const { people, channel } = await game(2, { players: 3, computers: 1 });
    const [anna, ben, cleo] = people;
    const to = (by: Person, heir: Person) => () => by.command(channel, 'molotow host', { person: heir.id });
    expect(await told(hall, to(ben, ben))).toBe(refusals['only-host']);
    expect(await told(hall, to(anna, cleo))).toBe(refusals['host-needs-seat']);
    await ben.command(channel, 'molotow leave');
    expect(await told(hall, to(anna, ben))).toBe(refusals['host-needs-seat']);
    await openHand(ben, channel);
    expect((await to(anna, ben)()).message?.text).toBe(answers.madeHost({ name: `<@${ben.id}>` }));
    expect((await ben.command(channel, 'molotow close')).message?.text).toBe(answers.closed);
  });
});

describe('coming and going between games', () => {
  it('somebody else takes a computer’s seat between deals, not before', async () => {
    const { people, channel, shown } = await game(1, { players: 9, computers: 8 });
    const [anna, , cleo] = people;
    const join = () => cleo.command(channel, 'molotow join');
    expect(await told(hall, join)).toBe(refusals['only-between-deals']);
    const summary = await playUntil(hall, { channel, people: [anna] }, isSummary);
    await join();
    await anna.click(summary, idOf(summary, 'next'));
    await hall.quiet();
    expect(shown().text).toContain('Cleo');
    expect(cardsOf(await openHand(cleo, channel))).toHaveLength(4);
    await anna.command(channel, 'molotow close');
  });

  it('a table opened so keeps its seats all through the game', async () => {
    const { people, channel } = await game(1, { players: 9, computers: 8, takeover: false });
    const [anna, , cleo] = people;
    await playUntil(hall, { channel, people: [anna] }, isSummary);
    expect(await told(hall, () => cleo.command(channel, 'molotow join'))).toBe(refusals['seats-stay']);
    await anna.command(channel, 'molotow close');
  });

  it('“Again” keeps seats and rules, and the next one deals first where chance chose', async () => {
    const { people, channel, shown, stored } = await game(1, { game: 'rounds', players: 9, computers: 8 });
    await playUntil(hall, { channel, people: [people[0]] }, isSummary);
    await people[0].command(channel, 'molotow close');
    await hall.quiet();
    const before = await stored();
    const { message } = await people[0].click(shown(), idOf(shown(), 'again'));
    await hall.quiet();
    const after = await tableNow(hall.store, { server: discord.guildId, id: tableOf(message as Seen) });
    expect([after.seats, after.rules]).toEqual([before.seats, before.rules]);
    const [first] = before.game?.played ?? [];
    expect(after.firstDealer).toBe(first?.deal.leader);
    expect(after.game?.current?.deal.leader).toBe(((first?.deal.leader ?? 0) + 1) % 9);
    await people[0].command(channel, 'molotow close');
  });
});

it('a server that throws the bot out in mid-game harms no table elsewhere', async () => {
  const { id: guild } = discord.guild('Fort');
  const there = discord.channel('stube', { guild });
  await startGame(hall, { channel: there, people: [discord.person('Dora', { guild })] }, { players: 3, computers: 2 });
  const { people, channel } = await game(1, { players: 3, computers: 2 });
  discord.removeGuild(guild);
  await pass(MINUTE);
  await hall.restart();
  for (let step = 0; step < 9; step++) if (!(await playFirst(people[0], channel))) await hall.tick();
  expect(cardsOf(await openHand(people[0], channel)).length).toBeLessThan(12);
});
