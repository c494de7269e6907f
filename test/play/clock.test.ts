import { afterEach, describe, expect, it } from 'vitest';
import type { Channel, LoggedRequest, Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { handOf, hasButton, newest, openHall, openHand, playFirst, startGame } from './hall.ts';
import { cardsOf, idOf, tableOf } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const de = textIn('de');
const SECOND = 1000;
const HALF = 30 * SECOND;

interface Game {
  readonly channel: Channel;
  readonly people: readonly Person[];
}

const games: Game[] = [];

/** Three people who play themselves, with a minute for each move. */
async function game(): Promise<Game> {
  const round = {
    channel: discord.channel(),
    people: ['Anna', 'Ben', 'Cleo'].map((name) => discord.person(name, { locale: 'de' })),
  };
  games.push(round);
  await startGame(hall, round, { players: 3 });
  return round;
}

/** The clock of one test's table would run on in the next. */
afterEach(async () => {
  for (const { people, channel } of games.splice(0)) {
    discord.allow(channel, ['ViewChannel']);
    for (const person of people) await person.command(channel, 'molotow close');
  }
  await hall.quiet();
});

const mayPlay = (person: Person, channel: Channel) => {
  const hand = handOf(person, channel);
  return hand !== undefined && hasButton('play')(hand);
};

/** Who is on turn, with the others. */
function turnOf({ people, channel }: Game): readonly [Person, readonly Person[]] {
  const [onTurn, ...more] = people.filter((person) => mayPlay(person, channel));
  if (!onTurn || more.length > 0) throw new Error('not exactly one is on turn');
  return [onTurn, people.filter((person) => person !== onTurn)];
}

async function pass(ms: number): Promise<void> {
  await hall.quiet();
  hall.clock.advance(ms);
  await hall.quiet();
}

/** Both halves of the time of whoever is on turn, in milliseconds each. */
async function passTurn(half: number): Promise<void> {
  await pass(half);
  await pass(half);
}

/** Everybody plays at once until this person is on turn again. */
async function untilTurnOf(person: Person, round: Game): Promise<void> {
  for (let step = 0; step < 30; step++) {
    await hall.quiet();
    if (mayPlay(person, round.channel)) return;
    for (const other of round.people) if (await playFirst(other, round.channel)) break;
  }
  throw new Error(`it never was the turn of ${person.name}`);
}

const isPing = (seen: Seen) => !seen.ephemeral && seen.text.includes('Die Hälfte deiner Zeit ist um');
const isTable = (seen: Seen) => !seen.ephemeral && hasButton('tricks')(seen);
const pingsIn = ({ people, channel }: Game) => (people[0] as Person).sees(channel).filter(isPing);
const table = ({ people, channel }: Game) => newest(people[0] as Person, channel, isTable) as Seen;
/** The moment the table counts down to, seconds since 1970. */
const deadline = (seen: Seen) => Number(seen.text.match(/<t:(\d+):R>/)?.[1]);
const now = () => Math.floor(hall.clock.now() / SECOND);

async function requestsOf(act: () => Promise<unknown>): Promise<readonly LoggedRequest[]> {
  await hall.quiet();
  const before = discord.requests().length;
  await act();
  await hall.quiet();
  return discord.requests().slice(before);
}

describe('who has used half their time', () => {
  it('is mentioned once, alone, with a way to the table; the message goes with their card', async () => {
    const round = await game();
    const [slow, others] = turnOf(round);
    await pass(HALF - 1);
    expect(pingsIn(round)).toEqual([]);
    await pass(1);
    const [ping, ...more] = pingsIn(round);
    expect(more).toEqual([]);
    expect(ping?.text).toContain(de.table.reminder({ who: `<@${slow.id}>` }));
    expect(ping?.text).toContain(
      `https://discord.com/channels/${discord.guildId}/${round.channel.id}/${table(round).id}`,
    );
    expect(slow.pings().map(({ id }) => id)).toEqual([ping?.id]);
    expect(others.flatMap((other) => other.pings())).toEqual([]);
    const hand = await slow.click(ping as Seen, idOf(ping, 'hand'));
    expect(hand.message && hasButton('play')(hand.message)).toBe(true);
    await playFirst(slow, round.channel);
    await hall.quiet();
    expect(pingsIn(round)).toEqual([]);
  });

  it('costs one message and no edit: the deadline stays as it was', async () => {
    const round = await game();
    const before = deadline(table(round));
    expect(before).toBe(now() + 60);
    const requests = await requestsOf(() => pass(HALF));
    expect(requests.map(({ method, path }) => `${method} ${path.split('/')[1]}`)).toEqual(['POST webhooks']);
    expect(deadline(table(round))).toBe(before);
    expect(deadline(pingsIn(round)[0] as Seen)).toBe(before);
  });

  it('is not pinged after every card', async () => {
    const round = await game();
    const requests = await requestsOf(async () => {
      for (let card = 0; card < 9; card++) {
        await pass(HALF - 1);
        await playFirst(turnOf(round)[0], round.channel);
      }
    });
    const made = requests.filter(({ method, path }) => method === 'POST' && !path.endsWith('/callback'));
    expect(made).toEqual([]);
  });

  it('has time for another table: each pings for itself', async () => {
    const rounds = [await game(), await game()];
    await pass(HALF);
    expect(rounds.map((round) => pingsIn(round).length)).toEqual([1, 1]);
  });

  it('is not pinged where they have turned that off', async () => {
    const round = await game();
    const [slow] = turnOf(round);
    const { message: panel } = await slow.command(discord.channel('elsewhere'), 'molotow settings');
    await slow.click(panel as Seen, '1:prefer:pings:off');
    await pass(HALF);
    await pass(HALF - 1);
    expect(slow.pings()).toEqual([]);
    expect(pingsIn(round)).toEqual([]);
  });

  it('is pinged by the bot itself where no token lives', async () => {
    const round = await game();
    const requests = await requestsOf(async () => {
      await hall.bot().stop();
      hall.clock.advance(16 * 60 * SECOND);
      await hall.restart();
      await pass(HALF);
    });
    expect(pingsIn(round)).toHaveLength(1);
    expect(requests.filter(({ status }) => status >= 400)).toEqual([]);
  });
});

describe('time is over', () => {
  it('once: the computer plays that card, and says so; the ping goes', async () => {
    const round = await game();
    const [slow] = turnOf(round);
    const cards = cardsOf(handOf(slow, round.channel) as Seen).length;
    await passTurn(HALF);
    expect(pingsIn(round)).toEqual([]);
    expect(table(round).text).toMatch(/Die Zeit von .* war um: der Computer hat die Karte gespielt\./);
    const { message } = await slow.click(table(round), idOf(table(round), 'hand'));
    expect(cardsOf(message as Seen)).toHaveLength(cards - 1);
    expect(table(round).text).not.toContain('Computer für');
  });

  it('twice in a row: the computer takes the seat, openly, and “My hand” takes it back', async () => {
    const round = await game();
    const [slow] = turnOf(round);
    await passTurn(HALF);
    await untilTurnOf(slow, round);
    expect(deadline(table(round))).toBe(now() + 30);
    await pass(HALF / 2);
    expect(slow.pings()).toHaveLength(1);
    await pass(HALF / 2);
    expect(pingsIn(round)).toEqual([]);
    expect(table(round).text).toMatch(new RegExp(`Computer für .*${slow.name}`));
    const back = await openHand(slow, round.channel);
    expect(back.text.split('\n')[0]).toBe(de.answers.tookBack);
    await hall.quiet();
    expect(table(round).text).not.toContain('Computer für');
  });

  it('who clicks in the last moment has played: the timer is bound to the move, and nothing is held against them', async () => {
    const round = await game();
    const [slow] = turnOf(round);
    await pass(HALF);
    await pass(HALF - 1);
    expect(await playFirst(slow, round.channel)).toBe(true);
    await pass(1);
    expect(table(round).text).not.toContain('war um');
    await untilTurnOf(slow, round);
    expect(deadline(table(round))).toBe(now() + 60);
  });

  it('whose click comes a moment later gets the current hand, and keeps the seat', async () => {
    const round = await game();
    const [slow] = turnOf(round);
    const hand = handOf(slow, round.channel) as Seen;
    const card = idOf(hand, 'play');
    await passTurn(HALF);
    const { answered } = await slow.press(hand, card);
    expect(answered).toBe('update');
    await hall.quiet();
    expect(table(round).text).not.toContain('Computer für');
  });
});

describe('after a restart', () => {
  it('the person on turn has all their time, and the table says so', async () => {
    const round = await game();
    await pass(HALF - SECOND);
    await hall.bot().stop();
    hall.clock.advance(10 * 60 * SECOND);
    await hall.restart();
    await hall.quiet();
    expect(deadline(table(round))).toBe(now() + 60);
    await pass(HALF - 1);
    expect(pingsIn(round)).toEqual([]);
    await pass(1);
    expect(pingsIn(round)).toHaveLength(1);
    await pass(HALF - 1);
    expect(table(round).text).not.toContain('war um');
  });

  it('who was reminded before is not pinged again, has all their time, and the ping goes with their card', async () => {
    const round = await game();
    const [slow] = turnOf(round);
    await pass(HALF);
    const [ping] = pingsIn(round);
    await hall.restart();
    await hall.quiet();
    expect(deadline(table(round))).toBe(now() + 60);
    await pass(2 * HALF - 1);
    expect(pingsIn(round).map(({ id }) => id)).toEqual([ping?.id]);
    expect(slow.pings()).toHaveLength(1);
    await playFirst(slow, round.channel);
    await hall.quiet();
    expect(pingsIn(round)).toEqual([]);
  });

  it('a ping whose token ran out meanwhile is taken away by the bot itself', async () => {
    const round = await game();
    const [slow] = turnOf(round);
    await pass(HALF);
    await hall.bot().stop();
    hall.clock.advance(20 * 60 * SECOND);
    await hall.restart();
    await openHand(slow, round.channel);
    const requests = await requestsOf(() => playFirst(slow, round.channel));
    expect(pingsIn(round)).toEqual([]);
    expect(requests.filter(({ method, path }) => method === 'DELETE' && path.startsWith('/channels'))).toHaveLength(1);
  });
});

describe('a ping that cannot be made', () => {
  it('harms nobody: without permissions and tokens the game goes on, and Discord is asked once', async () => {
    const round = await game();
    const elsewhere = discord.channel('elsewhere');
    await hall.bot().stop();
    hall.clock.advance(16 * 60 * SECOND);
    discord.deny(round.channel, ['ViewChannel']);
    const requests = await requestsOf(async () => {
      await hall.restart();
      for (let step = 0; step < 4; step++) await pass(HALF);
    });
    expect(requests.filter(({ status }) => status >= 400)).toHaveLength(1);
    expect(round.people.flatMap((person) => person.pings())).toEqual([]);
    const { store } = hall;
    const log = await store.load({ server: discord.guildId, id: tableOf(table(round)) });
    expect(log?.lines.length).toBeGreaterThan(0);
    await (round.people[0] as Person).command(elsewhere, 'molotow hand');
    expect(handOf(round.people[0] as Person, elsewhere)?.text).toMatch(/./);
  });

  it('and one that somebody has deleted is not missed', async () => {
    const round = await game();
    const [slow] = turnOf(round);
    await pass(HALF);
    discord.deleteMessage(pingsIn(round)[0] as Seen);
    expect(await playFirst(slow, round.channel)).toBe(true);
    await hall.quiet();
    expect(pingsIn(round)).toEqual([]);
  });
});

it('a ping goes with its table', async () => {
  const round = await game();
  await pass(HALF);
  await (round.people[0] as Person).command(round.channel, 'molotow close');
  await hall.quiet();
  expect(pingsIn(round)).toEqual([]);
});
