import { describe, expect, it } from 'vitest';
import type { Channel, Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { handOf, hasButton, newest, openHall } from './hall.ts';
import { cardsOf, idOf, tableOf, told } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const de = textIn('de');
const en = textIn('en');

interface Lobby {
  readonly channel: Channel;
  readonly host: Person;
  readonly guest: Person;
  readonly lobby: Seen;
  readonly id: string;
  /** The lobby's message as it stands now. */
  now(): Seen;
}

/** Anna opens a table; Ben, who reads English, has not sat down. */
async function opened(options: Readonly<Record<string, string | number>> = {}): Promise<Lobby> {
  const channel = discord.channel();
  const [host, guest] = [discord.person('Anna', { locale: 'de' }), discord.person('Ben', { locale: 'en-GB' })];
  const { message: lobby } = await host.command(channel, 'molotow open', options);
  if (!lobby) throw new Error('no lobby');
  const now = () => newest(guest, channel, ({ id }) => id === lobby.id) as Seen;
  return { channel, host, guest, lobby, id: tableOf(lobby), now };
}

const join = async ({ lobby }: Lobby, person: Person) =>
  expect((await person.click(lobby, idOf(lobby, 'join'))).answered).toBe('update');

describe('before the start', () => {
  it('joining shows who sits there; twice is told, and changes nothing', async () => {
    const table = await opened();
    await join(table, table.guest);
    expect(table.now().text).toContain('Ben');
    const again = () => table.guest.click(table.lobby, idOf(table.now(), 'join'));
    expect(await told(hall, again)).toBe(en.refusals['already-seated']);
    expect(await told(hall, () => table.host.command(table.channel, 'molotow join'))).toBe(
      de.refusals['already-seated'],
    );
  });

  it('a table full of people takes nobody else', async () => {
    const table = await opened({ players: 3 });
    for (const name of ['Carla', 'Dario']) await join(table, discord.person(name));
    expect(await told(hall, () => table.guest.click(table.lobby, idOf(table.now(), 'join')))).toBe(
      en.refusals['table-full'],
    );
  });

  it('a seat that was only given to a computer is taken over', async () => {
    const table = await opened({ players: 3, computers: 2 });
    expect(table.lobby.text).toMatch(/Computer 1[\s\S]*Computer 2/);
    await join(table, table.guest);
    expect(table.now().text).toContain('Computer 1');
    expect(table.now().text).not.toContain('Computer 2');
  });

  it('two people who want the last seat at once: one has it, the other is told', async () => {
    const table = await opened({ players: 3, computers: 0 });
    await join(table, discord.person('Carla'));
    const both = await Promise.all(
      [table.guest, discord.person('Dario', { locale: 'en-US' })].map((person) =>
        person.click(table.lobby, idOf(table.lobby, 'join')),
      ),
    );
    expect(both.map(({ answered }) => answered).sort()).toEqual(['message', 'update']);
    expect(both.find(({ answered }) => answered === 'message')?.message?.text).toBe(en.refusals['table-full']);
  });

  it('too few players cannot start', async () => {
    const table = await opened();
    await join(table, table.guest);
    expect(await told(hall, () => table.host.click(table.lobby, idOf(table.now(), 'start')))).toBe(
      de.refusals['too-few-players'],
    );
    expect(await told(hall, () => table.host.command(table.channel, 'molotow start'))).toBe(
      de.refusals['too-few-players'],
    );
  });

  it.each(['start', 'addComputer', 'removeComputer'])('only the host does this: %s', async (verb) => {
    const table = await opened({ computers: 2 });
    await join(table, table.guest);
    expect(await told(hall, () => table.guest.click(table.lobby, idOf(table.now(), verb)))).toBe(
      en.refusals['only-host'],
    );
  });

  it('the host adds computers until the table is full, and takes them away again', async () => {
    const table = await opened({ players: 3 });
    const click = (verb: string) => table.host.click(table.lobby, idOf(table.now(), verb));
    for (let count = 0; count < 2; count++) expect((await click('addComputer')).answered).toBe('update');
    expect(await told(hall, () => click('addComputer'))).toBe(de.refusals['table-full']);
    for (let count = 0; count < 2; count++) expect((await click('removeComputer')).answered).toBe('update');
    expect(await told(hall, () => click('removeComputer'))).toBe(de.refusals['no-computer-to-remove']);
  });

  it('too many computers for the table', async () => {
    const channel = discord.channel();
    const anna = discord.person('Anna', { locale: 'de' });
    const open = () => anna.command(channel, 'molotow open', { players: 3, computers: 3 });
    expect(await told(hall, open)).toBe(de.refusals['nobody-would-play']);
  });

  it('a game for four is not opened for five', async () => {
    const channel = discord.channel();
    const anna = discord.person('Anna', { locale: 'en-US' });
    const open = (game: string) => () => anna.command(channel, 'molotow open', { game, players: 5 });
    expect(await told(hall, open('sticks'))).toBe(en.refusals['sticks-need-four']);
    expect(await told(hall, open('mohren'))).toBe(en.refusals['announced-needs-four']);
  });

  it('the host leaves: the next person takes over and may start', async () => {
    const table = await opened({ computers: 2 });
    await join(table, table.guest);
    expect((await table.host.click(table.lobby, idOf(table.now(), 'leave'))).answered).toBe('update');
    expect(table.now().text).not.toContain('Anna');
    expect((await table.guest.click(table.lobby, idOf(table.now(), 'start'))).answered).toBe('message');
    await hall.quiet();
  });

  it('the last person leaves: the table is closed, and its message has no buttons left', async () => {
    const table = await opened({ computers: 3 });
    await table.host.click(table.lobby, idOf(table.lobby, 'leave'));
    await hall.quiet();
    expect(table.now().text).toContain(de.endings.closed);
    expect(table.now().buttons).toEqual([]);
    expect(await told(hall, () => table.guest.press(table.lobby, `1:join:${table.id}`))).toBe(
      en.refusals['table-ended'],
    );
  });

  it('leaving a table where one does not sit', async () => {
    const table = await opened();
    expect(await told(hall, () => table.guest.click(table.lobby, idOf(table.lobby, 'leave')))).toBe(
      en.refusals['not-seated'],
    );
  });

  it('a hand before the start says when the cards come', async () => {
    const table = await opened();
    expect((await table.host.command(table.channel, 'molotow hand')).message?.text).toBe(de.hand.lobby);
  });
});

describe('starting', () => {
  it('the second of two clicks is no refusal: the host gets their hand', async () => {
    const table = await opened({ computers: 3 });
    const start = idOf(table.lobby, 'start');
    const [first, second] = await Promise.all([1, 2].map(() => table.host.press(table.lobby, start)));
    await hall.quiet();
    expect([first?.message?.ephemeral, second?.message?.ephemeral]).toEqual([false, true]);
    expect(cardsOf(second?.message as Seen)).toHaveLength(9);
    const tables = table.guest.sees(table.channel).filter(hasButton('hand'));
    expect(tables).toHaveLength(1);
    expect(table.now().text).toContain(de.lobby.started);
    expect(table.now().buttons).toEqual([]);
  });

  it('buttons of the old lobby lead nowhere, with a sentence', async () => {
    const table = await opened({ computers: 3 });
    await table.host.click(table.lobby, idOf(table.lobby, 'start'));
    await hall.quiet();
    for (const [verb, refusal] of [
      ['join', 'only-between-deals'],
      ['start', 'not-in-lobby'],
    ] as const) {
      expect(await told(hall, () => table.guest.press(table.lobby, `1:${verb}:${table.id}`))).toBe(
        en.refusals[refusal],
      );
    }
    for (const verb of ['addComputer', 'removeComputer']) {
      expect(await told(hall, () => table.host.press(table.lobby, `1:${verb}:${table.id}`))).toBe(
        de.refusals['not-in-lobby'],
      );
    }
  });

  it('everybody who had opened their hand in the lobby sees their cards', async () => {
    const table = await opened({ computers: 3 });
    await table.host.command(table.channel, 'molotow hand');
    await table.host.click(table.lobby, idOf(table.lobby, 'start'));
    await hall.quiet();
    const hand = handOf(table.host, table.channel);
    expect(cardsOf(hand as Seen)).toHaveLength(9);
  });
});

describe('closing', () => {
  const close = (table: Lobby, person: Person) => () => person.command(table.channel, 'molotow close');

  it('is not for strangers; a guest votes for it', async () => {
    const table = await opened({ computers: 2 });
    expect(await told(hall, close(table, table.guest))).toBe(en.refusals['only-host']);
    await join(table, table.guest);
    expect((await close(table, table.guest)()).message?.text).toBe(en.answers.voted({ votes: 1, needed: 2 }));
  });

  it.each(['lobby', 'game'] as const)('is the right of the host, in the %s', async (phase) => {
    const table = await opened({ computers: 3 });
    if (phase === 'game') await table.host.click(table.lobby, idOf(table.lobby, 'start'));
    await hall.quiet();
    expect((await close(table, table.host)()).message?.text).toBe(de.answers.closed);
    await hall.quiet();
    const shown = newest(table.guest, table.channel, ({ ephemeral }) => !ephemeral);
    expect(shown?.text).toContain(de.endings.closed);
    expect(shown && hasButton('hand')(shown)).toBe(false);
    expect(await told(hall, close(table, table.host))).toBe(de.faults.noTableHere);
  });

  it('is the right of whoever may manage messages here', async () => {
    const table = await opened({ computers: 3 });
    const moderator = discord.person('Mia', { locale: 'de', permissions: ['ManageMessages'] });
    expect((await close(table, moderator)()).message?.text).toBe(de.answers.closed);
    await hall.quiet();
    expect(table.now().text).toContain(de.endings.closed);
  });
});
