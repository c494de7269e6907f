import { describe, expect, it } from 'vitest';
import type { Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { handOf, hasButton, newest, openHall, playUntil, type Round, startGame } from './hall.ts';
import { cardsOf, idOf, tableOf, told } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const de = textIn('de');
const isPublic = (seen: Seen) => !seen.ephemeral;
const isSummary = (seen: Seen) => isPublic(seen) && hasButton('next')(seen);
const isLast = (seen: Seen) => isPublic(seen) && hasButton('again')(seen);

interface Played extends Round {
  readonly people: readonly [Person, Person];
  readonly summary: Seen;
  /** Public messages that offer “My hand”: the living ones. */
  living(): readonly Seen[];
}

/** A table of nine, where a deal is four tricks: two people and seven computers after their first deal. */
async function firstDeal(): Promise<Played> {
  const channel = discord.channel();
  const people = [discord.person('Anna', { locale: 'de' }), discord.person('Beat', { locale: 'de' })] as const;
  await startGame(hall, { channel, people }, { players: 9, computers: 7 });
  const summary = await playUntil(hall, { channel, people }, isSummary);
  return {
    channel,
    people,
    summary,
    living: () => people[0].sees(channel).filter((seen) => isPublic(seen) && hasButton('hand')(seen)),
  };
}

/** A table whose game is over: as far as carrying on goes, closed is as good as played out. */
async function ended(names: readonly string[]): Promise<Round & { readonly summary: Seen }> {
  const channel = discord.channel();
  const people = names.map((name) => discord.person(name, { locale: 'de' }));
  const [host] = people as [Person];
  await startGame(hall, { channel, people }, { players: 9, computers: 9 - people.length });
  await host.command(channel, 'molotow close');
  await hall.quiet();
  return { channel, people, summary: newest(host, channel, isLast) as Seen };
}

describe('between two deals', () => {
  it('two people click Next at once: one deal, one message, and a hand for the other', async () => {
    const { people, summary, living, channel } = await firstDeal();
    const both = await Promise.all(people.map((person) => person.click(summary, idOf(summary, 'next'))));
    await hall.quiet();
    expect(both.map(({ message }) => message?.ephemeral).sort()).toEqual([false, true]);
    const late = both.find(({ message }) => message?.ephemeral);
    expect(cardsOf(late?.message as Seen)).toHaveLength(4);
    expect(living()).toHaveLength(1);
    const old = newest(people[0], channel, ({ id }) => id === summary.id);
    expect(old?.buttons).toEqual([]);
    for (const person of people) expect(cardsOf(handOf(person, channel) as Seen)).toHaveLength(4);
  });

  it('the next deal begins by itself after 20 s, in one new message', async () => {
    const { people, summary, living, channel } = await firstDeal();
    expect(summary.text).toContain(`<t:${(hall.clock.now() + 20_000) / 1000}:R>`);
    hall.clock.advance(19_999);
    await hall.quiet();
    expect(living().map(({ id }) => id)).toEqual([summary.id]);
    hall.clock.advance(1);
    await hall.quiet();
    expect(living()).toHaveLength(1);
    expect(living()[0]?.id).not.toBe(summary.id);
    for (const person of people) expect(cardsOf(handOf(person, channel) as Seen)).toHaveLength(4);
  });

  it('Next under an open hand deals too', async () => {
    const { people, living, channel, summary } = await firstDeal();
    const hand = handOf(people[1], channel) as Seen;
    expect(hand.text).toBe(de.hand.between);
    const { message } = await people[1].click(hand, idOf(hand, 'next'));
    await hall.quiet();
    expect(message?.ephemeral).toBe(false);
    expect(living().map(({ id }) => id)).toEqual([message?.id]);
    expect(living()[0]?.id).not.toBe(summary.id);
  });

  it('a late click on Next gives the hand', async () => {
    const { people, summary, living } = await firstDeal();
    const next = idOf(summary, 'next');
    hall.clock.advance(20_000);
    await hall.quiet();
    const { message } = await people[0].press(summary, next);
    expect(message?.ephemeral).toBe(true);
    expect(cardsOf(message as Seen)).toHaveLength(4);
    expect(living()).toHaveLength(1);
  });
});

describe('after the end', () => {
  it('two people click Again at once: one new table, and both are led to it', async () => {
    const { people, summary, channel } = await ended(['Anna', 'Beat']);
    const both = await Promise.all(people.map((person) => person.click(summary, idOf(summary, 'again'))));
    await hall.quiet();
    const made = both.find(({ message }) => message && !message.ephemeral)?.message as Seen;
    const late = both.find(({ message }) => message?.ephemeral)?.message as Seen;
    expect(made.text).toContain(de.lobby.title({ preset: de.variants.classic }));
    expect(late.text).toBe(de.hand.lobby);
    expect(tableOf(made)).not.toBe(tableOf(summary));
    expect([...(await hall.store.openTables(discord.guildId)).keys()]).toContain(tableOf(made));
    expect(people[0]?.sees(channel).filter((seen) => isPublic(seen) && hasButton('start')(seen))).toHaveLength(1);
    const { message } = await (people[1] as Person).click(summary, idOf(summary, 'again'));
    expect(message?.text).toBe(de.hand.lobby);
  });

  it('a spectator cannot carry it on', async () => {
    const { summary } = await ended(['Anna']);
    const stranger = discord.person('Stranger', { locale: 'de' });
    expect(await told(hall, () => stranger.click(summary, idOf(summary, 'again')))).toBe(de.refusals['not-seated']);
  });

  it('alone with computers the next game starts at once, and old buttons lead to it', async () => {
    const { people, summary: end } = await ended(['Anna']);
    const [anna] = people as [Person];
    const { message } = await anna.click(end, idOf(end, 'again'));
    await hall.quiet();
    expect(message && hasButton('hand')(message)).toBe(true);
    const again = await anna.click(end, idOf(end, 'again'));
    expect(cardsOf(again.message as Seen)).toHaveLength(4);
    expect(again.message?.text).toContain(de.table.noTrumpYet);
  });

  it('the first summary leads past a second game that is over too, to the third', async () => {
    const { people, channel, summary: first } = await ended(['Anna']);
    const [anna] = people as [Person];
    await anna.click(first, idOf(first, 'again'));
    await anna.command(channel, 'molotow close');
    await hall.quiet();
    const { message } = await anna.click(first, idOf(first, 'again'));
    expect(message && hasButton('hand')(message)).toBe(true);
    expect(message?.ephemeral).toBe(false);
  });
});
