import { describe, expect, it } from 'vitest';
import type { Person, Seen } from '../../src/sandbox/index.ts';
import { textIn } from '../../src/text/index.ts';
import { buttonOf, handOf, hasButton, newest, openHall, openHand, playFirst, startGame } from './hall.ts';
import { idOf, tableOf, told } from './told.ts';

const hall = await openHall(import.meta.url);
const { discord } = hall;
const de = textIn('de');

async function game(options: Readonly<Record<string, string | number>> = { players: 3, computers: 1 }) {
  const channel = discord.channel();
  const [host, guest] = [discord.person('Anna', { locale: 'de' }), discord.person('Ben', { locale: 'de' })];
  await startGame(hall, { channel, people: [host, guest] }, options);
  const table = () => newest(host, channel, (seen) => !seen.ephemeral) as Seen;
  const leave = (person: Person) => person.command(channel, 'molotow leave');
  return { channel, host, guest, id: tableOf(table()), table, leave };
}

/** Lets whoever is on turn play, and the clock do the rest, until `done`. */
async function playUntilTurnOf(
  person: Person,
  others: readonly Person[],
  { channel }: Awaited<ReturnType<typeof game>>,
) {
  for (let step = 0; step < 50; step++) {
    await hall.quiet();
    const hand = handOf(person, channel);
    if (hand && hasButton('play')(hand)) return;
    let played = false;
    for (const other of others) played = (await playFirst(other, channel)) || played;
    if (!played) await hall.tick();
  }
  throw new Error(`it never was the turn of ${person.name}`);
}

describe('who leaves a running game', () => {
  it('is replaced by a computer, openly, which plays on', async () => {
    const round = await game();
    await playUntilTurnOf(round.guest, [round.host], round);
    expect((await round.leave(round.guest)).message?.text).toBe(de.answers.left);
    await hall.quiet();
    expect(round.table().text).toMatch(/Computer für .*Ben/);
    expect(handOf(round.guest, round.channel)?.text).toBe(de.answers.left);
    const before = round.table().text;
    await hall.tick();
    expect(round.table().text).not.toBe(before);
  });

  it('gets the seat back with “My hand”, and the cards that are left', async () => {
    const round = await game();
    await round.leave(round.guest);
    const back = await openHand(round.guest, round.channel);
    expect(back.text.split('\n')[0]).toBe(de.answers.tookBack);
    await hall.quiet();
    expect(round.table().text).not.toContain('Computer für');
    expect(handOf(round.guest, round.channel)?.text.split('\n')[0]).toBe(de.answers.tookBack);
  });

  it('sees in an open hand who plays for them, and takes over there', async () => {
    const round = await game();
    const opened = handOf(round.guest, round.channel) as Seen;
    await round.leave(round.guest);
    await hall.quiet();
    const hand = newest(round.guest, round.channel, ({ id }) => id === opened.id) as Seen;
    expect(hand.text).toBe(de.hand.computerPlays);
    const { answered, message } = await round.guest.click(hand, idOf(hand, 'takeBack'));
    expect([answered, message?.text.split('\n')[0]]).toEqual(['update', de.answers.tookBack]);
  });

  it('may leave twice', async () => {
    const round = await game();
    await round.leave(round.guest);
    expect(await told(hall, () => round.leave(round.guest))).toBe(de.answers.left);
  });

  it('cannot play from an old hand: the computer has the seat', async () => {
    const round = await game();
    await playUntilTurnOf(round.guest, [round.host], round);
    const hand = handOf(round.guest, round.channel) as Seen;
    const card = idOf(hand, 'play');
    await round.leave(round.guest);
    const { message } = await round.guest.press(hand, card);
    expect(message?.text.split('\n')[0]).toBe(de.refusals['seat-is-played-by-computer']);
    expect(message && buttonOf(message, 'takeBack')).toBeDefined();
  });

  it('as host leaves the table to somebody who plays and can close it', async () => {
    const round = await game();
    await round.leave(round.host);
    const { message } = await round.guest.command(round.channel, 'molotow close');
    expect(message?.text).toBe(de.answers.closed);
  });

  it('as the last one ends the table', async () => {
    const round = await game();
    await round.leave(round.guest);
    await round.leave(round.host);
    await hall.quiet();
    expect(round.table().text).toContain(de.endings.closed);
    expect((await hall.store.load({ server: discord.guildId, id: round.id }))?.due).toBeNull();
    expect(await told(hall, () => round.guest.press(round.table(), `1:takeBack:${round.id}`))).toBe(de.endings.closed);
  });
});
