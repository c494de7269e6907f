import { describe, expect, it } from 'vitest';
import type { Channel, Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { buttonOf, handOf, hasButton, newest, openHall, openHand, playFirst, playUntil, startGame } from './hall.ts';
import { cardsOf, idOf } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const de = textIn('de');
const MINUTE = 60_000;

const publicOnes = (person: Person, channel: Channel) => person.sees(channel).filter((seen) => !seen.ephemeral);
const isTable = (seen: Seen) => !seen.ephemeral && hasButton('hand')(seen);
const missing = (permission: 'ViewChannel' | 'SendMessages' | 'SendMessagesInThreads', channel: Channel) =>
  de.faults.missingPermissions({ permissions: [permission], where: `<#${channel.id}>` });

/** Codes of what Discord refused in this channel: such requests count towards the ban of an address (discord.md). */
const refusedIn = (channel: Channel) =>
  discord
    .requests()
    .flatMap(({ path, code }) => (path.startsWith(`/channels/${channel.id}`) && code !== null ? [code] : []));

async function alone(channel = discord.channel()) {
  const anna = discord.person('Anna', { locale: 'de' });
  const round = { channel, people: [anna] };
  await startGame(hall, round, { players: 3, computers: 2 });
  return { anna, channel, round };
}

/** Plays cards from the newest hand in `from`, and lets the clock do the rest. */
async function playCards(anna: Person, from: Channel, count: number): Promise<void> {
  for (let played = 0; played < count; ) {
    await hall.quiet();
    if (await playFirst(anna, from)) played++;
    else await hall.tick();
  }
  await hall.quiet();
}

describe('without permissions', () => {
  it.each([
    ['SendMessages', 'text'],
    ['ViewChannel', 'text'],
    ['SendMessagesInThreads', 'thread'],
  ] as const)(
    '%s in a %s: the game is played all the same, and whoever opens their hand is told',
    async (permission, kind) => {
      const parent = discord.channel();
      const channel = kind === 'thread' ? discord.channel('jass', { kind, parent }) : parent;
      discord.deny(parent, [permission]);
      const { anna, round } = await alone(channel);
      expect(handOf(anna, channel)?.text.split('\n')[0]).toBe(missing(permission, channel));
      const summary = await playUntil(hall, round, (seen) => !seen.ephemeral && hasButton('next')(seen));
      expect(summary.text).toContain(de.summary.title({ number: 1, of: null }));
      await playCards(anna, channel, 1);
      expect(newest(anna, channel, isTable)?.text).toContain(de.table.deal({ number: 2, of: null }));
      expect(refusedIn(channel)).toEqual([]);
    },
  );

  it('a card answers with the hand alone: who plays on is not told again and again', async () => {
    const channel = discord.channel();
    discord.deny(channel, ['SendMessages']);
    const { anna } = await alone(channel);
    await playCards(anna, channel, 1);
    expect(handOf(anna, channel)?.text).not.toContain(missing('SendMessages', channel));
  });
});

describe('when a permission is taken away in the middle of a game', () => {
  /** Anna plays from elsewhere, and no token lives in the table's channel: all that is left there is the bot's own. */
  async function playedFromElsewhere() {
    const { anna, channel } = await alone();
    discord.deny(channel, ['ViewChannel']);
    hall.clock.advance(16 * MINUTE);
    const elsewhere = discord.channel('elsewhere');
    await anna.command(elsewhere, 'molotow hand');
    return { anna, channel, elsewhere, stuck: newest(anna, channel, isTable) as Seen };
  }

  it('the game goes on in the hands, and Discord is asked once, not at every card', async () => {
    const { anna, elsewhere, channel, stuck } = await playedFromElsewhere();
    await playCards(anna, elsewhere, 12);
    await playCards(anna, elsewhere, 3);
    expect(cardsOf(handOf(anna, elsewhere) as Seen)).toHaveLength(9);
    expect(newest(anna, channel, isTable)?.id).toBe(stuck.id);
    expect(refusedIn(channel)).toEqual([50001]);
    expect(hall.complaints).toEqual([]);
  });

  it('the table is shown again at the first click in its channel: follow-ups need no permission', async () => {
    const { anna, elsewhere, channel, stuck } = await playedFromElsewhere();
    await playCards(anna, elsewhere, 2);
    await anna.click(stuck, idOf(stuck, 'hand'));
    await hall.quiet();
    const table = newest(anna, channel, isTable) as Seen;
    expect(table.text).not.toBe(stuck.text);
    expect(table.edited || table.id !== stuck.id).toBe(true);
  });

  it('once it is given back, a click is enough for the bot to know', async () => {
    const { anna, elsewhere, channel, stuck } = await playedFromElsewhere();
    await playCards(anna, elsewhere, 2);
    discord.allow(channel, ['ViewChannel']);
    const ben = discord.person('Ben');
    await ben.click(stuck, idOf(stuck, 'scores'));
    await playCards(anna, elsewhere, 1);
    const [table, ...others] = publicOnes(anna, channel).filter(isTable);
    expect(others).toEqual([]);
    expect(table?.text).not.toBe(stuck.text);
  });

  it('without any click it tries again after ten minutes', async () => {
    const { anna, elsewhere, channel, stuck } = await playedFromElsewhere();
    await playCards(anna, elsewhere, 2);
    discord.allow(channel, ['ViewChannel']);
    await playCards(anna, elsewhere, 1);
    expect(newest(anna, channel, isTable)?.text).toBe(stuck.text);
    hall.clock.advance(10 * MINUTE);
    await playCards(anna, elsewhere, 1);
    expect(newest(anna, channel, isTable)?.text).not.toBe(stuck.text);
  });
});

describe('what people do to messages', () => {
  it('a table message that is deleted comes anew with the next card', async () => {
    const { anna, channel } = await alone();
    discord.deleteMessage(newest(anna, channel, isTable) as Seen);
    await playCards(anna, channel, 1);
    expect(publicOnes(anna, channel).filter(isTable)).toHaveLength(1);
  });

  it.each(['living', 'dead'] as const)(
    'a channel that is deleted: the game goes on elsewhere, with %s tokens',
    async (tokens) => {
      const { anna, channel } = await alone();
      if (tokens === 'dead') hall.clock.advance(16 * MINUTE);
      discord.deleteChannel(channel);
      const elsewhere = discord.channel('elsewhere');
      await anna.command(elsewhere, 'molotow hand');
      await playCards(anna, elsewhere, 3);
      expect(publicOnes(anna, elsewhere)).toEqual([]);
      await anna.command(elsewhere, 'molotow table');
      await playCards(anna, elsewhere, 9);
      hall.clock.advance(20_000);
      await playCards(anna, elsewhere, 1);
      expect(newest(anna, elsewhere, isTable)?.text).toContain(de.table.deal({ number: 2, of: null }));
      expect(publicOnes(anna, elsewhere).filter(isTable)).toHaveLength(1);
      expect(refusedIn(channel)).toEqual([10003]);
    },
  );

  it('a thread that is archived and locked sticks nothing', async () => {
    const thread = discord.channel('jass', { kind: 'thread', parent: discord.channel() });
    const { anna } = await alone(thread);
    hall.clock.advance(16 * MINUTE);
    discord.archive(thread, 'locked');
    const elsewhere = discord.channel('elsewhere');
    await anna.command(elsewhere, 'molotow hand');
    await playCards(anna, elsewhere, 3);
    expect(cardsOf(handOf(anna, elsewhere) as Seen)).toHaveLength(9);
    // Once the edit and once the message that would have brought the thread back.
    expect(refusedIn(thread)).toEqual([50083, 50083]);
  });

  it('a thread that fell asleep comes back with the next card, and has one living table', async () => {
    const thread = discord.channel('siesta', { kind: 'thread', parent: discord.channel() });
    const { anna } = await alone(thread);
    hall.clock.advance(16 * MINUTE);
    discord.archive(thread);
    const elsewhere = discord.channel('elsewhere');
    await anna.command(elsewhere, 'molotow hand');
    await playCards(anna, elsewhere, 3);
    expect(refusedIn(thread)).toEqual([50083]);
    expect(publicOnes(anna, thread).filter(isTable)).toHaveLength(1);
    expect(newest(anna, thread, isTable)?.text).toContain(de.table.trick({ number: 3, of: 12 }));
  });

  it('a hand that is dismissed comes back with “My hand”', async () => {
    const { anna, channel } = await alone();
    anna.dismiss(handOf(anna, channel) as Seen);
    const hand = await openHand(anna, channel);
    expect(cardsOf(hand)).toHaveLength(12);
    expect(buttonOf(hand, 'next')).toBeUndefined();
  });
});
