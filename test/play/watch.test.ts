import { describe, expect, it } from 'vitest';
import type { Channel, Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { handOf, hasButton, newest, openHall, openHand, playFirst } from './hall.ts';
import { idOf, tableOf, told } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const { endings, faults, opening, refusals } = textIn('de');
const german = (name: string) => discord.person(name, { locale: 'de' });
const shownIn = (person: Person, channel: Channel) => person.sees(channel).filter(({ ephemeral }) => !ephemeral);

/** Anna plays with computers; Ben follows from elsewhere. */
async function watched() {
  const [anna, ben] = [german('Anna'), german('Ben')];
  const [channel, elsewhere] = [discord.channel(), discord.channel('elsewhere')];
  const { message: lobby } = await anna.command(channel, 'molotow open', { computers: 3 });
  await anna.click(lobby as Seen, idOf(lobby, 'start'));
  await hall.quiet();
  const table = tableOf(lobby as Seen);
  const { message } = await ben.command(elsewhere, 'molotow watch', { table });
  expect(message?.ephemeral).toBe(false);
  await hall.quiet();
  await openHand(anna, channel);
  return { anna, ben, channel, elsewhere, table, watch: message as Seen };
}

async function playOn(anna: Person, channel: Channel): Promise<void> {
  for (let step = 0; step < 4; step++) {
    await playFirst(anna, channel);
    await hall.tick();
  }
  await hall.quiet();
}

describe('/molotow watch', () => {
  it('shows the table in a second message that lives as the first does, over a restart, and ends with the table', async () => {
    const { anna, ben, channel, elsewhere, watch } = await watched();
    await playOn(anna, channel);
    await hall.restart();
    await playOn(anna, channel);
    const [here, there] = [shownIn(anna, channel).at(-1), newest(ben, elsewhere, ({ id }) => id === watch.id)];
    expect(there?.text).toBe(here?.text);
    expect(there?.text).not.toBe(watch.text);
    await anna.command(channel, 'molotow close');
    await hall.quiet();
    const ended = newest(ben, elsewhere, ({ id }) => id === watch.id);
    expect(ended?.text).toContain(endings.closed);
    expect(ended && hasButton('hand')(ended)).toBe(false);
  });

  it('has a new message at each deal, and no buttons on the old one', async () => {
    const { anna, ben, channel, elsewhere } = await watched();
    for (let step = 0; step < 200 && shownIn(ben, elsewhere).length < 2; step++) {
      if (!(await playFirst(anna, channel))) await hall.tick();
    }
    await hall.quiet();
    expect(shownIn(ben, elsewhere).filter(({ buttons }) => buttons.length > 0)).toHaveLength(1);
  });

  it('is one message: from a third channel it follows there, and no longer here', async () => {
    const { ben, elsewhere, table, watch } = await watched();
    const third = discord.channel('third');
    await ben.command(third, 'molotow watch', { table });
    await hall.quiet();
    expect(shownIn(ben, elsewhere).map(({ id }) => id)).not.toContain(watch.id);
    expect(shownIn(ben, third)).toHaveLength(1);
  });

  it('gives way to the table itself where that is called into its channel', async () => {
    const { anna, elsewhere } = await watched();
    await anna.command(elsewhere, 'molotow table');
    await hall.quiet();
    expect(shownIn(anna, elsewhere).filter(hasButton('hand'))).toHaveLength(1);
  });

  it('is over where its message is deleted, and the game goes on', async () => {
    const { anna, ben, channel, elsewhere, watch } = await watched();
    discord.deleteMessage(watch);
    await playOn(anna, channel);
    expect(shownIn(ben, elsewhere)).toEqual([]);
    expect(shownIn(anna, channel).filter(hasButton('hand'))).toHaveLength(1);
    expect(handOf(anna, channel)).toBeDefined();
  });

  it('a channel that is deleted harms no game', async () => {
    const { anna, channel, elsewhere } = await watched();
    hall.clock.advance(16 * 60_000);
    discord.deleteChannel(elsewhere);
    await anna.command(channel, 'molotow hand');
    await playOn(anna, channel);
    expect(shownIn(anna, channel).some(hasButton('hand'))).toBe(true);
  });

  it('not where the table is already, or is followed from', async () => {
    const { ben, channel, elsewhere, table } = await watched();
    for (const place of [channel, elsewhere]) {
      expect(await told(hall, () => ben.command(place, 'molotow watch', { table }))).toBe(opening.isHere);
    }
  });

  it('no table of another server, none that has ended, none that never was', async () => {
    const { anna, channel, table } = await watched();
    const { id: guild } = discord.guild('elsewhere');
    const carla = discord.person('Carla', { guild });
    const there = discord.channel('there', { guild });
    expect(await told(hall, () => carla.command(there, 'molotow watch', { table }))).toBe(faults.missingTable);
    expect(await told(hall, () => carla.command(there, 'molotow watch'))).toBe(faults.noTableHere);
    await anna.command(channel, 'molotow close');
    const third = discord.channel('third');
    expect(await told(hall, () => anna.command(third, 'molotow watch', { table }))).toBe(refusals['table-ended']);
  });
});
