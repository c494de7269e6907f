import { describe, expect, it } from 'vitest';
import type { Channel, Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { handOf, hasButton, newest, openHall, openHand, playFirst } from './hall.ts';
import { cardsOf, idOf, tableOf, told, toldInPlace } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const de = textIn('de');
const en = textIn('en');
const isPublic = (seen: Seen) => !seen.ephemeral;

const german = (name: string) => discord.person(name, { locale: 'de' });

async function open(host: Person, channel: Channel, options: Readonly<Record<string, string | number>> = {}) {
  const { message } = await host.command(channel, 'molotow open', options);
  if (!message) throw new Error('no lobby');
  return message;
}

async function started(host: Person, channel: Channel): Promise<Seen> {
  const lobby = await open(host, channel, { players: 3, computers: 2 });
  const { message } = await host.click(lobby, idOf(lobby, 'start'));
  await hall.quiet();
  if (!message) throw new Error('no table');
  return message;
}

describe('a command', () => {
  it('means the only table of the channel', async () => {
    const [anna, ben, channel] = [german('Anna'), german('Ben'), discord.channel()];
    await open(anna, channel);
    expect((await ben.command(channel, 'molotow join')).message?.text).toBe(de.answers.joined);
    await hall.quiet();
    expect(newest(ben, channel, isPublic)?.text).toContain('Ben');
  });

  it('asks with a menu where several can be meant, and does it where one was chosen', async () => {
    const [anna, ben, carla] = [german('Anna'), german('Ben'), german('Carla')];
    const channel = discord.channel();
    const lobbies = [await open(anna, channel), await open(ben, channel)];
    const { message: menu } = await carla.command(channel, 'molotow join');
    const [select] = menu?.selects ?? [];
    expect(menu?.text).toBe(de.faults.severalTables);
    expect(select?.options.map(({ label }) => label).sort()).toEqual(['Anna', 'Ben']);
    const { answered, message } = await carla.select(menu as Seen, select?.customId ?? '', [
      tableOf(lobbies[1] as Seen),
    ]);
    expect([answered, message?.text, message?.selects]).toEqual(['update', de.answers.joined, []]);
    await hall.quiet();
    const texts = lobbies.map(({ id }) => newest(carla, channel, (seen) => seen.id === id)?.text.includes('Carla'));
    expect(texts).toEqual([false, true]);
  });

  it('means my own table rather than those of others', async () => {
    const [anna, ben, channel] = [german('Anna'), german('Ben'), discord.channel()];
    await open(anna, channel);
    await open(ben, channel);
    expect((await ben.command(channel, 'molotow hand')).message?.text).toBe(de.hand.lobby);
    expect((await ben.command(channel, 'molotow leave')).message?.text).toBe(de.answers.left);
  });

  it('finds my table from another channel', async () => {
    const anna = german('Anna');
    await started(anna, discord.channel());
    expect(cardsOf((await anna.command(discord.channel(), 'molotow hand')).message as Seen)).toHaveLength(12);
  });

  it.each(['join', 'leave', 'start', 'hand', 'table', 'scores', 'close'])(
    'where there is no table: %s',
    async (command) => {
      const ben = discord.person('Ben', { locale: 'en-US' });
      expect(await told(hall, () => ben.command(discord.channel(), `molotow ${command}`))).toBe(en.faults.noTableHere);
    },
  );

  it('with the name of a table does it there', async () => {
    const [anna, ben, channel] = [german('Anna'), german('Ben'), discord.channel()];
    await open(ben, channel);
    const table = tableOf(await open(anna, channel));
    expect((await ben.command(channel, 'molotow join', { table: table.toUpperCase() })).message?.text).toBe(
      de.answers.joined,
    );
  });

  it('with the name of a table that is over', async () => {
    const [anna, channel] = [german('Anna'), discord.channel()];
    const table = tableOf(await open(anna, channel));
    await anna.command(channel, 'molotow close');
    expect(await told(hall, () => anna.command(channel, 'molotow join', { table }))).toBe(de.refusals['table-ended']);
  });
});

describe('one person at two tables', () => {
  it('has two hands, and each click plays at its own table', async () => {
    const [anna, channel] = [german('Anna'), discord.channel()];
    const tables = [await started(anna, channel), await started(anna, channel)];
    const hands: Seen[] = [];
    for (const table of tables) hands.push((await anna.click(table, idOf(table, 'hand'))).message as Seen);
    const [first, second] = hands as [Seen, Seen];
    expect(tableOf(first)).not.toBe(tableOf(second));
    const handNow = (hand: Seen) => newest(anna, channel, ({ id }) => id === hand.id) as Seen;
    for (let step = 0; step < 40 && !hasButton('play')(handNow(first)); step++) await hall.tick();
    const before = cardsOf(handNow(second));
    const { message } = await anna.click(first, idOf(handNow(first), 'play'));
    expect(cardsOf(message as Seen)).toHaveLength(11);
    expect(cardsOf(handNow(second))).toEqual(before);
  });
});

describe('/molotow table', () => {
  it('shows the table anew, and the message before goes', async () => {
    const [anna, ben, channel] = [german('Anna'), german('Ben'), discord.channel()];
    const old = await started(anna, channel);
    const { message } = await ben.command(channel, 'molotow table');
    await hall.quiet();
    expect(message?.ephemeral).toBe(false);
    expect(ben.sees(channel).map(({ id }) => id)).not.toContain(old.id);
    expect(message && hasButton('hand')(message)).toBe(true);
    expect(ben.sees(channel).filter(hasButton('hand'))).toHaveLength(1);
  });

  it('is what is edited from then on', async () => {
    const [anna, channel] = [german('Anna'), discord.channel()];
    await started(anna, channel);
    await openHand(anna, channel);
    const { message } = await anna.command(channel, 'molotow table');
    const shown = () => newest(anna, channel, ({ id }) => id === message?.id)?.text;
    const before = shown();
    for (let step = 0; step < 8 && shown() === before; step++) {
      if (!(await playFirst(anna, channel))) await hall.tick();
      await hall.quiet();
    }
    expect(shown()).not.toBe(before);
  });

  it('called elsewhere by somebody who sits there, the table goes on there', async () => {
    const [anna, there, here] = [german('Anna'), discord.channel(), discord.channel('elsewhere')];
    const old = await started(anna, there);
    const { message } = await anna.command(here, 'molotow table');
    await hall.quiet();
    expect(anna.sees(there).map(({ id }) => id)).not.toContain(old.id);
    expect(
      anna
        .sees(here)
        .filter(isPublic)
        .map(({ id }) => id),
    ).toEqual([message?.id]);
  });

  it('is not called elsewhere by somebody who does not sit there', async () => {
    const [anna, ben, there, here] = [german('Anna'), german('Ben'), discord.channel(), discord.channel('elsewhere')];
    const table = tableOf(await started(anna, there));
    expect(await told(hall, () => ben.command(here, 'molotow table', { table }))).toBe(de.refusals['not-seated']);
  });
});

describe('a table in', () => {
  it.each(['thread', 'voice', 'announcement'] as const)('a channel of kind %s', async (kind) => {
    const anna = german('Anna');
    const parent = discord.channel();
    const channel = discord.channel('jass', { kind, ...(kind === 'thread' ? { parent } : {}) });
    await started(anna, channel);
    expect(cardsOf(await openHand(anna, channel))).toHaveLength(12);
    for (let step = 0; step < 6; step++) if (!(await playFirst(anna, channel))) await hall.tick();
    expect(cardsOf(handOf(anna, channel) as Seen).length).toBeLessThan(12);
  });
});

it('a hand whose table was closed says so, and has no buttons left', async () => {
  const [anna, channel] = [german('Anna'), discord.channel()];
  await started(anna, channel);
  const hand = await openHand(anna, channel);
  const [card = ''] = hand.buttons.flatMap(({ customId }) => customId ?? []);
  await anna.command(channel, 'molotow close');
  await hall.quiet();
  expect(newest(anna, channel, ({ id }) => id === hand.id)?.text).toBe(de.endings.closed);
  expect(await toldInPlace(hall, () => anna.press(hand, card.replace('wait', 'play')))).toBe(
    de.refusals['table-ended'],
  );
});
