import { describe, expect, it } from 'vitest';
import type { Channel, Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { handOf, hasButton, newest, openHall, openHand, playFirst } from './hall.ts';
import { cardsOf, idOf, tableOf, told } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const { opening, refusals } = textIn('de');
const german = (name: string) => discord.person(name, { locale: 'de' });
const publicOnes = (person: Person, channel: Channel | string) =>
  person.sees(channel).filter((seen) => !seen.ephemeral);

/** The thread that a message leads to. */
function threadIn({ text }: Seen): string {
  const [, id] = /<#(\d+)>/.exec(text) ?? [];
  if (id === undefined) throw new Error(`no thread in: ${text}`);
  return id;
}

const threadsOpened = (channel: Channel) =>
  discord.requests().filter(({ method, path }) => method === 'POST' && path === `/channels/${channel.id}/threads`);

describe('a thread for the table', () => {
  it('is opened, named after the host, and the game is played there', async () => {
    const [anna, ben, channel] = [german('Anna'), german('Ben'), discord.channel()];
    const { message } = await anna.command(channel, 'molotow open', { thread: true, computers: 1, players: 3 });
    expect(message?.ephemeral).toBe(false);
    const thread = threadIn(message as Seen);
    expect(threadsOpened(channel)[0]?.body).toMatchObject({ name: opening.threadName({ name: 'Anna' }), type: 11 });
    await hall.quiet();
    const lobby = newest(ben, { id: thread } as Channel, hasButton('join')) as Seen;
    await ben.click(lobby, idOf(lobby, 'join'));
    await anna.click(lobby, idOf(lobby, 'start'));
    await hall.quiet();
    const there = { id: thread } as Channel;
    for (const person of [anna, ben]) await openHand(person, there);
    for (let step = 0; step < 12; step++) {
      for (const person of [anna, ben]) await playFirst(person, there);
      await hall.tick();
    }
    expect(cardsOf(handOf(anna, there) as Seen).length).toBeLessThan(11);
    expect(publicOnes(ben, channel)).toHaveLength(1);
  });

  it.each(['CreatePublicThreads', 'SendMessagesInThreads'] as const)(
    'without %s: the table is opened in the channel, and its host is told what is missing and where it is given',
    async (permission) => {
      const [anna, channel] = [german('Anna'), discord.channel()];
      discord.deny(channel, [permission]);
      const { message } = await anna.command(channel, 'molotow open', { thread: true });
      await hall.quiet();
      expect(message && hasButton('join')(message)).toBe(true);
      const note = handOf(anna, channel)?.text;
      expect(note).toBe(opening.threadForbidden({ permissions: [permission], where: `<#${channel.id}>` }));
      expect(note).toContain('Servereinstellungen');
      expect(threadsOpened(channel)).toEqual([]);
    },
  );

  it.each(['thread', 'voice', 'announcement'] as const)(
    'there is none in a %s: the table is opened there',
    async (kind) => {
      const anna = german('Anna');
      const parent = discord.channel();
      const channel = discord.channel('jass', { kind, ...(kind === 'thread' ? { parent } : {}) });
      const { message } = await anna.command(channel, 'molotow open', { thread: true });
      await hall.quiet();
      expect(message && hasButton('join')(message)).toBe(true);
      expect(handOf(anna, channel)?.text).toBe(opening.noThreadHere);
    },
  );

  it('no thread is left behind by a table that can’t be opened', async () => {
    const [anna, channel] = [german('Anna'), discord.channel()];
    const open = () => anna.command(channel, 'molotow open', { thread: true, game: 'sticks', players: 5 });
    expect(await told(hall, open)).toBe(refusals['sticks-need-four']);
    expect(threadsOpened(channel)).toEqual([]);
  });

  it('a thread that is deleted: the table is called into the channel', async () => {
    const [anna, channel] = [german('Anna'), discord.channel()];
    const { message } = await anna.command(channel, 'molotow open', { thread: true, computers: 3 });
    await hall.quiet();
    const thread = threadIn(message as Seen);
    const lobby = newest(anna, { id: thread } as Channel, hasButton('start')) as Seen;
    await anna.click(lobby, idOf(lobby, 'start'));
    await hall.quiet();
    discord.deleteChannel(thread);
    await anna.command(channel, 'molotow hand');
    for (let step = 0; step < 8; step++) if (!(await playFirst(anna, channel))) await hall.tick();
    await anna.command(channel, 'molotow table');
    await hall.quiet();
    expect(publicOnes(anna, channel).filter(hasButton('hand'))).toHaveLength(1);
  });
});

it('a table in a forum post', async () => {
  const anna = german('Anna');
  const post = discord.channel('beitrag', { kind: 'thread', parent: discord.channel('forum', { kind: 'forum' }) });
  const { message } = await anna.command(post, 'molotow open', { computers: 3 });
  await anna.click(message as Seen, idOf(message, 'start'));
  await hall.quiet();
  expect(cardsOf(await openHand(anna, post))).toHaveLength(9);
});

describe('the role that is called', () => {
  /** A server of its own: its admin has chosen a role that Carla has, and Anna opens a table. */
  async function called(options: Readonly<Record<string, string | boolean>> = {}) {
    const { id: guild } = discord.guild('Jass');
    const channel = discord.channel('stube', { guild });
    const mia = discord.person('Mia', { guild, permissions: ['ManageGuild'] });
    const [anna, carla] = ['Anna', 'Carla'].map((name) => discord.person(name, { guild })) as [Person, Person];
    const role = discord.role('Jasser', [carla], guild);
    const { message: panel } = await mia.command(channel, 'molotow-admin settings');
    await mia.select(panel as Seen, '1:setServer:openingRole', [role]);
    const { message } = await anna.command(channel, 'molotow open', options);
    await hall.quiet();
    return { mia, anna, carla, channel, role, opened: message as Seen };
  }

  it('is pinged once when a table opens, and nobody else', async () => {
    const { anna, carla, mia, channel, role, opened } = await called();
    expect(opened.text).toContain(opening.calls({ role: `<@&${role}>` }));
    expect(carla.pings().map(({ id }) => id)).toEqual([opened.id]);
    await anna.click(opened, idOf(opened, 'addComputer'));
    await anna.click(opened, idOf(opened, 'addComputer'));
    await anna.click(opened, idOf(opened, 'start'));
    await hall.quiet();
    expect([carla, mia, anna].map((person) => person.pings().length)).toEqual([1, 0, 0]);
    expect(newest(anna, channel, ({ id }) => id === opened.id)?.text).not.toContain('<@&');
  });

  it('is pinged in the channel, not in the thread', async () => {
    const { carla, channel, opened } = await called({ thread: true });
    expect(carla.pings().map(({ id, channelId }) => [id, channelId])).toEqual([[opened.id, channel.id]]);
  });

  it('is nobody once the setting is taken back', async () => {
    const { mia, anna, carla, channel } = await called();
    const { message: panel } = await mia.command(channel, 'molotow-admin settings');
    await mia.select(panel as Seen, '1:setServer:openingRole', []);
    const { message } = await anna.command(channel, 'molotow open');
    expect(message?.text).not.toContain('<@&');
    expect(tableOf(message as Seen)).toMatch(/^\w{8}$/);
    expect(carla.pings()).toHaveLength(1);
  });
});
